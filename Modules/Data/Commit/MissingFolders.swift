/// Folders that something is to be written into for the first time.
enum MissingFolders {
    /// Creates the folder at a path and those above it that do not exist, and brings their names to the disk.
    static func create(_ path: String, _ fileSystem: FileSystem) throws(SystemFault) {
        do throws(SystemFault) {
            try make(path, fileSystem)
        } catch {
            guard error.code == ErrorNumber.noSuchFile, let parent = parent(of: path) else { throw error }
            try create(parent, fileSystem)
            try make(path, fileSystem)
        }
    }

    private static func make(_ path: String, _ fileSystem: FileSystem) throws(SystemFault) {
        do throws(SystemFault) {
            try fileSystem.makeFolder(path)
        } catch {
            if error.code == ErrorNumber.exists { return }
            throw error
        }
        // A library in a folder whose name is lost would be lost with it.
        try OpenFolder(parent(of: path) ?? ".", fileSystem).synchronize()
    }

    private static func parent(of path: String) -> String? {
        guard let slash = path.lastIndex(of: "/") else { return nil }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }
}
