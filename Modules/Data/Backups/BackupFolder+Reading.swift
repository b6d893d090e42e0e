internal import TrackerDomain

extension BackupFolder {
    /// The names of the backups, the newest generation first, then bytes that were never taken.
    static func names(in folder: borrowing OpenFolder) throws(SystemFault) -> [BackupName] {
        try folder.names().compactMap { BackupName($0) }
            .sorted { ($0.generation ?? -1, $0.text) > ($1.generation ?? -1, $1.text) }
    }

    /// Whether anything at all is kept here.
    func hasBackups(_ fileSystem: FileSystem) -> Bool {
        guard let folder = try? OpenFolder(path, fileSystem), let names = try? Self.names(in: folder) else {
            return false
        }
        return !names.isEmpty
    }

    /// The newest backup that is as it was written and of this library.
    ///
    /// - Parameter skip: Takes a fault of the disk, to pass over a backup that it does not give for an older
    ///   one; or throws it.
    func newestGood(
        _ fileSystem: FileSystem, today: @escaping @Sendable () -> Day,
        skip: (StoreError) throws(StoreError) -> Void
    ) throws(StoreError) -> StoredBackup? {
        do throws(StoreError) {
            let folder = try reporting(.read, at: path) { () throws(SystemFault) in
                try OpenFolder(path, fileSystem)
            }
            let names = try reporting(.read, at: path) { () throws(SystemFault) in try Self.names(in: folder)
            }
            for name in names where name.generation != nil {
                do throws(StoreError) {
                    if let backup = try read(name, in: folder, today: today) { return backup }
                } catch {
                    try skip(error)
                }
            }
        } catch {
            try skip(error)
        }
        return nil
    }

    /// Reads a backup; nil where it is not good.
    func read(
        _ name: BackupName, in folder: borrowing OpenFolder, today: @escaping @Sendable () -> Day
    ) throws(StoreError) -> StoredBackup? {
        let image: FileImage?
        do throws(FileImageFault) {
            image = try folder.image(of: name.text)
        } catch {
            guard case .system(let fault) = error else { return nil }
            throw .disk(DiskFault(.read, at: folder.path(of: name.text), code: fault.code))
        }
        guard let image, Self.isUnharmed(image.bytes, name) else { return nil }
        let facts = MigrationFacts(today: today, newIdentifier: { id })
        guard let file = try? LibraryFile(image.bytes, migration: facts), file.library.id == id else {
            return nil
        }
        if case .edited = name {} else if !file.isIntact { return nil }
        return StoredBackup(folder: self, name: name, file: file, written: image.status.modified)
    }

    /// Bytes that were edited by hand have no checksum of their own: their name holds it.
    private static func isUnharmed(_ bytes: [UInt8], _ name: BackupName) -> Bool {
        switch name {
        case .generation, .kept, .uncounted: true
        case .edited(_, let hash), .found(let hash): XXH64.hash(bytes) == hash
        }
    }
}
