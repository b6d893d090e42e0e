internal import TrackerDomain

/// Replaces a settings file that was read under the lock, in the order of a library's commit.
struct SettingsCommit {
    let location: FileLocation
    /// The file as it was read; nil if there was none.
    let found: FileImage?
    let fileSystem: FileSystem

    /// The suffix of the copy of a file with content that is not in the new settings.
    private static let suffix = ".broken"

    /// - Returns: False if another program changed the file meanwhile; its version stays.
    func run(_ document: SettingsDocument, in folder: borrowing OpenFolder) throws(StoreError) -> Bool {
        try explaining(fileSystem, commit(document, in: folder))
    }

    private func commit(
        _ document: SettingsDocument, in folder: borrowing OpenFolder
    ) throws(StoreError) -> Bool {
        let bytes = try document.bytes(for: location.path)
        try clearLeftovers(in: folder)
        let (temporary, status) = try reporting(
            .saveSettings, at: location.path,
            folder.createTemporary(for: location.name, bytes, like: found?.status))
        guard try publish(temporary, status, in: folder) else { return false }
        try reporting(.saveSettings, at: location.path, folder.synchronize())
        return true
    }

    /// Copies the file as it was read.
    ///
    /// - Returns: The path of the copy; nil if there was no file.
    func keepFound(in folder: borrowing OpenFolder) throws(StoreError) -> String? {
        guard let found else { return nil }
        let name = try reporting(.saveSettings, at: location.path, keep(found, in: folder))
        return folder.path(of: name)
    }

    private func publish(
        _ temporary: String, _ status: FileStatus, in folder: borrowing OpenFolder
    ) throws(StoreError) -> Bool {
        // Setting a value twice does no harm, so no error says whether the change was saved.
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

    /// Removes the leftovers of a crash; copies bytes first that may be another program's.
    private func clearLeftovers(in folder: borrowing OpenFolder) throws(StoreError) {
        try Leftovers(location: location, found: found, operation: .saveSettings).clear(
            in: folder, isKnown: isKnown,
            keep: { (image, _) throws(StoreError) in
                _ = try reporting(.saveSettings, at: location.path, keep(image, in: folder))
            })
    }

    /// Whether the program wrote these bytes, or their values are in the file that replaced them.
    private func isKnown(_ bytes: [UInt8], areDisplaced: Bool) -> Bool {
        if Trailer.find(in: bytes)?.matches(bytes) == true { return true }
        guard areDisplaced, let found else { return false }
        let displaced = SettingsDocument.read(bytes)
        // More differences may come from several settings saved at once, or from another program after we had read:
        // rather a copy too many than one lost.
        return displaced.trouble != .unreadable
            && SettingsDocument.read(found.bytes).document.differences(from: displaced.document) <= 1
    }
}
