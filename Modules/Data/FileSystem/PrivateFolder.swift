internal import TrackerDomain

/// A folder for one run of a program, for this account alone.
///
/// Its lock ends with the process: a folder without one is what a killed process left, and the next one removes it.
struct PrivateFolder {
    private static let prefix = "tracker-import-"

    /// A folder for temporary files, which others may write to as well.
    let parent: String
    let fileSystem: FileSystem

    /// Runs a body with the path of a file that only this account can read, and removes both afterwards.
    ///
    /// - Parameter id: Makes the folder's name one of its own.
    func with<Result>(
        _ name: String, _ bytes: [UInt8], id: Identifier,
        _ body: (_ path: String) throws(ContainerFault) -> Result
    ) throws(ContainerFault) -> Result {
        let path = (parent == "/" ? "" : parent) + "/" + PrivateFolder.prefix + id.description
        let lock: Descriptor
        do throws(SystemFault) {
            try fileSystem.makeFolder(path)
            lock = try fileSystem.openFolder(path)
        } catch {
            throw .disk(DiskFault(.writeFile, at: path, code: error.code))
        }
        defer {
            try? remove(path)
            try? fileSystem.close(lock)
        }
        do throws(SystemFault) {
            _ = try fileSystem.tryLock(lock)
            try? removeLeftovers(of: try fileSystem.status(lock))
            let folder = try OpenFolder(path, fileSystem)
            _ = try folder.create(name, CollectionOfOne(bytes), like: nil, isFlushed: false)
        } catch {
            throw .disk(DiskFault(.writeFile, at: path, code: error.code))
        }
        return try body(path + "/" + name)
    }

    /// Removes the folders of killed processes of this account.
    private func removeLeftovers(of own: FileStatus) throws(SystemFault) {
        let parent = try OpenFolder(parent, fileSystem)
        for name in try parent.names() where name.hasPrefix(PrivateFolder.prefix) {
            guard Identifier(String(name.dropFirst(PrivateFolder.prefix.count))) != nil,
                let status = try parent.status(of: name), status.kind == .folder, status.owner == own.owner,
                !status.isSameFile(as: own), let left = try? OpenFolder(parent.path(of: name), fileSystem),
                (try? fileSystem.status(left.descriptor))?.isSameFile(as: status) == true,
                (try? fileSystem.tryLock(left.descriptor)) == true
            else { continue }
            try? remove(parent.path(of: name))
        }
    }

    /// Removes a folder with its files; it has no folders.
    private func remove(_ path: String) throws(SystemFault) {
        let folder = try OpenFolder(path, fileSystem)
        for name in try folder.names() { try folder.remove(name) }
        try OpenFolder(parent, fileSystem).remove(String(path.split(separator: "/").last ?? ""))
    }
}
