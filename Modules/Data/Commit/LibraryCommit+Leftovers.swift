internal import TrackerDomain

extension LibraryCommit {
    /// Removes the leftovers of a crash; first backs up bytes that may be another program's.
    ///
    /// - Returns: True if such bytes were found, and the names in the library's folder.
    func clearLeftovers(
        in folder: borrowing OpenFolder, _ backupFolder: borrowing OpenFolder
    ) throws(StoreError) -> (hasFound: Bool, names: [String]) {
        let copies = try reporting(
            .backUp, at: backups.path, backupFolder.names().filter { $0.hasPrefix(TemporaryName.prefix) })
        for name in copies { try? backupFolder.remove(name) }
        return try Leftovers(location: location, found: found, operation: .write).clear(
            in: folder, isKnown: { (bytes, _) in isGeneration(bytes, backupFolder) },
            keep: { (image, name) throws(StoreError) in
                let found = BackupName.found(hash: XXH64.hash(image.bytes))
                _ = try reporting(
                    .backUp, at: backups.path,
                    backups.keep(image, at: name, in: folder, as: found, backupFolder))
            })
    }

    /// True if the backups have these bytes as the generation in their trailer.
    private func isGeneration(_ bytes: [UInt8], _ backupFolder: borrowing OpenFolder) -> Bool {
        let trailer = Trailer.find(in: bytes)
        if let trailer, !trailer.matches(bytes) { return false }
        // A file of version 1 has no trailer; it counts as generation 0. One of an older version is kept.
        let generation = trailer?.generation ?? 0
        return [BackupName.generation(generation), .kept(generation)].contains {
            (try? backupFolder.image(of: $0.text))?.bytes == bytes
        }
    }
}
