internal import TrackerDomain

/// The folder that machines exchange their files in.
struct SyncFolder {
    let path: String
    let fileSystem: FileSystem

    /// A file of the folder, unread.
    struct Entry {
        let name: String
        let status: FileStatus

        /// Tells the file and its content from others.
        var stamp: String { "\(status.device):\(status.inode):\(status.size):\(status.modified)" }
    }

    /// The files that may be published ones; nil if the folder cannot be read.
    func entries() -> [Entry]? {
        (try? fileSystem.statusOfPath(path)) == nil ? nil : try? existingEntries()
    }

    /// The bytes of a file; nil if it cannot be read, or is larger than any library.
    func bytes(of entry: Entry) -> [UInt8]? { try? image(of: entry) }

    /// The published files that can be used, in the order of their names, and the fault of one that cannot.
    ///
    /// - Throws: `disk` if that cannot be told; a missing folder has none.
    func published() throws(StoreError) -> (files: [PublishedFile], fault: SyncFileFault?) {
        var found: (files: [PublishedFile], fault: SyncFileFault?) = ([], nil)
        for entry in try existingEntries() {
            if entry.status.isPlaceholder {
                found.fault = .placeholder
                continue
            }
            let bytes = try image(of: entry)
            do throws(SyncFileError) {
                if let file = try PublishedFile(bytes) { found.files.append(file) }
            } catch {
                found.fault = error.fault
            }
        }
        return found
    }

    private func existingEntries() throws(StoreError) -> [Entry] {
        try reporting(.read, at: path) { () throws(SystemFault) in
            let names: [String]
            do throws(SystemFault) {
                names = try OpenFolder(path, fileSystem).names()
            } catch {
                if error.code == ErrorNumber.noSuchFile { return [] }
                throw error
            }
            let folder = try OpenFolder(path, fileSystem)
            var entries: [Entry] = []
            for name in names where Self.mayBePublished(name) {
                guard let status = try folder.status(of: name), status.kind == .file else { continue }
                entries.append(Entry(name: name, status: status))
            }
            return entries
        }
    }

    private func image(of entry: Entry) throws(StoreError) -> [UInt8] {
        let folder = try reporting(.read, at: path, OpenFolder(path, fileSystem))
        do throws(FileImageFault) {
            return try folder.image(of: entry.name)?.bytes ?? []
        } catch {
            throw error.storeError(.read, at: path + "/" + entry.name)
        }
    }

    private static func mayBePublished(_ name: String) -> Bool {
        name.hasSuffix(".plist") && !name.hasPrefix(".")
    }

    /// Replaces the own file, without waiting for the disk: what it says is safe in the library already.
    ///
    /// - Returns: The stamp of the new file.
    func publish(_ bytes: [UInt8], as name: String) throws(StoreError) -> String {
        try reporting(.write, at: path + "/" + name) { () throws(SystemFault) in
            let folder = try OpenFolder(path, fileSystem)
            for other in try folder.names() where TemporaryName.hash(in: other, for: name) != nil {
                try? folder.remove(other)
            }
            let status = try folder.replace(
                name, by: bytes, through: TemporaryName.text(for: name, hash: XXH64.hash(bytes)),
                like: try folder.status(of: name), isFlushed: false)
            return Entry(name: name, status: status).stamp
        }
    }

    func remove(_ name: String) throws(StoreError) {
        try reporting(.write, at: path + "/" + name) { () throws(SystemFault) in
            try OpenFolder(path, fileSystem).remove(name)
        }
    }
}

/// The device that a file's name is of: `p3xx` of `phone-p3xx.plist`; nil for any other name.
extension DeviceID {
    init?(fileName: String) {
        guard fileName.hasSuffix(".plist") else { return nil }
        let stem = fileName.dropLast(".plist".count)
        guard let dash = stem.lastIndex(of: "-") else { return nil }
        self.init(stem[stem.index(after: dash)...])
    }
}
