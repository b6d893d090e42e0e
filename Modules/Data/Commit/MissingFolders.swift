/// Folders that something is to be written into for the first time.
enum MissingFolders {
    /// Creates the folder at an absolute path and those above it that do not exist.
    static func create(_ path: String, _ fileSystem: FileSystem) throws(SystemFault) {
        do throws(SystemFault) {
            try fileSystem.makeFolder(path)
        } catch {
            switch error.code {
            case ErrorNumber.exists: return
            case ErrorNumber.noSuchFile:
                guard let slash = path.lastIndex(of: "/"), slash != path.startIndex else { throw error }
                try create(String(path[..<slash]), fileSystem)
                try makeUnlessThere(path, fileSystem)
            default: throw error
            }
        }
    }

    private static func makeUnlessThere(_ path: String, _ fileSystem: FileSystem) throws(SystemFault) {
        do throws(SystemFault) {
            try fileSystem.makeFolder(path)
        } catch {
            if error.code != ErrorNumber.exists { throw error }
        }
    }
}
