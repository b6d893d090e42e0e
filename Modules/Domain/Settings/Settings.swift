/// The settings of a person, each a text; losing them loses no data.
public struct Settings: Hashable, Sendable {
    private var values: [SettingKey: String] = [:]
    /// Settings with a stored value that is not allowed; their defaults hold.
    public private(set) var ignoredKeys: Set<SettingKey> = []
    public var hasSeenOnboarding = false

    /// Nothing set.
    public init() {}

    /// The value set, or the default.
    public subscript(key: SettingKey) -> String { values[key] ?? key.defaultValue }

    /// The value set; nil if there is none.
    public func value(_ key: SettingKey) -> String? { values[key] }

    public mutating func set(_ key: SettingKey, to value: String) throws(SettingFault) {
        try key.check(value)
        values[key] = value
        ignoredKeys.remove(key)
    }

    public mutating func unset(_ key: SettingKey) {
        values[key] = nil
        ignoredKeys.remove(key)
    }

    /// Leaves a setting at its default, as its stored value is not allowed.
    package mutating func ignore(_ key: SettingKey) {
        values[key] = nil
        ignoredKeys.insert(key)
    }
}

extension Settings {
    public var language: LanguageSetting { LanguageSetting(rawValue: self[.language]) ?? .system }
    public var theme: ThemeSetting { ThemeSetting(rawValue: self[.theme]) ?? .system }
    /// The weekday a week begins with; nil leaves it to language and region.
    public var firstWeekday: Weekday? { Weekday(code: self[.firstWeekday]) }
    /// The start of a day in minutes since midnight, 0 to 719.
    public var dayStart: Int { DayStart.minutes(self[.dayStart]) ?? 0 }
    /// The filter that the full-screen app starts with.
    public var defaultFilter: TrackerFilter { TrackerFilter(rawValue: self[.defaultFilter]) ?? .all }
    public var usesMouse: Bool { self[.mouse] == Switch.on.rawValue }
}
