public import TrackerDomain

/// The file that settings are kept in.
public struct SettingsFile: Sendable {
    public let path: String
    private let fileSystem: FileSystem
    private let waiting: Waiting
    /// Added to the name of a file that could not be understood, when a new one takes its place.
    private static let brokenSuffix = ".broken"

    public init(path: String, fileSystem: FileSystem = .system, waiting: Waiting = .system) {
        self.path = path
        self.fileSystem = fileSystem
        self.waiting = waiting
    }

    /// Reads the settings; whatever is wrong with the file, no command fails for it.
    public func load() -> LoadedSettings {
        // Most people have none: then there is no link to follow and no folder to open.
        if isMissing { return LoadedSettings(settings: Settings(), isBroken: false) }
        do throws(StoreError) {
            let location = try FileLocation(resolving: path, fileSystem)
            guard location.folderExists else { return LoadedSettings(settings: Settings(), isBroken: false) }
            return try read(location, in: open(location.folder)).loaded
        } catch {
            return LoadedSettings(settings: Settings(), isBroken: true)
        }
    }

    /// Changes what is there now, under the lock of its folder; nothing is written where nothing changes.
    ///
    /// A file that cannot be understood is kept under another name.
    public func update(_ change: (inout Settings) -> Void) throws(StoreError) {
        var location = try FileLocation(resolving: path, fileSystem)
        if !location.folderExists {
            // A change of nothing must not leave a folder behind.
            var settings = Settings()
            change(&settings)
            guard settings != Settings() else { return }
            try reporting(.saveSettings, at: location.path) { () throws(SystemFault) in
                try MissingFolders.create(location.folder, fileSystem)
            }
            location = try FileLocation(resolving: path, fileSystem)
        }
        let lock = try FolderLock(location.folder, fileSystem, waiting)
        let (image, loaded) = try read(location, in: lock.folder)
        var settings = loaded.settings
        change(&settings)
        guard settings != loaded.settings || loaded.isBroken else { return }
        try write(settings, over: image, isBroken: loaded.isBroken, location, in: lock.folder)
    }

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
        let image: FileImage?
        do throws(FileImageFault) {
            image = try folder.image(of: location.name)
        } catch {
            throw error.storeError(.read, at: location.path)
        }
        guard let image else { return (nil, LoadedSettings(settings: Settings(), isBroken: false)) }
        guard let tape = try? PropertyListTape(image.bytes),
            case .dictionary(let values) = PropertyListValue(tape)
        else { return (image, LoadedSettings(settings: Settings(), isBroken: true)) }
        return (image, LoadedSettings(settings: Settings(values: values), isBroken: false))
    }

    private func write(
        _ settings: Settings, over image: FileImage?, isBroken: Bool, _ location: FileLocation,
        in folder: borrowing OpenFolder
    ) throws(StoreError) {
        let bytes = PropertyListWriter.bytes(of: .dictionary(settings.values))
        let temporary = TemporaryName.text(for: location.name, hash: XXH64.hash(bytes))
        try reporting(.saveSettings, at: location.path) { () throws(SystemFault) in
            for name in try folder.names() where TemporaryName.hash(in: name, for: location.name) != nil {
                try folder.remove(name)
            }
            _ = try folder.create(temporary, bytes, like: image?.status)
            do throws(SystemFault) {
                if isBroken {
                    let broken = location.name + Self.brokenSuffix
                    try fileSystem.rename(folder.descriptor, location.name, broken, .replace)
                }
                try fileSystem.rename(folder.descriptor, temporary, location.name, .replace)
            } catch {
                try? folder.remove(temporary)
                throw error
            }
            try folder.synchronize()
        }
    }
}
