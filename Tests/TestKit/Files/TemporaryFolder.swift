#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A new empty folder that is removed, with its contents, when the value is destroyed.
///
/// Names are paths relative to the folder.
package final class TemporaryFolder: Sendable {
    /// Absolute, symbolic links resolved, without a slash at the end.
    package let path: String

    package convenience init() throws(FailedCall) {
        try self.init(in: getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp")
    }

    package init(in parent: String) throws(FailedCall) {
        guard let template = strdup("\(parent)/tracker-tests-XXXXXX") else { throw FailedCall("strdup") }
        defer { free(template) }
        guard mkdtemp(template) != nil else { throw FailedCall("mkdtemp(\(parent))") }
        guard let resolved = realpath(template, nil) else { throw FailedCall("realpath") }
        defer { free(resolved) }
        path = String(cString: resolved)
    }

    deinit {
        FileTree.remove(path)
    }

    /// The absolute path of a name in the folder.
    package func path(_ name: String) -> String {
        "\(path)/\(name)"
    }

    package func read(_ name: String) throws(FailedCall) -> [UInt8] {
        try FileBytes.read(path(name))
    }

    /// Writes a file and creates missing folders; the mode applies to a new file and an old one.
    package func write(_ bytes: [UInt8], to name: String, mode: UInt16 = 0o600) throws(FailedCall) {
        if let slash = name.lastIndex(of: "/") {
            try makeFolder(String(name[..<slash]))
        }
        try FileBytes.write(bytes, to: path(name), mode: mode)
        try setMode(mode, of: name)
    }

    package func write(_ text: String, to name: String, mode: UInt16 = 0o600) throws(FailedCall) {
        try write(Array(text.utf8), to: name, mode: mode)
    }

    package func makeFolder(_ name: String) throws(FailedCall) {
        try FileBytes.makeFolder(path(name))
    }

    package func remove(_ name: String) {
        FileTree.remove(path(name))
    }

    /// The paths of all contents at any depth, folders with a slash at their end, sorted by bytes.
    package func list() -> [String] {
        FileTree.paths(under: path).sorted { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) }
    }

    /// The bytes of every regular file inside, by relative path.
    package func contents() throws(FailedCall) -> [String: [UInt8]] {
        var contents: [String: [UInt8]] = [:]
        for name in list() where !name.hasSuffix("/") {
            contents[name] = try read(name)
        }
        return contents
    }

    /// The permission bits (0o7777) of the file; a symbolic link is followed.
    package func mode(of name: String) throws(FailedCall) -> UInt16 {
        var status = stat()
        guard stat(path(name), &status) == 0 else { throw FailedCall("stat(\(name))") }
        return UInt16(truncatingIfNeeded: status.st_mode & 0o7777)
    }

    package func setMode(_ mode: UInt16, of name: String) throws(FailedCall) {
        guard chmod(path(name), mode_t(mode)) == 0 else { throw FailedCall("chmod(\(name))") }
    }
}
