internal import TrackerDomain

extension BackupFolder {
    /// The names of the backups, the newest generation first, then bytes that were never taken.
    static func names(in folder: borrowing OpenFolder) throws(SystemFault) -> [BackupName] {
        try folder.names().compactMap { BackupName($0) }
            .sorted { ($0.generation ?? -1, $0.text) > ($1.generation ?? -1, $1.text) }
    }

    /// The newest backup that is as it was written and of this library.
    ///
    /// - Parameter skipsFaults: Whether a backup that the disk does not give is passed over for an older one.
    func newestGood(
        _ fileSystem: FileSystem, today: @escaping @Sendable () -> Day, skipsFaults: Bool
    ) throws(StoreError) -> StoredBackup? {
        let folder = try open(fileSystem)
        let names = try reporting(.read, at: path) { () throws(SystemFault) in try Self.names(in: folder) }
        for name in names where name.generation != nil {
            do throws(StoreError) {
                if let backup = try read(name, in: folder, today: today) { return backup }
            } catch {
                if !skipsFaults { throw error }
            }
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
        return StoredBackup(folder: self, file: file, written: image.status.modified)
    }

    /// Bytes that were edited by hand have no checksum of their own: their name holds it.
    private static func isUnharmed(_ bytes: [UInt8], _ name: BackupName) -> Bool {
        switch name {
        case .generation, .kept: true
        case .edited(_, let hash), .found(let hash): XXH64.hash(bytes) == hash
        }
    }
}
