internal import TrackerDomain

/// Puts new settings in the place of a file that was read under the lock, in the order of a library's commit.
struct SettingsCommit {
    let location: FileLocation
    /// The file as it was read; nil where there was none.
    let found: FileImage?
    let fileSystem: FileSystem

    /// What is added to the name of a file whose content did not come into the new settings.
    private static let suffix = ".broken"

    /// - Returns: False where another program changed the file meanwhile; its version stands there.
    func run(_ settings: Settings, in folder: borrowing OpenFolder) throws(StoreError) -> Bool {
        let bytes = try SettingsDocument.bytes(of: settings, for: location.path)
        try clearLeftovers(in: folder)
        let (temporary, status) = try reporting(.saveSettings, at: location.path) {
            () throws(SystemFault) in
            try folder.createTemporary(for: location.name, bytes, like: found?.status)
        }
        guard try publish(temporary, status, in: folder) else { return false }
        try reporting(.saveSettings, at: location.path) { () throws(SystemFault) in try folder.synchronize() }
        return true
    }

    /// Keeps the file as it was read under another name.
    ///
    /// - Returns: The path of the copy; nil where there was no file.
    func keepFound(in folder: borrowing OpenFolder) throws(StoreError) -> String? {
        guard let found else { return nil }
        let name = try reporting(.saveSettings, at: location.path) { () throws(SystemFault) in
            try keep(found, in: folder)
        }
        return folder.path(of: name)
    }

    private func publish(
        _ temporary: String, _ status: FileStatus, in folder: borrowing OpenFolder
    ) throws(StoreError) -> Bool {
        // Setting what is set already does no harm: nobody needs to know whether it was kept.
        let publishing = AtomicReplace(
            location: location, found: found, writing: .saveSettings, flushing: .saveSettings,
            fileSystem: fileSystem)
        return try publishing.publish(temporary, status, in: folder) {
            (displaced) throws(SystemFault) in _ = try keep(displaced, in: folder)
        }
    }

    private func keep(_ image: FileImage, in folder: borrowing OpenFolder) throws(SystemFault) -> String {
        try folder.keepCopy(of: image, as: location.name + Self.suffix)
    }

    /// Removes what a crash left behind; bytes that may be somebody's are kept first.
    private func clearLeftovers(in folder: borrowing OpenFolder) throws(StoreError) {
        try Leftovers(location: location, found: found, operation: .saveSettings).clear(
            in: folder, isKnown: isKnown,
            keep: { (image, _) throws(StoreError) in
                try reporting(.saveSettings, at: location.path) { () throws(SystemFault) in
                    _ = try keep(image, in: folder)
                }
            })
    }

    /// Whether the program wrote these bytes, or what they set has come into the file that took their place.
    private func isKnown(_ bytes: [UInt8], areDisplaced: Bool) -> Bool {
        if Trailer.find(in: bytes)?.matches(bytes) == true { return true }
        guard areDisplaced, let found else { return false }
        let displaced = SettingsDocument.read(bytes)
        // Where more differs, our own may have been several settings kept at once, or somebody wrote these after we
        // had read: a copy too many is kept rather than one lost.
        return displaced.trouble != .unreadable
            && SettingsDocument.read(found.bytes).settings.differences(from: displaced.settings) <= 1
    }
}
