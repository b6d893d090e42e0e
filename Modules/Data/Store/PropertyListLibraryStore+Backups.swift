public import TrackerDomain

extension PropertyListLibraryStore {
    public func listBackups() throws(StoreError) -> BackupList {
        let location = try location()
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

    public func libraryFiles(in folder: String) throws(StoreError) -> BackupList {
        let names = try reporting(.read, at: folder) { () throws(SystemFault) in
            try OpenFolder(folder, fileSystem).names()
        }
        var list = BackupList(presentID: (try? location()).flatMap(identifier))
        let start = folder.hasSuffix("/") ? folder : folder + "/"
        for name in names where !name.hasPrefix(".") {
            guard let state = try? savedState(at: start + name) else { continue }
            list.backups.append(
                Backup(
                    path: start + name, kind: .file,
                    // A file of version 1 has no id to compare.
                    libraryID: state.isIntact == nil
                        ? list.presentID ?? state.library.id : state.library.id,
                    written: state.written, trackers: state.library.trackers.count,
                    completions: state.library.completionCount))
        }
        list.backups.sort { (-$0.written, $0.path) < (-$1.written, $1.path) }
        return list
    }

    // MARK: One more

    public func keepBackup() throws(StoreError) -> Updated<KeptState>? {
        let location = try location()
        guard location.folderExists else { return nil }
        let lock = try lock(location)
        guard var (image, file) = try read(at: location, in: lock.folder) else { return nil }
        let warnings = file.warnings
        let journal = try file.journal(at: location.path)
        let backups = try archive.makeFolder(for: file.library.id, origin: location.path)
        if !file.hasHistory {
            // A file of version 1 has no id: migrate it first.
            let commit = LibraryCommit(
                location: location, found: image, old: file, backups: backups, environment: environment)
            guard try commit.run(journal, in: lock.folder) != nil,
                let migrated = try read(at: location, in: lock.folder)
            else { throw .busy(path: location.path) }
            (image, file) = migrated
        }
        let (name, wasKept) = try explaining(fileSystem, keep(image.bytes, of: file, in: backups))
        return Updated(
            KeptState(library: file.library, path: backups.path + "/" + name.text, wasKept: wasKept),
            warnings: warnings)
    }

    /// Makes a copy, never a link: a program that writes into the library's file must not change its backup.
    private func keep(
        _ bytes: [UInt8], of file: LibraryFile, in backups: BackupFolder
    ) throws(StoreError) -> (BackupName, wasKept: Bool) {
        let folder = try backups.open(fileSystem, for: .backUp)
        let edited = file.editedName(of: bytes)
        return try reporting(.backUp, at: backups.path) { () throws(SystemFault) in
            var name = file.isIntact ? .kept(file.countedGeneration) : edited
            if (try? folder.image(of: name.text))?.bytes == bytes { return (name, true) }
            // Another state has this generation: name the backup by its hash.
            if try folder.status(of: name.text) != nil { name = edited }
            try backups.keepCopy(of: bytes, as: name, folder)
            return (name, false)
        }
    }

    // MARK: Bringing a state back

    public func savedState(at path: String) throws(StoreError) -> SavedState {
        let location = try FileLocation(resolving: path, fileSystem)
        guard let (image, file) = try read(at: location) else {
            throw .disk(DiskFault(operation: .read, path: path, cause: .missing))
        }
        return SavedState(
            library: file.library, history: (try? file.history())?.history ?? History(),
            replica: try? file.replica(), written: image.status.modified / 1_000_000_000,
            isIntact: file.hasHistory ? file.isIntact : nil)
    }

    public func isOther(than state: SavedState) -> Bool {
        // A file of version 1 has no id to compare.
        guard state.isIntact != nil, let location = try? location(), let id = identifier(at: location)
        else { return false }
        return id != state.library.id
    }

    public func putBack(_ state: SavedState) throws(StoreError) -> String? {
        let location = try locationInFolder()
        let lock = try lock(location)
        let found = try image(at: location, in: lock.folder)
        if let found, (try? file(found, at: location).journal(at: location.path)) != nil {
            throw .busy(path: location.path)
        }
        return try putBack(
            Journal(library: state.library, history: state.history, replica: state.replica), over: found,
            with: archive.makeFolder(for: state.library.id, origin: location.path), at: location,
            in: lock.folder)
    }

    /// Replaces a file that is not valid as a whole; returns the path of the backup of its bytes, nil if there were none.
    func putBack(
        _ journal: Journal, over found: FileImage?, with backups: BackupFolder, at location: FileLocation,
        in folder: borrowing OpenFolder
    ) throws(StoreError) -> String? {
        // First, as whoever is cut off behind the commit would take what it has published itself for a twin's.
        if journal.replica != nil { deviceState(of: journal.library.id, at: location)?.doubt() }
        let commit = LibraryCommit(
            location: location, found: found, old: nil, backups: backups, environment: environment)
        guard try commit.run(journal, in: folder) != nil else { throw .busy(path: location.path) }
        return found.map { backups.path + "/" + BackupName.found(hash: XXH64.hash($0.bytes)).text }
    }

    // MARK: Clearing

    public func clearHistory() throws(StoreError) {
        _ = try update { journal in journal.clearHistory() }
        let location = try location()
        guard location.folderExists else { return }
        let lock = try lock(location)
        guard let (image, file) = try read(at: location, in: lock.folder) else { return }
        // A library of version 1 has no history and no backups yet.
        guard file.hasHistory else { return }
        let id = file.library.id
        let backups = try archive.makeFolder(for: id, origin: location.path)
        let name = file.isIntact ? .generation(file.countedGeneration) : file.editedName(of: image.bytes)
        var fault: StoreError?
        do throws(StoreError) {
            try backups.removeAll(but: (name, image.bytes), fileSystem)
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
        let location = try location()
        let id = try image(at: location).flatMap { LibraryFile.identifier(in: $0.bytes) }
        let former = try archive.holdings(of: location.path).folders
            .filter { $0.id != id && (try? $0.hasBackups(fileSystem)) ?? true }
        let unseen = try archive.holdings(of: location.path, id: id).unseen
        let folders = former.map(\.path) + unseen.map(\.folder)
        return folders.isEmpty ? [] : [.formerBackups(folders: folders)]
    }
}

extension LibraryFile {
    /// The generation for a backup's name; 0 for one that was not written by us.
    fileprivate var countedGeneration: Int { hasCountedGeneration ? generation : 0 }

    /// The name for a backup of bytes that another program wrote.
    fileprivate func editedName(of bytes: [UInt8]) -> BackupName {
        .edited(countedGeneration, hash: XXH64.hash(bytes))
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
