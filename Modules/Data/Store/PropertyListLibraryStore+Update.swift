public import TrackerDomain

extension PropertyListLibraryStore {
    /// The number of attempts while other programs keep changing the library.
    private static let attempts = 3

    public func update<Result>(
        _ body: (inout Journal) throws(EditError) -> Result
    ) throws(StoreError) -> Updated<Result> {
        var location = try FileLocation(resolving: path, fileSystem)
        if !location.folderExists {
            // A body that changes nothing must create no folder.
            var journal = newJournal
            let result = try journal.edit(body)
            guard journal.revision > 0 else {
                return Updated(result, warnings: missing(at: location).warnings)
            }
            location = try createFolder(of: location)
        }
        let lock = try FolderLock(location.folder, fileSystem, environment.waiting)
        for _ in 0..<Self.attempts {
            if let updated = try attempt(body, at: location, in: lock.folder) { return updated }
        }
        throw .busy(path: location.path)
    }

    /// Reads, changes and commits once; nil if another program changed the file meanwhile.
    private func attempt<Result>(
        _ body: (inout Journal) throws(EditError) -> Result, at location: FileLocation,
        in folder: borrowing OpenFolder
    ) throws(StoreError) -> Updated<Result>? {
        let found = try image(at: location, in: folder)
        var file: LibraryFile?
        if let found { file = try self.file(found, at: location) }
        let history = try file?.history(at: location.path) ?? ReadHistory()
        let replica = try file?.replica(at: location.path)
        var journal =
            file.map { Journal(library: $0.library, history: history.history, replica: replica) } ?? newJournal
        let result = try journal.edit(body)
        guard journal.revision > 0 else {
            return Updated(result, warnings: file?.warnings ?? missing(at: location).warnings)
        }
        let updated = Updated(result, warnings: file?.warnings ?? begun(at: location))
        let commit = LibraryCommit(
            location: location, found: found, old: file, oldHistory: history,
            backups: try archive.makeFolder(for: journal.library.id, origin: location.path),
            environment: environment)
        return try commit.run(journal, in: folder) ? updated : nil
    }

    /// Creates the folder of a new library and returns its real location.
    func createFolder(of location: FileLocation) throws(StoreError) -> FileLocation {
        try reporting(.createFolder, at: location.folder, MissingFolders.create(location.folder, fileSystem))
        return try FileLocation(resolving: path, fileSystem)
    }
}

extension Journal {
    /// Lets `body` change the journal, and throws its error as the store's.
    fileprivate mutating func edit<Result>(
        _ body: (inout Journal) throws(EditError) -> Result
    ) throws(StoreError) -> Result {
        do throws(EditError) {
            return try body(&self)
        } catch {
            throw .edit(error)
        }
    }
}
