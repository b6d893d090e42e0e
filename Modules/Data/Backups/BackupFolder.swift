internal import TrackerDomain

/// The folder with the backups of one library.
struct BackupFolder: Hashable {
    /// The name of the file with the library's path.
    static let originName = "origin"
    private static let newOriginName = TemporaryName.prefix + "origin"

    /// The folder's absolute path.
    let path: String
    /// The id of the library, from the folder's name.
    let id: Identifier

    /// - Parameter operation: The operation to report on failure.
    func open(
        _ fileSystem: FileSystem, for operation: DiskFault.Operation
    ) throws(StoreError) -> OpenFolder {
        try reporting(operation, at: path, OpenFolder(path, fileSystem))
    }

    /// The library of the backups.
    enum Origin: Hashable {
        case library(path: String)
        /// The origin is missing or empty.
        case unnamed
        /// The origin cannot be read.
        case unknown(UnseenBackups)
    }

    func origin(_ fileSystem: FileSystem) -> Origin {
        let folder: OpenFolder
        do throws(SystemFault) {
            folder = try OpenFolder(path, fileSystem)
        } catch {
            return .unknown(UnseenBackups(folder: path, cause: DiskFault.Cause(systemError: error.code)))
        }
        do throws(FileImageFault) {
            guard let image = try folder.image(of: Self.originName), !image.bytes.isEmpty else {
                return .unnamed
            }
            let text = String(decoding: image.bytes, as: UTF8.self)
            return .library(path: text.hasSuffix("\n") ? String(text.dropLast()) : text)
        } catch {
            let file = folder.path(of: Self.originName)
            return .unknown(UnseenBackups(folder: path, path: file, cause: error.cause))
        }
    }

    /// True if a first write of the library at `origin` crashed: the folder has nothing but the library's path, whole
    /// or in the temporary file.
    func isAbandoned(by origin: String, _ fileSystem: FileSystem) -> Bool {
        guard let folder = try? open(fileSystem, for: .read), let names = try? folder.names(),
            names.count == 1,
            [Self.originName, Self.newOriginName].contains(names[0])
        else { return false }
        return (try? folder.image(of: names[0]))?.bytes == Array((origin + "\n").utf8)
    }

    /// Writes or replaces the library's path.
    func writeOrigin(_ origin: String, _ fileSystem: FileSystem) throws(StoreError) {
        let folder = try open(fileSystem, for: .backUp)
        try reporting(.backUp, at: path) { () throws(SystemFault) in
            try folder.remove(Self.newOriginName)
            try folder.replace(
                Self.originName, by: Array((origin + "\n").utf8), through: Self.newOriginName)
            try folder.synchronize()
        }
    }

    /// Removes the library's path after a failed first write.
    func removeOrigin(_ folder: borrowing OpenFolder) {
        for name in [Self.newOriginName, Self.originName] { try? folder.remove(name) }
    }
}
