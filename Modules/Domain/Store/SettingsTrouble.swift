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
