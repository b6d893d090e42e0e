#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Holds back output to stderr while the screen belongs to frames, up to the capacity of a pipe.
struct ErrorCapture {
    let pipe: SystemPipe
    /// A duplicate of the original stderr.
    let original: Int32

    /// Returns nil if stderr is no terminal, as its output then disturbs no frame.
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

    /// Restores stderr and writes the captured output to it.
    func release() {
        dup2(original, STDERR_FILENO)
        ByteWriter(descriptor: original).write(pipe.drain())
        pipe.close()
        close(original)
    }
}
