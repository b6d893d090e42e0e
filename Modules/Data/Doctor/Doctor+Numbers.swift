internal import TrackerDomain

/// A backup with a generation of 10⁹ or more, and its new name.
struct UncountedBackup {
    let folder: BackupFolder
    let name: String
    let newName: String
}

extension Doctor {
    /// The backups of libraries at a location with a generation of 10⁹ or more.
    func uncountedBackups(at location: FileLocation) throws(StoreError) -> [UncountedBackup] {
        var uncounted: [UncountedBackup] = []
        for backups in try store.archive.holdings(of: location.path).folders {
            let folder = try backups.open(store.fileSystem, for: .read)
            let names = try reporting(.read, at: backups.path, BackupFolder.names(in: folder))
            for case .uncounted(let name) in names {
                guard let image = try backups.image(of: name, in: folder) else { continue }
                let newName = BackupName.found(hash: XXH64.hash(image.bytes)).text
                uncounted.append(UncountedBackup(folder: backups, name: name, newName: newName))
            }
        }
        return uncounted
    }

    /// Renames backups to names of found bytes.
    func rename(_ uncounted: [UncountedBackup]) throws(StoreError) {
        for backup in uncounted {
            let folder = try backup.folder.open(store.fileSystem, for: .backUp)
            try reporting(.backUp, at: backup.folder.path) { () throws(SystemFault) in
                try store.fileSystem.rename(folder.descriptor, backup.name, backup.newName, .replace)
                try folder.synchronize()
            }
        }
    }
}
