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

    /// Makes a pipe that bears a name, and the folder it stands in.
    func makePipe(_ name: String) throws {
        if let slash = name.lastIndex(of: "/") { try makeFolder(String(name[..<slash])) }
        guard mkfifo(path(name), 0o600) == 0 else { throw LinkFault(code: errno) }
    }

    func isLink(_ name: String) -> Bool {
        var status = stat()
        return lstat(path(name), &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
    }

    func rename(_ name: String, to newName: String) throws {
        guard renameat(AT_FDCWD, path(name), AT_FDCWD, path(newName)) == 0 else {
            throw LinkFault(code: errno)
        }
    }
}

extension TemporaryFolder {
    /// Sets when a file was last changed, in seconds since 1970.
    func setModified(_ name: String, to seconds: Int) throws {
        let time = timespec(tv_sec: seconds, tv_nsec: 0)
        guard utimensat(AT_FDCWD, path(name), [time, time], 0) == 0 else { throw LinkFault(code: errno) }
    }
}
