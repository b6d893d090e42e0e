/// What is wrong with a settings file; no command fails for it.
public enum SettingsTrouble: Hashable, Sendable {
    /// The system gives no access to it, or something else is in its place: the defaults hold.
    case inaccessible
    /// It cannot be understood: the defaults hold.
    case unreadable
    /// The values of these settings make no sense: their defaults hold.
    case badValues([SettingKey])
    /// It is not as the program wrote it; every value makes sense and holds.
    case edited
}
