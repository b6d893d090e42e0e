#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Holds back what is written to stderr while the screen belongs to frames, at most what a pipe takes.
struct ErrorCapture {
    let pipe: SystemPipe
    /// The stream that stderr was.
    let original: Int32

    /// Nil where stderr is no terminal and so does not disturb.
    init?() {
        guard isatty(STDERR_FILENO) == 1, let pipe = SystemPipe() else { return nil }
        let original = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3)
        guard original >= 0, dup2(pipe.writing, STDERR_FILENO) >= 0 else {
            pipe.close()
            return nil
        }
        self.pipe = pipe
        self.original = original
    }

    /// Gives stderr back and writes to it what was held.
    func release() {
        dup2(original, STDERR_FILENO)
        ByteWriter(descriptor: original).write(pipe.drain())
        pipe.close()
        close(original)
    }
}
