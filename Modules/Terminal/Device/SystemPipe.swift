#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A pipe whose ends are not inherited by other programs.
struct SystemPipe {
    let reading: Int32
    let writing: Int32

    /// Returns nil if the system has no descriptors left.
    ///
    /// - Parameter isBlocking: If false, neither end waits for the other, and bytes that do not fit are lost.
    init?(isBlocking: Bool = false) {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return nil }
        for end in ends {
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
            if !isBlocking { _ = fcntl(end, F_SETFL, fcntl(end, F_GETFL) | O_NONBLOCK) }
        }
        (reading, writing) = (ends[0], ends[1])
    }

    /// Reads all bytes now in the pipe.
    func drain() -> [UInt8] {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 4096)
        while true {
            let count = read(reading, &buffer, buffer.count)
            if count > 0 {
                bytes += buffer[..<count]
            } else if count == 0 || errno != EINTR {
                return bytes
            }
        }
    }

    func close() {
        for end in [reading, writing] { _ = systemClose(end) }
    }
}

// The method hides the C function of the same name.
private func systemClose(_ descriptor: Int32) -> Int32 {
    close(descriptor)
}
