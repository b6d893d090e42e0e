internal import TrackerDomain

/// A file's real location, with symbolic links followed: a write replaces the file, never a link to it.
struct FileLocation: Hashable {
    /// The folder: absolute, and without links if it exists.
    let folder: String
    let name: String
    let folderExists: Bool

    var path: String { folder == "/" ? "/" + name : folder + "/" + name }

    /// The same limit as the system's own.
    private static let maximumLinks = 40

    /// Follows links to files only: a link to anything else itself takes the library's place.
    init(resolving given: String, _ fileSystem: FileSystem) throws(StoreError) {
        var path = given
        for _ in 0..<Self.maximumLinks {
            let (folder, name) = Self.split(path)
            guard !name.isEmpty, name != ".", name != ".." else {
                throw .unreadable(path: path, .notARegularFile)
            }
            let status = try Self.existing(path, fileSystem.statusOfPath(path))
            guard status?.kind == .symbolicLink else {
                let isFileOrMissing = status.map { $0.kind == .file } ?? true
                try self.init(path: isFileOrMissing ? path : given, fileSystem)
                return
            }
            let target = try reporting(.read, at: path, fileSystem.readLink(path))
            path = target.hasPrefix("/") ? target : folder + "/" + target
        }
        throw .disk(DiskFault(.read, at: path, code: ErrorNumber.symbolicLink))
    }

    /// Resolves a path except for its last part.
    private init(path: String, _ fileSystem: FileSystem) throws(StoreError) {
        let (folder, name) = Self.split(path)
        let real = try Self.existing(folder, fileSystem.resolve(folder))
        self.folder = real ?? folder
        self.name = name
        folderExists = real != nil
    }

    /// Another name in the folder of a file.
    init(_ name: String, beside other: FileLocation) {
        (folder, self.name, folderExists) = (other.folder, name, other.folderExists)
    }

    private static func split(_ path: String) -> (folder: String, name: String) {
        guard let slash = path.lastIndex(of: "/") else { return (".", path) }
        let folder = path[..<slash]
        return (folder.isEmpty ? "/" : String(folder), String(path[path.index(after: slash)...]))
    }

    /// The result of a call; nil if the file it is about does not exist.
    private static func existing<Result>(
        _ path: String, _ call: @autoclosure () throws(SystemFault) -> Result
    ) throws(StoreError) -> Result? {
        do throws(SystemFault) {
            return try call()
        } catch {
            if error.code == ErrorNumber.noSuchFile { return nil }
            throw .disk(DiskFault(.read, at: path, code: error.code))
        }
    }
}
