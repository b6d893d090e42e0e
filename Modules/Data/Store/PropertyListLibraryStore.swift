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
    /// The folder for what tells this device from those that it is in step with; nil if it is in step with none.
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
    var newJournal: Journal { Journal(library: Library(id: environment.newIdentifier())) }

    // MARK: The place

    /// The real location of the library's file.
    func location() throws(StoreError) -> FileLocation { try FileLocation(resolving: path, fileSystem) }

    /// The location with its folder, which is created if it is missing.
    func locationInFolder() throws(StoreError) -> FileLocation {
        let location = try location()
        return location.folderExists ? location : try createFolder(of: location)
    }

    /// Creates the folder of a new library and returns its real location.
    func createFolder(of location: FileLocation) throws(StoreError) -> FileLocation {
        try explaining(
            fileSystem,
            reporting(.createFolder, at: location.folder, MissingFolders.create(location.folder, fileSystem)))
        return try self.location()
    }

    func lock(_ location: FileLocation) throws(StoreError) -> FolderLock {
        try FolderLock(location.folder, fileSystem, environment.waiting)
    }

    public func stamp() -> LibraryStamp? { (try? location()).flatMap(stamp) }

    func stamp(at location: FileLocation) -> LibraryStamp? {
        guard let status = try? fileSystem.statusOfPath(location.path) else { return nil }
        return LibraryStamp(
            device: status.device, inode: status.inode, size: status.size, modified: status.modified)
    }

    // MARK: The file

    func image(at location: FileLocation) throws(StoreError) -> FileImage? {
        guard location.folderExists else { return nil }
        let folder = try reporting(.read, at: location.folder, OpenFolder(location.folder, fileSystem))
        return try image(at: location, in: folder)
    }

    func image(at location: FileLocation, in folder: borrowing OpenFolder) throws(StoreError) -> FileImage? {
        try mapping(folder.image(of: location.name)) { (fault: FileImageFault) in
            fault.storeError(.read, at: location.path)
        }
    }

    func file(_ image: FileImage, at location: FileLocation) throws(StoreError) -> LibraryFile {
        try LibraryFile(image.bytes, at: location.path, migration: environment.migration)
    }

    /// Reads the library, but not its history; nil if there is none.
    func read(at location: FileLocation) throws(StoreError) -> (image: FileImage, file: LibraryFile)? {
        guard let image = try image(at: location) else { return nil }
        return (image, try file(image, at: location))
    }

    func read(
        at location: FileLocation, in folder: borrowing OpenFolder
    ) throws(StoreError) -> (image: FileImage, file: LibraryFile)? {
        guard let image = try image(at: location, in: folder) else { return nil }
        return (image, try file(image, at: location))
    }

    /// The id in the file at a location, valid or not; nil if there is none.
    func identifier(at location: FileLocation) -> Identifier? {
        (try? image(at: location)).flatMap { LibraryFile.identifier(in: $0.bytes) }
    }
}

extension StoreEnvironment {
    var migration: MigrationFacts { MigrationFacts(today: today, newIdentifier: newIdentifier) }
}
