import Processes

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A file by its path.
struct File {
    let path: String

    func bytes() throws -> [UInt8] {
        let file = open(path, O_RDONLY)
        guard file >= 0 else { throw FailedCall("open(\(path))") }
        defer { close(file) }
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = read(file, &chunk, chunk.count)
            guard count >= 0 else { throw FailedCall("read(\(path))") }
            guard count > 0 else { return bytes }
            bytes += chunk[..<count]
        }
    }

    /// Puts bytes in the place of the file so that they outlast a power cut: the least that a safe save does.
    func replace(with bytes: [UInt8]) throws {
        let temporary = path + ".new"
        let file = open(temporary, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
        guard file >= 0 else { throw FailedCall("open(\(temporary))") }
        defer { close(file) }
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
            guard count > 0 else { throw FailedCall("write(\(temporary))") }
            rest = rest.dropFirst(count)
        }
        guard fsync(file) == 0 else { throw FailedCall("fsync(\(temporary))") }
        guard rename(temporary, path) == 0 else { throw FailedCall("rename(\(temporary))") }
        try syncFolder()
    }

    /// Puts the bytes of another file in its place, a piece at a time: what this process holds counts as the memory of
    /// the programs that it starts.
    func copy(from other: File) throws {
        let source = open(other.path, O_RDONLY)
        guard source >= 0 else { throw FailedCall("open(\(other.path))") }
        defer { close(source) }
        let file = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
        guard file >= 0 else { throw FailedCall("open(\(path))") }
        defer { close(file) }
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = read(source, &chunk, chunk.count)
            guard count >= 0 else { throw FailedCall("read(\(other.path))") }
            guard count > 0 else { return }
            guard write(file, chunk, count) == count else { throw FailedCall("write(\(path))") }
        }
    }

    /// The moment of the last change, in seconds since 1970; nil if there is no such file.
    var changed: Double? {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        #if canImport(Darwin)
            let time = status.st_mtimespec
        #else
            let time = status.st_mtim
        #endif
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    func remove() throws {
        guard unlink(path) == 0 else { throw FailedCall("unlink(\(path))") }
    }

    private func syncFolder() throws {
        let folderPath = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
        let folder = open(folderPath, O_RDONLY)
        guard folder >= 0 else { throw FailedCall("open(\(folderPath))") }
        defer { close(folder) }
        guard fsync(folder) == 0 else { throw FailedCall("fsync(\(folderPath))") }
    }
}
