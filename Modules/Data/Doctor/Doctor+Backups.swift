internal import TrackerDomain

extension Doctor {
    /// Backups that are not as they were written, and bytes that were kept for a person to look at.
    func backupFindings(of location: FileLocation) -> [Finding] {
        let folders: [BackupFolder]
        do throws(StoreError) {
            folders = try store.archive.folders(of: location.path)
        } catch {
            guard case .disk(let fault) = error else { return [] }
            return [.disk(fault)]
        }
        return folders.flatMap(findings)
    }

    private func findings(in backups: BackupFolder) -> [Finding] {
        guard let folder = try? backups.open(store.fileSystem),
            let names = try? BackupFolder.names(in: folder)
        else {
            return [.damagedBackup(path: backups.path)]
        }
        return names.compactMap { name in
            let path = folder.path(of: name.text)
            switch name {
            case .found, .edited: return .keptCopy(path: path)
            case .generation, .kept:
                let backup = try? backups.read(name, in: folder, today: store.environment.today)
                return backup.flatMap { $0 } == nil ? .damagedBackup(path: path) : nil
            }
        }
    }
}
