internal import TrackerDomain

extension LibraryCommit {
    /// Removes what a crash left behind; bytes that may be somebody's go to the backups first.
    ///
    /// - Returns: Whether such bytes were found.
    func clearLeftovers(
        in folder: borrowing OpenFolder, _ shelf: borrowing OpenFolder
    ) throws(StoreError) -> Bool {
        let (names, copies) = try reporting(.write, at: folder.path) { () throws(SystemFault) in
            (try folder.names(), try shelf.names().filter { $0.hasPrefix(TemporaryName.prefix) })
        }
        for name in copies { try? shelf.remove(name) }
        var hasFound = false
        for name in names {
            guard let hash = TemporaryName.hash(in: name, for: location.name) else { continue }
            let leftover = try Leftover(name, in: folder)
            if case .foreign = leftover { continue }
            if case .bytes(let image) = leftover, !isOurs(image.bytes, hash, shelf) {
                let found = BackupName.found(hash: XXH64.hash(image.bytes))
                _ = try reporting(.backUp, at: backups.path) { () throws(SystemFault) in
                    try backups.keep(image, at: name, in: folder, as: found, shelf)
                }
                hasFound = true
            }
            try reporting(.write, at: folder.path(of: name)) { () throws(SystemFault) in
                try folder.remove(name)
            }
        }
        return hasFound
    }

    /// Whether bytes are a state that was never published, a part of one, or a known generation.
    private func isOurs(_ bytes: [UInt8], _ hash: UInt64, _ shelf: borrowing OpenFolder) -> Bool {
        if bytes.isEmpty || XXH64.hash(bytes) == hash || bytes == found?.bytes { return true }
        if let trailer = Trailer.find(in: bytes) {
            let backup = BackupName.generation(trailer.generation)
            return trailer.matches(bytes) && (try? shelf.image(of: backup.text))?.bytes == bytes
        }
        // The library bears the hash of the name: names were exchanged, and these bytes were displaced.
        if let found, XXH64.hash(found.bytes) == hash { return isKnownWithoutTrailer(bytes, shelf) }
        return isCutOff(bytes)
    }

    /// A file of version 1 has no trailer; it is generation 0.
    private func isKnownWithoutTrailer(_ bytes: [UInt8], _ shelf: borrowing OpenFolder) -> Bool {
        (try? shelf.image(of: BackupName.generation(0).text))?.bytes == bytes
    }

    /// A write that did not come to its end.
    private func isCutOff(_ bytes: [UInt8]) -> Bool {
        do throws(PropertyListFault) {
            _ = try PropertyListTape(bytes)
            return false
        } catch {
            return error == .truncated
        }
    }
}
