public import TrackerDomain

/// A short text in a file that its owner alone can read.
public struct SecretFile {
    private let path: String
    private let fileSystem: FileSystem

    public init(path: String, fileSystem: FileSystem) {
        (self.path, self.fileSystem) = (path, fileSystem)
    }

    /// Reads the text.
    ///
    /// - Throws: The fault of the disk.
    public func read() throws(StoreError) -> StoredSecret {
        do throws(FileImageFault) {
            let folder = try mapping(OpenFolder(path.parentFolder, fileSystem), FileImageFault.system)
            guard let image = try folder.image(of: name) else { return .missing }
            // Permissions of the group and of others.
            return image.status.mode & 0o077 == 0
                ? .text(String(decoding: image.bytes, as: UTF8.self)) : .exposed
        } catch {
            if case .system(let fault) = error, fault.code == ErrorNumber.noSuchFile { return .missing }
            throw .disk(DiskFault(operation: .read, path: path, cause: error.cause))
        }
    }

    /// Writes a text in place of the one that is there.
    ///
    /// - Throws: The fault of the disk; the file then is as it was.
    public func write(_ text: String, newID: () -> Identifier) throws(StoreError) {
        try reporting(.writeFile, at: path) { () throws(SystemFault) in
            try MissingFolders.create(path.parentFolder, fileSystem)
            let folder = try OpenFolder(path.parentFolder, fileSystem)
            try folder.replace(name, by: Array(text.utf8), through: ".\(name)-\(newID().description)")
        }
    }

    private var name: String { String(path.split(separator: "/").last ?? "") }
}
