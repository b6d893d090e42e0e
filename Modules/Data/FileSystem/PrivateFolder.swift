internal import TrackerDomain

/// A folder for one run of a program, for this account alone.
///
/// A signal that ends this process waits until the folder is removed. Its lock ends with the process: a folder without
/// one is what a killed process left, and the next one removes it.
struct PrivateFolder {
    typealias File = (name: String, bytes: [UInt8])

    private static let prefix = "tracker-import-"
    /// How many folders are made at most until one is not taken for a leftover by another run.
    private static let maxTries = 5

    /// A folder for temporary files, which others may write to as well.
    let parent: String
    let fileSystem: FileSystem

    /// Runs a body with the path of a folder with files that only this account can read, and removes it afterwards.
    ///
    /// - Parameter newID: Makes the folder's name one of its own.
    func with<Result>(
        _ files: [File], newID: () -> Identifier,
        _ body: (_ folder: String) throws(ContainerFault) -> Result
    ) throws(ContainerFault) -> Result {
        try LibC.EndSignals.whileBlocked { (_) throws(ContainerFault) in
            try withoutSignals(files, newID: newID, body)
        }
    }

    private func withoutSignals<Result>(
        _ files: [File], newID: () -> Identifier,
        _ body: (_ folder: String) throws(ContainerFault) -> Result
    ) throws(ContainerFault) -> Result {
        let (path, lock) = try makeLocked(newID)
        defer {
            try? remove(path)
            try? fileSystem.close(lock)
        }
        do throws(SystemFault) {
            try? forEachLeftover(besides: try fileSystem.status(lock)) { try? remove($0) }
            let folder = try OpenFolder(path, fileSystem)
            for (name, bytes) in files {
                _ = try folder.create(name, CollectionOfOne(bytes), like: nil, isFlushed: false)
            }
        } catch {
            throw .disk(DiskFault(.writeFile, at: path, code: error.code))
        }
        return try body(path)
    }

    /// Makes a folder and locks it.
    ///
    /// Until it is locked, another run may take it for a leftover and remove it: then a new one is made.
    private func makeLocked(_ newID: () -> Identifier) throws(ContainerFault) -> (String, Descriptor) {
        var tries = 0
        while true {
            tries += 1
            let path = (parent == "/" ? "" : parent) + "/" + PrivateFolder.prefix + newID().description
            do throws(SystemFault) {
                try fileSystem.makeFolder(path)
                if let lock = try lock(path) { return (path, lock) }
                throw SystemFault(.lock, code: ErrorNumber.noSuchFile)
            } catch {
                if error.operation != .makeFolder { try? remove(path) }
                let isTaken = error.operation != .makeFolder && error.code == ErrorNumber.noSuchFile
                guard isTaken, tries < PrivateFolder.maxTries else {
                    throw .disk(DiskFault(.writeFile, at: path, code: error.code))
                }
            }
        }
    }

    /// Locks a folder; nil if another run has it, or has removed it meanwhile.
    private func lock(_ path: String) throws(SystemFault) -> Descriptor? {
        let lock = try fileSystem.openFolder(path)
        do throws(SystemFault) {
            if try fileSystem.tryLock(lock),
                try fileSystem.statusOfPath(path).isSameFile(as: try fileSystem.status(lock))
            {
                return lock
            }
        } catch {
            try? fileSystem.close(lock)
            throw error
        }
        try? fileSystem.close(lock)
        return nil
    }

    /// Calls a body with each folder that a killed process of this account has left, locked meanwhile.
    ///
    /// - Parameter own: A folder that this process has made; nil if it has none.
    func forEachLeftover(
        besides own: FileStatus? = nil, _ body: (_ path: String) -> Void
    ) throws(SystemFault) {
        let parent = try OpenFolder(parent, fileSystem)
        for name in try parent.names() where name.hasPrefix(PrivateFolder.prefix) {
            guard Identifier(String(name.dropFirst(PrivateFolder.prefix.count))) != nil,
                let status = try parent.status(of: name), status.kind == .folder,
                status.owner == fileSystem.user(), own.map(status.isSameFile) != true,
                let folder = try? OpenFolder(parent.path(of: name), fileSystem),
                (try? fileSystem.status(folder.descriptor))?.isSameFile(as: status) == true,
                (try? fileSystem.tryLock(folder.descriptor)) == true
            else { continue }
            body(parent.path(of: name))
        }
    }

    /// Removes a folder with its files; it has no folders.
    func remove(_ path: String) throws(SystemFault) {
        let folder = try OpenFolder(path, fileSystem)
        for name in try folder.names() { try folder.remove(name) }
        try OpenFolder(parent, fileSystem).remove(String(path.split(separator: "/").last ?? ""))
    }
}
