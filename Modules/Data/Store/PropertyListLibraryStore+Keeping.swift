public import TrackerDomain

extension PropertyListLibraryStore {
    public func copy() throws(StoreError) -> Updated<LibraryCopy>? {
        let location = try FileLocation(resolving: path, fileSystem)
        guard let image = try image(at: location) else { return nil }
        let file = try file(image, at: location)
        _ = try file.journal(at: location.path)
        return Updated(LibraryCopy(library: file.library, bytes: image.bytes), warnings: file.warnings)
    }

    public func keepBackup() throws(StoreError) -> Updated<KeptState>? {
        let location = try FileLocation(resolving: path, fileSystem)
        guard location.folderExists else { return nil }
        let lock = try FolderLock(location.folder, fileSystem, environment.waiting)
        guard var found = try image(at: location, in: lock.folder) else { return nil }
        var file = try file(found, at: location)
        let warnings = file.warnings
        let journal = try file.journal(at: location.path)
        let backups = try archive.makeFolder(for: file.library.id, origin: location.path)
        if !file.hasHistory {
            // A file of version 1 has no id: migrate it first.
            let commit = LibraryCommit(
                location: location, found: found, old: file, backups: backups, environment: environment)
            guard try commit.run(journal, in: lock.folder) != nil,
                let migrated = try image(at: location, in: lock.folder)
            else { throw .busy(path: location.path) }
            found = migrated
            file = try self.file(found, at: location)
        }
        let (name, wasKept): (BackupName, Bool)
        do throws(StoreError) {
            (name, wasKept) = try keep(found.bytes, of: file, in: backups)
        } catch {
            throw error.explained(fileSystem)
        }
        return Updated(
            KeptState(library: file.library, path: backups.path + "/" + name.text, wasKept: wasKept),
            warnings: warnings)
    }

    /// Makes a copy, never a link: a program that writes into the library's file must not change its backup.
    private func keep(
        _ bytes: [UInt8], of file: LibraryFile, in backups: BackupFolder
    ) throws(StoreError) -> (BackupName, wasKept: Bool) {
        let folder = try backups.open(fileSystem, for: .backUp)
        let generation = file.hasCountedGeneration ? file.generation : 0
        let edited = BackupName.edited(generation, hash: XXH64.hash(bytes))
        return try reporting(.backUp, at: backups.path) { () throws(SystemFault) in
            var name = file.isIntact ? .kept(generation) : edited
            if (try? folder.image(of: name.text))?.bytes == bytes { return (name, true) }
            // Another state has this generation: name the backup by its hash.
            if try folder.status(of: name.text) != nil { name = edited }
            try backups.keepCopy(of: bytes, as: name, folder)
            return (name, false)
        }
    }
}
