public import TrackerDomain

extension PropertyListLibraryStore {
    public func clearHistory() throws(StoreError) {
        _ = try update { journal in journal.clearHistory() }
        let location = try FileLocation(resolving: path, fileSystem)
        guard location.folderExists else { return }
        let lock = try FolderLock(location.folder, fileSystem, environment.waiting)
        guard let found = try image(at: location, in: lock.folder) else { return }
        let file = try file(found, at: location)
        // A library of version 1 has no history and no backups yet.
        guard file.hasHistory else { return }
        let id = file.library.id
        let backups = try archive.makeFolder(for: id, origin: location.path)
        let generation = file.hasCountedGeneration ? file.generation : 0
        let name: BackupName =
            file.isIntact
            ? .generation(generation) : .edited(generation, hash: XXH64.hash(found.bytes))
        var fault: StoreError?
        do throws(StoreError) {
            try backups.removeAll(but: (name, found.bytes), fileSystem)
        } catch {
            fault = error
        }
        for other in try archive.holdings(of: location.path, id: id).folders where other != backups {
            do throws(StoreError) {
                try other.removeAll(fileSystem)
            } catch {
                fault = fault ?? error
            }
        }
        if let fault { throw fault }
    }

    public func warningsOfClearing() throws(StoreError) -> [StoreWarning] {
        let location = try FileLocation(resolving: path, fileSystem)
        let id = try image(at: location).flatMap { LibraryFile.identifier(in: $0.bytes) }
        let former = try archive.holdings(of: location.path).folders
            .filter { $0.id != id && (try? $0.hasBackups(fileSystem)) ?? true }
        let unseen = try archive.holdings(of: location.path, id: id).unseen
        let folders = former.map(\.path) + unseen.map(\.folder)
        return folders.isEmpty ? [] : [.formerBackups(folders: folders)]
    }
}
