internal import TrackerDomain

extension Doctor {
    /// Findings about backups: damaged ones, found bytes, and possible backups that cannot be used.
    func backupFindings(of location: FileLocation) -> [Finding] {
        do throws(StoreError) {
            let holdings = try store.archive.holdings(of: location.path)
            return holdings.unseen.map { .unseenBackups($0) } + unfinished(location)
                + openFolders(holdings.folders) + (try former(holdings.folders, at: location))
                + holdings.folders.flatMap(findings)
        } catch {
            guard case .disk(let fault) = error else { return [] }
            return [.disk(fault)]
        }
    }

    private func findings(in backups: BackupFolder) -> [Finding] {
        do throws(StoreError) {
            let folder = try backups.open(store.fileSystem, for: .read)
            let names = try reporting(.read, at: backups.path, BackupFolder.names(in: folder))
            return names.compactMap { finding($0, backups, folder) }
        } catch {
            guard case .disk(let fault) = error else { return [] }
            return [.disk(fault)]
        }
    }

    private func finding(
        _ name: BackupName, _ backups: BackupFolder, _ folder: borrowing OpenFolder
    ) -> Finding? {
        let path = folder.path(of: name.text)
        switch name {
        case .found, .edited: return .keptCopy(path: path)
        case .uncounted(let text):
            return problem(path) { () throws(StoreError) in
                // A repair renames regular files only.
                let image = try backups.image(of: text, in: folder)
                return image == nil ? .damagedBackup(path: path) : .uncountedBackup(path: path)
            }
        case .generation, .kept:
            return problem(path) { () throws(StoreError) in
                let backup = try backups.read(name, in: folder, today: store.environment.today)
                return backup == nil ? .damagedBackup(path: path) : nil
            }
        }
    }

    private func problem(_ path: String, _ look: () throws(StoreError) -> Finding?) -> Finding? {
        do throws(StoreError) { return try look() } catch {
            guard case .disk(let fault) = error else { return .damagedBackup(path: path) }
            return .disk(fault)
        }
    }

    /// The folder of a crashed first write.
    private func unfinished(_ location: FileLocation) -> [Finding] {
        let path = store.backups + "/" + store.archive.unfinishedName(for: location.path)
        return (try? store.fileSystem.statusOfPath(path)) == nil ? [] : [.leftover(path: path)]
    }

    private func openFolders(_ folders: [BackupFolder]) -> [Finding] {
        ([store.backups] + folders.map(\.path)).filter { isOpenToOthers($0) }
            .map { .writableByOthers(path: $0) }
    }

    /// The library's file; nil if it is missing or not a library file.
    func readableImage(at location: FileLocation) throws(StoreError) -> FileImage? {
        do throws(StoreError) {
            return try store.image(at: location)
        } catch {
            guard case .unreadable = error else { throw error }
            return nil
        }
    }

    // MARK: Former libraries

    /// Earlier libraries at the path with data that the present one lacks; empty if that one is missing or unreadable.
    private func former(
        _ folders: [BackupFolder], at location: FileLocation
    ) throws(StoreError) -> [Finding] {
        guard !folders.isEmpty, let image = try readableImage(at: location),
            let id = LibraryFile.identifier(in: image.bytes)
        else { return [] }
        let others = folders.filter { $0.id != id }
        // Read a large library once more only if there is something to compare it with.
        if others.isEmpty { return [] }
        let library = (try? store.file(image, at: location))?.library ?? Library(id: id)
        return others.compactMap { folder in
            let newest = try? folder.newestGood(store.fileSystem, today: store.environment.today) { _ in }
            guard let newest,
                !ConflictCopyContent.Lacking(of: library, comparedWith: newest.file.library).isEmpty
            else { return nil }
            return .formerLibrary(
                backups: folder.path, newest: store.environment.day(ofNanoseconds: newest.written))
        }
    }
}
