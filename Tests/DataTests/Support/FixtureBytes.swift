#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

enum FixtureBytes {
    struct Unreadable: Error {
        let path: String
    }

    /// The bytes of a file that lies beside the tests.
    static func read(_ name: String) throws(Unreadable) -> [UInt8] {
        let path = Fixture.path(name)
        guard let file = fopen(path, "r") else { throw Unreadable(path: path) }
        defer { fclose(file) }
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 4096)
        while case let count = fread(&chunk, 1, chunk.count, file), count > 0 { bytes += chunk.prefix(count) }
        return bytes
    }
}
