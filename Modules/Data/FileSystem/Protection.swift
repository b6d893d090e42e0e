internal import TrackerDomain

// Finds what forbids a change whatever the permissions are: flags, and the owner of a file in a sticky folder.
extension FileSystem {
    /// What forbids to fill the folder or to replace the file at a path, and the path that it is about.
    func protection(at path: String) -> (path: String, FileProtection)? {
        if let folder = try? OpenFolder(path, self) { return folder.protection.map { (path, $0) } }
        guard let location = try? FileLocation(resolving: path, self) else { return nil }
        var parent = location.folder
        while !location.folderExists, (try? OpenFolder(parent, self)) == nil,
            let slash = parent.lastIndex(of: "/"), slash != parent.startIndex
        {
            parent = String(parent[..<slash])
        }
        guard let folder = try? OpenFolder(parent, self) else { return nil }
        if let protection = folder.protection { return (parent, protection) }
        return folder.protection(of: location.name).map { (location.path, $0) }
    }
}

extension OpenFolder {
    /// The flag that forbids to change the names in the folder.
    var protection: FileProtection? { attributes(of: ".")?.protection }

    /// - Throws: `disk` if a flag forbids to change the names in the folder.
    func refuseProtected(_ operation: DiskFault.Operation) throws(StoreError) {
        guard let protection else { return }
        throw .disk(DiskFault(operation: operation, path: path, cause: .protected(protection)))
    }

    /// What forbids to replace a file of the folder.
    func protection(of name: String) -> FileProtection? {
        if let flag = attributes(of: name)?.protection { return flag }
        let user = fileSystem.user()
        guard user != 0, let file = try? status(of: name), file.owner != user,
            let folder = try? fileSystem.status(descriptor), folder.mode & 0o1000 != 0, folder.owner != user
        else { return nil }
        return .foreignInStickyFolder(owner: file.owner)
    }

    func attributes(of name: String) -> FileAttributes? { try? fileSystem.attributes(descriptor, name) }
}

/// Makes a call, and explains the error that a protection of the file or its folder causes.
func explaining<Result: ~Copyable>(
    _ fileSystem: FileSystem, _ call: @autoclosure () throws(StoreError) -> Result
) throws(StoreError) -> Result {
    try mapping(call()) { (error: StoreError) in error.explained(fileSystem) }
}

extension StoreError {
    /// The error; if it is a lack of permission that a flag or an owner causes, with that cause.
    func explained(_ fileSystem: FileSystem) -> StoreError {
        guard case .disk(let fault) = self, fault.cause == .notPermitted,
            let (path, protection) = fileSystem.protection(at: fault.path)
        else { return self }
        return .disk(DiskFault(operation: fault.operation, path: path, cause: .protected(protection)))
    }
}
