internal import TrackerDomain

extension BackupFolder {
    /// The names of the backups: the newest generation first, names without a generation last.
    static func names(in folder: borrowing OpenFolder) throws(SystemFault) -> [BackupName] {
        try folder.names().compactMap { BackupName($0) }
            .sorted { ($0.generation ?? -1, $0.text) > ($1.generation ?? -1, $1.text) }
    }

    /// True if there is any backup.
    func hasBackups(_ fileSystem: FileSystem) throws(SystemFault) -> Bool {
        try !Self.names(in: OpenFolder(path, fileSystem)).isEmpty
    }

    /// The newest good backup of this library.
    ///
    /// - Parameters:
    ///   - isWanted: False for a backup that does not serve.
    ///   - skip: Called with a disk fault; returns to go on with an older backup, or throws.
    func newestGood(
        _ fileSystem: FileSystem, today: @escaping @Sendable () -> Day,
        where isWanted: (LibraryFile) -> Bool = { _ in true },
        skip: (StoreError) throws(StoreError) -> Void
    ) throws(StoreError) -> StoredBackup? {
        do throws(StoreError) {
            let folder = try open(fileSystem, for: .read)
            let names = try reporting(.read, at: path, Self.names(in: folder))
            for name in names where name.generation != nil {
                do throws(StoreError) {
                    if let backup = try read(name, in: folder, today: today), isWanted(backup.file) {
                        return backup
                    }
                } catch {
                    try skip(error)
                }
            }
        } catch {
            try skip(error)
        }
        return nil
    }

    /// Reads a backup; nil if it is damaged or of another library.
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

    /// Reads a file among the backups; nil if it is missing, not a regular file or too large.
    func image(of name: String, in folder: borrowing OpenFolder) throws(StoreError) -> FileImage? {
        do throws(FileImageFault) {
            return try folder.image(of: name)
        } catch {
            guard case .system(let fault) = error else { return nil }
            throw .disk(DiskFault(.read, at: folder.path(of: name), code: fault.code))
        }
    }

    /// Checks bytes by the hash in their name: those edited by hand have no valid trailer.
    private static func isUnharmed(_ bytes: [UInt8], _ name: BackupName) -> Bool {
        switch name {
        case .generation, .kept, .uncounted: true
        case .edited(_, let hash), .found(let hash): XXH64.hash(bytes) == hash
        }
    }
}
