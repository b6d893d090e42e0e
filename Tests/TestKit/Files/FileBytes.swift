#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Reads and writes whole files as bytes.
package enum FileBytes {
    package static func read(_ path: String) throws(FailedCall) -> [UInt8] {
        let number = open(path, O_RDONLY | O_CLOEXEC)
        guard number >= 0 else { throw FailedCall("open(\(path))") }
        let file = Descriptor(number)
        var bytes: [UInt8] = []
        while let chunk = try file.readChunk() {
            bytes += chunk
        }
        return bytes
    }

    package static func write(_ bytes: [UInt8], to path: String, mode: UInt16) throws(FailedCall) {
        let number = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, mode_t(mode))
        guard number >= 0 else { throw FailedCall("open(\(path))") }
        let file = Descriptor(number)
        var rest = bytes[...]
        while !rest.isEmpty {
            rest = rest.dropFirst(try file.writeSome(rest))
        }
    }

    /// Adds a line to a file; one short write at its end does not mix with those of other tests. Failures are ignored.
    static func append(_ line: String, to path: String) {
        let number = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o644)
        guard number >= 0 else { return }
        _ = try? Descriptor(number).writeSome(Array(line.utf8)[...])
    }

    /// Creates the folder and its missing parents.
    static func makeFolder(_ path: String) throws(FailedCall) {
        var built = path.hasPrefix("/") ? "" : "."
        for part in path.split(separator: "/") {
            built += "/" + part
            if mkdir(built, 0o755) != 0, errno != EEXIST { throw FailedCall("mkdir(\(built))") }
        }
    }
}
