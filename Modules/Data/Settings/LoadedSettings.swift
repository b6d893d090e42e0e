/// Settings as they were read.
public struct LoadedSettings: Hashable, Sendable {
    public let settings: Settings
    /// There is a file, but it cannot be understood: the defaults hold.
    public let isBroken: Bool
}
