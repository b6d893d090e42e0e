public import TrackerDomain

/// The file that settings are kept in, written with the same care as a library.
public struct SettingsFile: Sendable {
    public let path: String
    private let fileSystem: FileSystem
    private let waiting: Waiting
    /// How often a file that other programs keep changing is read again before giving up.
    private static let attempts = 3

    public init(path: String, fileSystem: FileSystem = .system, waiting: Waiting = .system) {
        self.path = path
        self.fileSystem = fileSystem
        self.waiting = waiting
    }

    /// Reads the settings; whatever is wrong with the file, no command fails for it.
    public func load() -> LoadedSettings {
        // Most people have none: then there is no link to follow and no folder to open.
        if isMissing { return Self.none }
        do throws(StoreError) {
            let location = try FileLocation(resolving: path, fileSystem)
            guard location.folderExists else { return Self.none }
            return try read(location, in: open(location.folder)).loaded
        } catch {
            return LoadedSettings(settings: Settings(), trouble: .inaccessible)
        }
    }

    /// Changes what is there now, under the lock of its folder; nothing is written where nothing changes.
    ///
    /// A file that cannot be understood is kept under another name. `change` is called again on what is there
    /// then, where another program changed the file without the lock.
    ///
    /// - Returns: The path of a file that could not be understood and was kept; nil where there was none.
    @discardableResult
    public func update(_ change: (inout Settings) -> Void) throws(StoreError) -> String? {
        var location = try FileLocation(resolving: path, fileSystem)
        if !location.folderExists {
            // A change of nothing must not leave a folder behind.
            var settings = Settings()
            change(&settings)
            guard settings != Settings() else { return nil }
            try reporting(.saveSettings, at: location.path) { () throws(SystemFault) in
                try MissingFolders.create(location.folder, fileSystem)
            }
            location = try FileLocation(resolving: path, fileSystem)
        }
        let lock = try FolderLock(location.folder, fileSystem, waiting)
        for _ in 0..<Self.attempts {
            let (image, loaded) = try read(location, in: lock.folder)
            var settings = loaded.settings
            change(&settings)
            let isSound = loaded.trouble != .unreadable && loaded.trouble != .edited
            if settings == loaded.settings, isSound { return nil }
            let commit = SettingsCommit(location: location, found: image, fileSystem: fileSystem)
            let kept = loaded.trouble == .unreadable ? try commit.keepFound(in: lock.folder) : nil
            if try commit.run(settings, in: lock.folder) { return kept }
        }
        throw .busy(path: location.path)
    }

    private static let none = LoadedSettings(settings: Settings(), trouble: nil)

    private var isMissing: Bool {
        do throws(SystemFault) {
            _ = try fileSystem.statusOfPath(path)
            return false
        } catch {
            return error.code == ErrorNumber.noSuchFile
        }
    }

    private func open(_ path: String) throws(StoreError) -> OpenFolder {
        try reporting(.read, at: path) { () throws(SystemFault) in try OpenFolder(path, fileSystem) }
    }

    private func read(
        _ location: FileLocation, in folder: borrowing OpenFolder
    ) throws(StoreError) -> (image: FileImage?, loaded: LoadedSettings) {
        do throws(FileImageFault) {
            guard let image = try folder.image(of: location.name) else { return (nil, Self.none) }
            return (image, SettingsDocument.read(image.bytes))
        } catch {
            switch error {
            case .system: throw error.storeError(.read, at: location.path)
            case .notARegularFile, .tooLarge:
                throw .disk(DiskFault(operation: .saveSettings, path: location.path, cause: error.cause))
            }
        }
    }
}
