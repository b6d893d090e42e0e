#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

// Calls that create, change and remove names.
extension LibC {
    static func renameEntry(
        _ folder: Descriptor, _ from: String, _ to: String, _ mode: FileSystem.RenameMode
    ) throws(SystemFault) {
        let (from, to) = (PathText.path(from), PathText.path(to))
        let result =
            switch mode {
            case .replace: renameat(folder.number, from, folder.number, to)
            case .exchange: exchange(folder.number, from, to)
            case .keepExisting: renameKeeping(folder.number, from, to)
            }
        try checked(.rename, result)
    }

    static func linkEntry(
        _ folder: Descriptor, _ name: String, _ newFolder: Descriptor, _ newName: String
    ) throws(SystemFault) {
        try checked(
            .link, linkat(folder.number, PathText.path(name), newFolder.number, PathText.path(newName), 0))
    }

    static func removeEntry(_ folder: Descriptor, _ name: String) throws(SystemFault) {
        let name = PathText.path(name)
        if unlinkat(folder.number, name, 0) == 0 { return }
        // For a folder one system returns EISDIR, the other EPERM, which is also possible for a file.
        let code = errno
        if code == EISDIR || code == EPERM, unlinkat(folder.number, name, AT_REMOVEDIR) == 0 { return }
        throw SystemFault(.remove, code: errno == ENOTDIR ? code : errno)
    }

    static func makeFolder(_ path: String) throws(SystemFault) {
        try checked(.makeFolder, mkdir(PathText.path(path), 0o700))
    }

    private static func exchange(_ folder: Int32, _ from: [CChar], _ to: [CChar]) -> Int32 {
        #if canImport(Darwin)
            renameatx_np(folder, from, folder, to, UInt32(RENAME_SWAP))
        #else
            renameat2(folder, from, folder, to, UInt32(RENAME_EXCHANGE))
        #endif
    }

    private static func renameKeeping(_ folder: Int32, _ from: [CChar], _ to: [CChar]) -> Int32 {
        #if canImport(Darwin)
            renameatx_np(folder, from, folder, to, UInt32(RENAME_EXCL))
        #else
            renameat2(folder, from, folder, to, UInt32(RENAME_NOREPLACE))
        #endif
    }
}
