public import TrackerDomain

/// The settings file, written with the same care as a library.
public struct SettingsFile: SettingsStore {
    public let path: String
    private let fileSystem: FileSystem
    private let waiting: Waiting
    /// The number of attempts at a file that other programs keep changing.
    private static let attempts = 3

    public init(path: String, fileSystem: FileSystem = .system, waiting: Waiting = .system) {
        self.path = path
        self.fileSystem = fileSystem
        self.waiting = waiting
    }

    public func load() -> LoadedSettings {
        // Most people have no settings file: no link to follow, no folder to open.
        if isMissing { return Self.none }
        do throws(StoreError) {
            let location = try FileLocation(resolving: path, fileSystem)
            guard location.folderExists else { return Self.none }
            let (_, document, trouble) = try read(location, in: open(location.folder))
            return LoadedSettings(settings: document.settings, trouble: trouble)
        } catch {
            return LoadedSettings(settings: Settings(), trouble: .inaccessible)
        }
    }

    @discardableResult
    public func update(_ change: (inout Settings) -> Void) throws(StoreError) -> String? {
        var location = try FileLocation(resolving: path, fileSystem)
        if !location.folderExists {
            // A change of nothing must not leave a folder behind.
            var document = SettingsDocument()
            document.update(change)
            guard document != SettingsDocument() else { return nil }
            try reporting(
                .saveSettings, at: location.path, MissingFolders.create(location.folder, fileSystem))
            location = try FileLocation(resolving: path, fileSystem)
        }
        let lock = try FolderLock(location.folder, fileSystem, waiting)
        for _ in 0..<Self.attempts {
            let (image, found, trouble) = try read(location, in: lock.folder)
            var document = found
            document.update(change)
            if document == found, trouble != .unreadable, trouble != .edited { return nil }
            let commit = SettingsCommit(location: location, found: image, fileSystem: fileSystem)
            let copy = trouble == .unreadable ? try commit.keepFound(in: lock.folder) : nil
            if try commit.run(document, in: lock.folder) { return copy }
        }
        throw .busy(path: location.path)
    }

    private static let none = LoadedSettings(settings: Settings())

    private var isMissing: Bool {
        do throws(SystemFault) {
            _ = try fileSystem.statusOfPath(path)
            return false
        } catch {
            return error.code == ErrorNumber.noSuchFile
        }
    }

    private func open(_ path: String) throws(StoreError) -> OpenFolder {
        try reporting(.read, at: path, OpenFolder(path, fileSystem))
    }

    private func read(
        _ location: FileLocation, in folder: borrowing OpenFolder
    ) throws(StoreError) -> (image: FileImage?, document: SettingsDocument, trouble: SettingsTrouble?) {
        do throws(FileImageFault) {
            guard let image = try folder.image(of: location.name) else {
                return (nil, SettingsDocument(), nil)
            }
            let (document, trouble) = SettingsDocument.read(image.bytes)
            return (image, document, trouble)
        } catch {
            switch error {
            case .system: throw error.storeError(.read, at: location.path)
            case .notARegularFile, .tooLarge:
                throw .disk(DiskFault(operation: .saveSettings, path: location.path, cause: error.cause))
            }
        }
    }
}
