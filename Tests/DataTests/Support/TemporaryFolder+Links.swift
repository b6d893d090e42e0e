import TestKit

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

extension TemporaryFolder {
    struct LinkFault: Error {
        let code: Int32
    }

    /// Makes a symbolic link, and the folder it stands in.
    func link(_ target: String, at name: String) throws {
        if let slash = name.lastIndex(of: "/") { try makeFolder(String(name[..<slash])) }
        guard symlink(target, path(name)) == 0 else { throw LinkFault(code: errno) }
    }

    func isLink(_ name: String) -> Bool {
        var status = stat()
        return lstat(path(name), &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
    }

    func rename(_ name: String, to newName: String) throws {
        guard renameat(AT_FDCWD, path(name), AT_FDCWD, path(newName)) == 0 else { throw LinkFault(code: errno) }
    }
}
