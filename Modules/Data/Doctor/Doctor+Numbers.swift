internal import TrackerDomain

/// A backup whose number no counting reaches, and the name that its bytes are to have.
struct UncountedBackup {
    let folder: BackupFolder
    let name: String
    let newName: String
}

extension Doctor {
    /// The backups of a library whose numbers no counting reaches.
    func uncountedBackups(
        of library: Library, at location: FileLocation
    ) throws(StoreError) -> [UncountedBackup] {
        var uncounted: [UncountedBackup] = []
        for backups in try store.archive.holdings(of: location.path, id: library.id).folders {
            let folder = try backups.open(store.fileSystem)
            let names = try reporting(.backUp, at: backups.path) { () throws(SystemFault) in
                try BackupFolder.names(in: folder)
            }
            for case .uncounted(let name) in names {
                // What is no file stays: it can be moved away by hand alone.
                guard let image = (try? folder.image(of: name)).flatMap({ $0 }) else { continue }
                let newName = BackupName.found(hash: XXH64.hash(image.bytes)).text
                uncounted.append(UncountedBackup(folder: backups, name: name, newName: newName))
            }
        }
        return uncounted
    }

    /// Gives backups the names of bytes that were found.
    func rename(_ uncounted: [UncountedBackup]) throws(StoreError) {
        for backup in uncounted {
            let folder = try backup.folder.open(store.fileSystem)
            try reporting(.backUp, at: backup.folder.path) { () throws(SystemFault) in
                try store.fileSystem.rename(folder.descriptor, backup.name, backup.newName, .replace)
                try folder.synchronize()
            }
        }
    }
}
