/// A place for settings.
public protocol SettingsStore: Sendable {
    /// Reads the settings; a fault of the place never fails a command.
    func load() -> LoadedSettings

    /// Changes the present settings under a lock; writes nothing if nothing changes.
    ///
    /// - Parameter change: Called again if another program changed the settings without the lock.
    /// - Returns: The path of a copy of the old settings that could not be read; nil if there is none.
    @discardableResult
    func update(_ change: (inout Settings) -> Void) throws(StoreError) -> String?
}

/// Settings as they were read.
public struct LoadedSettings: Hashable, Sendable {
    public let settings: Settings
    /// The fault of their file; nil if there is none.
    public let trouble: SettingsTrouble?

    public init(settings: Settings, trouble: SettingsTrouble? = nil) {
        self.settings = settings
        self.trouble = trouble
    }
}

/// A problem of the settings file; no command fails for it.
public enum SettingsTrouble: Hashable, Sendable {
    /// The file cannot be read, or is no file: the defaults apply.
    case inaccessible
    /// The content is invalid: the defaults apply.
    case unreadable
    /// The values of these settings are invalid: their defaults apply.
    case badValues([SettingKey])
    /// The file is not as the program wrote it; every value is valid and applies.
    case edited
}
