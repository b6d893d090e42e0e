#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Lists and removes files under a path, never following symbolic links.
package enum FileTree {
    /// Relative paths, a folder before its contents and with a slash at its end.
    package static func paths(under root: String, prefix: String = "") -> [String] {
        names(in: "\(root)/\(prefix)").flatMap { name in
            isFolder("\(root)/\(prefix)\(name)")
                ? ["\(prefix)\(name)/"] + paths(under: root, prefix: "\(prefix)\(name)/")
                : ["\(prefix)\(name)"]
        }
    }

    /// The Swift sources under a folder, by their relative paths.
    package static func sources(under root: String) throws(FailedCall) -> [(path: String, text: String)] {
        var sources: [(path: String, text: String)] = []
        for path in paths(under: root) where path.hasSuffix(".swift") {
            sources.append((path, String(decoding: try FileBytes.read("\(root)/\(path)"), as: UTF8.self)))
        }
        return sources
    }

    package static func remove(_ path: String) {
        guard isFolder(path) else {
            unlink(path)
            return
        }
        // A test may have made it read-only.
        chmod(path, 0o700)
        for name in names(in: path) {
            remove("\(path)/\(name)")
        }
        rmdir(path)
    }

    private static func isFolder(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    /// The names in a folder, none if it cannot be read.
    package static func names(in folder: String) -> [String] {
        guard let stream = opendir(folder) else { return [] }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) {
                String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
            }
            if name != ".", name != ".." { names.append(name) }
        }
        return names
    }
}
