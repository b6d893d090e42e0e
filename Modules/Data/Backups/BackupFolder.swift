internal import TrackerDomain

/// The backups of one library, in a folder of its own.
struct BackupFolder: Hashable {
    /// The file that holds the path of the library which the backups are of.
    private static let originName = "origin"
    private static let newOriginName = TemporaryName.prefix + "origin"

    /// The folder's absolute path.
    let path: String
    /// The id of the library, from the folder's name.
    let id: Identifier

    func open(_ fileSystem: FileSystem) throws(StoreError) -> OpenFolder {
        try reporting(.backUp, at: path) { () throws(SystemFault) in try OpenFolder(path, fileSystem) }
    }

    /// The path of the library; nil where it was never written.
    func readOrigin(_ fileSystem: FileSystem) throws(StoreError) -> String? {
        let folder = try open(fileSystem)
        do throws(FileImageFault) {
            guard let image = try folder.image(of: Self.originName) else { return nil }
            let text = String(decoding: image.bytes, as: UTF8.self)
            return text.hasSuffix("\n") ? String(text.dropLast()) : text
        } catch {
            throw error.storeError(.backUp, at: folder.path(of: Self.originName))
        }
    }

    /// Whether a first write of the library at `origin` died here: the folder is made before the library, and
    /// holds nothing but that path, or the file in which the path was being written.
    func isAbandoned(by origin: String, _ fileSystem: FileSystem) -> Bool {
        guard let folder = try? open(fileSystem), let names = try? folder.names(), names.count == 1,
            [Self.originName, Self.newOriginName].contains(names[0])
        else { return false }
        return (try? folder.image(of: names[0]))?.bytes == Array((origin + "\n").utf8)
    }

    func writeOrigin(_ origin: String, _ fileSystem: FileSystem) throws(StoreError) {
        let folder = try open(fileSystem)
        try reporting(.backUp, at: path) { () throws(SystemFault) in
            try folder.remove(Self.newOriginName)
            try folder.replace(
                Self.originName, by: Array((origin + "\n").utf8), through: Self.newOriginName)
            try folder.synchronize()
        }
    }
}
