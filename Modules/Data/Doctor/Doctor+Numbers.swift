internal import TrackerDomain

extension Doctor {
    /// Gives backups whose numbers no counting reaches the name of bytes that were found.
    ///
    /// - Returns: What was done; nil where there are none.
    func putAsideUncounted(_ library: Library, at location: FileLocation) throws(StoreError) -> Repair? {
        var count = 0
        for backups in try store.archive.holdings(of: location.path, id: library.id).folders {
            let folder = try backups.open(store.fileSystem)
            try reporting(.backUp, at: backups.path) { () throws(SystemFault) in
                for case .uncounted(let name) in try BackupFolder.names(in: folder) {
                    // What is no file stays: it can be moved away by hand alone.
                    guard let image = (try? folder.image(of: name)).flatMap({ $0 }) else { continue }
                    let found = BackupName.found(hash: XXH64.hash(image.bytes)).text
                    try store.fileSystem.rename(folder.descriptor, name, found, .replace)
                    count += 1
                }
                try folder.synchronize()
            }
        }
        if count == 0 { return nil }
        return Repair(source: .backupNumbers(count), library: library, damagedCopy: nil, lost: [])
    }
}
