internal import TrackerDomain

/// The leftovers of old crashed writes in a folder, beside files that a person named.
struct OldTemporaries {
    /// The file that is being written.
    let name: String
    /// The present time, in nanoseconds since 1970.
    let now: Int64

    /// A write takes moments, so an older file is surely abandoned.
    private static let age: Int64 = 86_400 * 1_000_000_000

    /// Removes them; a failure is ignored.
    ///
    /// Leftovers of libraries and settings may have another program's bytes: their own next write checks them.
    ///
    /// - Parameters:
    ///   - names: All names in the folder.
    ///   - spared: Names of libraries and settings that may be missing.
    func remove(_ names: [String], in folder: borrowing OpenFolder, sparing spared: [String] = []) {
        for temporary in names {
            guard let hash = TemporaryName.hash(in: temporary) else { continue }
            func isOf(_ file: String) -> Bool { TemporaryName.hash(in: temporary, for: file) != nil }
            guard !spared.contains(where: isOf), let status = try? folder.status(of: temporary),
                status.kind == .file, now - status.modified > Self.age
            else { continue }
            let owner = names.first(where: isOf)
            let ownerMode = owner.flatMap { try? folder.status(of: $0) }?.mode
            guard status.mode == 0o600 || status.mode == ownerMode,
                owner == name || !mayHoldBytes(temporary, hash, of: owner, in: folder)
            else { continue }
            try? folder.remove(temporary)
        }
    }

    /// True if a file may have the state of a library, or of settings, that was displaced.
    private func mayHoldBytes(
        _ temporary: String, _ hash: UInt64, of owner: String?, in folder: borrowing OpenFolder
    ) -> Bool {
        if let owner {
            // An unreadable file may be a library.
            guard let image = try? folder.image(of: owner) else { return true }
            return Trailer.find(in: image.bytes) != nil
        }
        guard let image = try? folder.image(of: temporary) else { return true }
        return !TemporaryName.means(image.bytes, by: hash) && (try? PropertyListTape(image.bytes)) != nil
    }
}
