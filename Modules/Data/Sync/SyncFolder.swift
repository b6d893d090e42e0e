internal import TrackerDomain

/// The folder that devices exchange their files in.
struct SyncFolder {
    let path: String
    let fileSystem: FileSystem

    /// A file of the folder, unread.
    struct Entry {
        let name: String
        let status: FileStatus

        /// Tells the file, its content and its permissions from others.
        var stamp: String { "\(contentStamp):\(status.changed.nanoseconds)" }

        /// Tells the file and its content from others; a program that notes something of its own at it changes neither.
        var contentStamp: String {
            "\(status.device):\(status.inode):\(status.size):\(status.modified)"
        }
    }

    /// The files that may be published ones, and those of which not even that can be told.
    struct Listing {
        var entries: [Entry] = []
        var unreadable: [(name: String, cause: DiskFault.Cause)] = []
    }

    /// The folder by its real path, made if it is missing.
    func made() throws(StoreError) -> SyncFolder {
        try reporting(.createFolder, at: path) { () throws(SystemFault) in
            try MissingFolders.create(path, fileSystem)
            return SyncFolder(path: try fileSystem.resolve(path), fileSystem: fileSystem)
        }
    }

    /// Throws for a bare repository, and for the `.git` of any other: no git carries files that lie there.
    func refuseGitFolder() throws(StoreError) {
        let names = (try? OpenFolder(path, fileSystem).names()) ?? []
        if Set(names).isSuperset(of: ["HEAD", "objects", "refs"]) { throw .sync(.gitFolder(path)) }
    }

    /// Opens the folder; nil if there is none.
    func open() throws(StoreError) -> OpenFolder? {
        do throws(SystemFault) {
            return try OpenFolder(path, fileSystem)
        } catch {
            if error.code == ErrorNumber.noSuchFile { return nil }
            throw .disk(DiskFault(.read, at: path, code: error.code))
        }
    }

    /// Lists the files by name.
    func listing(_ folder: borrowing OpenFolder) throws(StoreError) -> Listing {
        let names = try reporting(.read, at: path, folder.names())
        var listing = Listing()
        for name in names where Self.mayBePublished(name) {
            do throws(SystemFault) {
                guard let status = try folder.status(of: name), status.kind == .file else { continue }
                listing.entries.append(Entry(name: name, status: status))
            } catch {
                listing.unreadable.append((name, DiskFault.Cause(systemError: error.code)))
            }
        }
        return listing
    }

    /// The files whose status can be told; none if the folder cannot be listed.
    func entries() -> [Entry] {
        guard let folder = (try? open()) ?? nil else { return [] }
        return (try? listing(folder).entries) ?? []
    }

    /// The bytes of a file; nil if it is gone.
    func bytes(of name: String, in folder: borrowing OpenFolder) throws(StoreError) -> [UInt8]? {
        try mapping(folder.image(of: name)?.bytes) { (fault: FileImageFault) in
            fault.storeError(.read, at: path + "/" + name)
        }
    }

    func bytes(of name: String) throws(StoreError) -> [UInt8]? {
        guard let folder = try open() else { return nil }
        return try bytes(of: name, in: folder)
    }

    /// The published files that can be used, in the order of their names, and the fault of one that cannot.
    ///
    /// - Throws: `disk` if that cannot be told; a missing folder has none.
    func published() throws(StoreError) -> (files: [PublishedFile], fault: SyncFileFault?) {
        var found: (files: [PublishedFile], fault: SyncFileFault?) = ([], nil)
        guard let folder = try open() else { return found }
        let listing = try listing(folder)
        if let (name, cause) = listing.unreadable.first {
            throw .disk(DiskFault(operation: .read, path: path + "/" + name, cause: cause))
        }
        for entry in listing.entries {
            if entry.status.isPlaceholder {
                found.fault = .placeholder
                continue
            }
            guard let bytes = try bytes(of: entry.name, in: folder) else { continue }
            do throws(SyncFileError) {
                if let file = try PublishedFile(bytes) { found.files.append(file) }
            } catch {
                found.fault = error.fault
            }
        }
        return found
    }

    private static func mayBePublished(_ name: String) -> Bool {
        name.hasSuffix(".plist") && !name.hasPrefix(".")
    }

    /// Replaces the own file and clears what publishing it, or one of other names, has left, without waiting for the disk: what it says is safe in the library already.
    ///
    /// - Parameter former: The names of the own file in earlier lives.
    /// - Returns: The new file's `contentStamp`.
    func publish(
        _ bytes: [UInt8], as name: String, former: [String] = []
    ) throws(StoreError) -> String {
        try reporting(.write, at: path + "/" + name) { () throws(SystemFault) in
            let folder = try OpenFolder(path, fileSystem)
            for other in try folder.names()
            where ([name] + former).contains(where: { TemporaryName.hash(in: other, for: $0) != nil }) {
                try? folder.remove(other)
            }
            let status = try folder.replace(
                name, by: bytes, through: TemporaryName.text(for: name, hash: XXH64.hash(bytes)),
                like: try folder.status(of: name), isFlushed: false)
            return Entry(name: name, status: status).contentStamp
        }
    }

    func remove(_ name: String) throws(StoreError) {
        try reporting(.write, at: path + "/" + name, OpenFolder(path, fileSystem).remove(name))
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

extension SyncFolder {
    var carrier: SyncCarrier? { SyncCarrier(folder: path, fileSystem) }
}

extension SyncCarrier {
    /// What carries a folder, by what stands in it or above it; nil if that cannot be told.
    init?(folder path: String, _ fileSystem: FileSystem) {
        let parts = path.split(separator: "/").map(String.init)
        for count in stride(from: parts.count, to: 0, by: -1) {
            let folder = "/" + parts.prefix(count).joined(separator: "/")
            for (mark, carrier) in [(".git", Self.git), (".stfolder", .syncthing)]
            where (try? fileSystem.statusOfPath(folder + "/" + mark)) != nil {
                self = carrier
                return
            }
        }
        let known: [(String, Self)] = [
            ("Dropbox", .dropbox), ("Nextcloud", .nextcloud), ("Mobile Documents", .iCloud),
        ]
        guard let carrier = known.first(where: { parts.contains($0.0) })?.1 else { return nil }
        self = carrier
    }
}
