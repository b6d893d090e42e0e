internal import TrackerDomain

/// Puts new settings in the place of a file that was read under the lock, in the order of a library's commit.
struct SettingsCommit {
    let location: FileLocation
    /// The file as it was read; nil where there was none.
    let found: FileImage?
    /// Whether what was read could be understood; if not, it is kept under another name.
    let isUnderstood: Bool
    let fileSystem: FileSystem

    /// What is added to the name of a file whose content did not come into the new settings.
    private static let suffix = ".broken"

    /// - Returns: False where another program changed the file meanwhile; its version stands there.
    func run(_ settings: Settings, in folder: borrowing OpenFolder) throws(StoreError) -> Bool {
        let bytes = try SettingsDocument.bytes(of: settings, for: location.path)
        let (temporary, status) = try reporting(.saveSettings, at: location.path) {
            () throws(SystemFault) in
            try clearLeftovers(in: folder)
            if let found, !isUnderstood { try keep(found, in: folder) }
            return try folder.createTemporary(for: location.name, bytes, like: found?.status)
        }
        guard try publish(temporary, status, in: folder) else { return false }
        try reporting(.saveSettings, at: location.path) { () throws(SystemFault) in try folder.synchronize() }
        return true
    }

    private func publish(
        _ temporary: String, _ status: FileStatus, in folder: borrowing OpenFolder
    ) throws(StoreError) -> Bool {
        // Setting what is set already does no harm: nobody needs to know whether it was kept.
        let publishing = Publishing(
            location: location, found: found, writing: .saveSettings, settling: .saveSettings,
            fileSystem: fileSystem)
        return try publishing.publish(temporary, status, in: folder) {
            (displaced) throws(SystemFault) in try keep(displaced, in: folder)
        }
    }

    private func keep(_ image: FileImage, in folder: borrowing OpenFolder) throws(SystemFault) {
        try folder.keepCopy(of: image, as: location.name + Self.suffix)
    }

    /// Removes what a crash left behind; bytes that may be somebody's are kept first.
    private func clearLeftovers(in folder: borrowing OpenFolder) throws(SystemFault) {
        for name in try folder.names() {
            guard let hash = TemporaryName.hash(in: name, for: location.name) else { continue }
            // What is no file, or cannot be read, no write of ours has left.
            guard let image = try? folder.image(of: name) else { continue }
            if !isOurs(image.bytes, hash) { try keep(image, in: folder) }
            try folder.remove(name)
        }
    }

    /// Whether bytes are settings that the program wrote, or a part of some.
    private func isOurs(_ bytes: [UInt8], _ hash: UInt64) -> Bool {
        if bytes.isEmpty || XXH64.hash(bytes) == hash || bytes == found?.bytes { return true }
        if let trailer = Trailer.find(in: bytes) { return trailer.matches(bytes) }
        do throws(PropertyListFault) {
            _ = try PropertyListTape(bytes)
            return false
        } catch {
            return error == .truncated
        }
    }
}
