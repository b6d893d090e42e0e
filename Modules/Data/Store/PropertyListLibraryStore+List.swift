public import TrackerDomain

extension PropertyListLibraryStore {
    public func listBackups() throws(StoreError) -> BackupList {
        let location = try FileLocation(resolving: path, fileSystem)
        let holdings = try archive.holdings(of: location.path)
        let presentID = identifier(at: location)
        let own = try presentID.map { id throws(StoreError) in
            try archive.holdings(of: location.path, id: id).folders
        }
        var list = BackupList(presentID: presentID, unseen: holdings.unseen)
        var rows: [[Backup]] = []
        for folder in holdings.folders + (own ?? []).filter({ !holdings.folders.contains($0) }) {
            do throws(StoreError) {
                rows.append(try folder.good(fileSystem, today: environment.today))
            } catch {
                guard case .disk(let fault) = error else { continue }
                list.unseen.append(
                    UnseenBackups(folder: folder.path, path: fault.path, cause: fault.cause))
            }
        }
        func rank(_ row: [Backup]) -> (Int, Int64) {
            (row.first?.libraryID == list.presentID ? 0 : 1, -(row.first?.written ?? 0))
        }
        list.backups = rows.sorted { rank($0) < rank($1) }.flatMap(\.self)
        return list
    }
}

extension BackupFolder {
    /// The good backups, the newest generation first; a state with two names once.
    fileprivate func good(
        _ fileSystem: FileSystem, today: @escaping @Sendable () -> Day
    ) throws(StoreError) -> [Backup] {
        let folder = try open(fileSystem, for: .read)
        let names = try reporting(.read, at: path, Self.names(in: folder))
        var backups: [Backup] = []
        var last: LibraryFile?
        for name in names {
            guard let kind = Backup.Kind(name), let stored = try read(name, in: folder, today: today) else {
                continue
            }
            let (file, library) = (stored.file, stored.file.library)
            defer { last = file }
            // A state backed up on demand gets another name by the next change.
            if let last, last.generation == file.generation, last.library == library { continue }
            backups.append(
                Backup(
                    path: folder.path(of: name.text), kind: kind, libraryID: id,
                    written: stored.written / 1_000_000_000, trackers: library.trackers.count,
                    completions: library.completionCount))
        }
        return backups
    }
}

extension Backup.Kind {
    fileprivate init?(_ name: BackupName) {
        switch name {
        case .generation: self = .automatic
        case .kept: self = .kept
        case .edited, .found: self = .found
        case .uncounted: return nil
        }
    }
}
