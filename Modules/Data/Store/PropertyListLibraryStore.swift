public import TrackerDomain

/// A library in a property list on the disk.
///
/// A library that cannot be read is never written to. A state counts as saved only once it is on the disk under its
/// name and the state before it is among the backups.
public struct PropertyListLibraryStore: LibraryStore {
    /// The library's path as given; symbolic links are followed at each use.
    public let path: String
    /// The folder for the backups of all libraries.
    public let backups: String
    /// The folder for what tells this machine from those that it is in step with; nil if it is in step with none.
    let sync: String?
    let environment: StoreEnvironment

    public init(path: String, backups: String, sync: String? = nil, environment: StoreEnvironment) {
        self.path = path
        self.backups = backups
        self.sync = sync
        self.environment = environment
    }

    var fileSystem: FileSystem { environment.fileSystem }
    var archive: BackupArchive { BackupArchive(path: backups, fileSystem: fileSystem) }

    /// Also reads the newest good backup of a damaged library, with a warning.
    public func load() throws(StoreError) -> LoadedLibrary {
        let location = try FileLocation(resolving: path, fileSystem)
        do throws(StoreError) {
            guard let image = try image(at: location) else { return missing(at: location) }
            let file = try file(image, at: location)
            return LoadedLibrary(
                library: joined(file, at: location)?.library ?? file.library, warnings: file.warnings)
        } catch {
            return try loadBackup(of: location, for: error)
        }
    }

    private func loadBackup(
        of location: FileLocation, for error: StoreError
    ) throws(StoreError) -> LoadedLibrary {
        guard case .unreadable(_, let reason) = error, let backup = searchBackups(of: location).newest
        else { throw error }
        let day = environment.day(ofNanoseconds: backup.written)
        return LoadedLibrary(
            library: backup.file.library, warnings: [.readFromBackup(day: day, reason: reason)])
    }

    /// Reads the library with its history; warnings go to the environment's `report`.
    public func loadJournal() throws(StoreError) -> Journal {
        let location = try FileLocation(resolving: path, fileSystem)
        guard let image = try image(at: location) else {
            missing(at: location).warnings.forEach(environment.report)
            return newJournal
        }
        let file = try file(image, at: location)
        file.warnings.forEach(environment.report)
        let journal = try file.journal(at: location.path)
        guard let joined = joined(file, at: location) else { return journal }
        return Journal(library: joined.library, history: journal.history, replica: joined.replica)
    }
}

extension StoreEnvironment {
    var migration: MigrationFacts { MigrationFacts(today: today, newIdentifier: newIdentifier) }
}

extension PropertyListLibraryStore {
    var newJournal: Journal { Journal(library: Library(id: environment.newIdentifier())) }

    func image(at location: FileLocation) throws(StoreError) -> FileImage? {
        guard location.folderExists else { return nil }
        let folder = try reporting(.read, at: location.folder, OpenFolder(location.folder, fileSystem))
        return try image(at: location, in: folder)
    }

    func image(at location: FileLocation, in folder: borrowing OpenFolder) throws(StoreError) -> FileImage? {
        do throws(FileImageFault) {
            return try folder.image(of: location.name)
        } catch {
            throw error.storeError(.read, at: location.path)
        }
    }

    func file(_ image: FileImage, at location: FileLocation) throws(StoreError) -> LibraryFile {
        try LibraryFile(image.bytes, at: location.path, migration: environment.migration)
    }
}
