internal import TrackerDomain

extension LibraryCommit {
    /// Removes what a crash left behind; bytes that may be somebody's go to the backups first.
    ///
    /// - Returns: Whether such bytes were found, and the names in the library's folder.
    func clearLeftovers(
        in folder: borrowing OpenFolder, _ backupFolder: borrowing OpenFolder
    ) throws(StoreError) -> (hasFound: Bool, names: [String]) {
        let copies = try reporting(.backUp, at: backups.path) { () throws(SystemFault) in
            try backupFolder.names().filter { $0.hasPrefix(TemporaryName.prefix) }
        }
        for name in copies { try? backupFolder.remove(name) }
        return try Leftovers(location: location, found: found, operation: .write).clear(
            in: folder, isKnown: { (bytes, _) in isGeneration(bytes, backupFolder) },
            keep: { (image, name) throws(StoreError) in
                let found = BackupName.found(hash: XXH64.hash(image.bytes))
                _ = try reporting(.backUp, at: backups.path) { () throws(SystemFault) in
                    try backups.keep(image, at: name, in: folder, as: found, backupFolder)
                }
            })
    }

    /// Whether bytes stand among the backups as the generation that they say they are.
    private func isGeneration(_ bytes: [UInt8], _ backupFolder: borrowing OpenFolder) -> Bool {
        let trailer = Trailer.find(in: bytes)
        if let trailer, !trailer.matches(bytes) { return false }
        // A file of version 1 has no trailer; it is generation 0.
        let backup = BackupName.generation(trailer?.generation ?? 0)
        return (try? backupFolder.image(of: backup.text))?.bytes == bytes
    }
}
