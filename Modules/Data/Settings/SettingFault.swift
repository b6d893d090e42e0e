/// A value that a setting does not take.
public struct SettingFault: Error, Hashable, Sendable {
    public let key: SettingKey
    public let value: String

    public var allowed: SettingKey.AllowedValues { key.allowedValues }
}
