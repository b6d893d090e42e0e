internal import TrackerDomain

extension BackupFolder {
    /// The names of the backups, the newest generation first, then bytes that were never taken.
    static func names(in folder: borrowing OpenFolder) throws(SystemFault) -> [BackupName] {
        try folder.names().compactMap { BackupName($0) }
            .sorted { ($0.generation ?? -1, $0.text) > ($1.generation ?? -1, $1.text) }
    }

    /// Whether anything at all is kept here.
    func hasBackups(_ fileSystem: FileSystem) throws(SystemFault) -> Bool {
        try !Self.names(in: OpenFolder(path, fileSystem)).isEmpty
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
            let folder = try open(fileSystem, for: .read)
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
        guard let image = try image(of: name.text, in: folder), Self.isUnharmed(image.bytes, name) else {
            return nil
        }
        let facts = MigrationFacts(today: today, newIdentifier: { id })
        guard let file = try? LibraryFile(image.bytes, migration: facts), file.library.id == id else {
            return nil
        }
        switch name {
        case .edited, .found: break
        case .generation, .kept, .uncounted: if !file.isIntact { return nil }
        }
        return StoredBackup(folder: self, name: name, file: file, written: image.status.modified)
    }

    /// The bytes of a file among the backups; nil where it is none that could be one.
    func image(of name: String, in folder: borrowing OpenFolder) throws(StoreError) -> FileImage? {
        do throws(FileImageFault) {
            return try folder.image(of: name)
        } catch {
            guard case .system(let fault) = error else { return nil }
            throw .disk(DiskFault(.read, at: folder.path(of: name), code: fault.code))
        }
    }

    /// Bytes that were edited by hand have no checksum of their own: their name holds it.
    private static func isUnharmed(_ bytes: [UInt8], _ name: BackupName) -> Bool {
        switch name {
        case .generation, .kept, .uncounted: true
        case .edited(_, let hash), .found(let hash): XXH64.hash(bytes) == hash
        }
    }
}
