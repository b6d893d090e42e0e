public import TrackerDomain

/// What a person has set; losing it loses no data.
///
/// Values are kept as they stand in the file, with keys that this version does not know.
public struct Settings: Hashable, Sendable {
    private static let onboardingKey = "onboarding-seen"
    /// The content of the file.
    var values: [String: PropertyListValue]

    /// Nothing set.
    public init() {
        values = [:]
    }

    package init(values: [String: PropertyListValue]) {
        self.values = values
    }

    // MARK: As words

    /// What is set, or the default, as a word.
    public subscript(key: SettingKey) -> String { value(key) ?? key.defaultValue }

    /// What is set; nil where nothing is, or nothing that makes sense.
    public func value(_ key: SettingKey) -> String? {
        guard case .string(let value) = values[key.rawValue], key.allows(value) else { return nil }
        return value
    }

    /// What is set, or their defaults, of all settings.
    public var words: [SettingKey: String] {
        Dictionary(uniqueKeysWithValues: SettingKey.allCases.map { ($0, self[$0]) })
    }

    /// These settings with other values for some, as far as they are allowed.
    public func changed(to words: [SettingKey: String]) -> Settings {
        var settings = self
        for (key, word) in words { try? settings.set(key, to: word) }
        return settings
    }

    /// Whether a value of its own is set.
    public func isSet(_ key: SettingKey) -> Bool { values[key.rawValue] != nil }

    public mutating func set(_ key: SettingKey, to value: String) throws(SettingFault) {
        try key.check(value)
        values[key.rawValue] = .string(value)
    }

    public mutating func unset(_ key: SettingKey) {
        values[key.rawValue] = nil
    }

    /// Settings whose value in the file makes no sense; their defaults stand in.
    public var ignoredKeys: [SettingKey] {
        SettingKey.allCases.filter { key in
            guard let value = values[key.rawValue] else { return false }
            guard case .string(let word) = value else { return true }
            return !key.allows(word)
        }
    }

    /// How many values are not the same in both.
    func differences(from other: Settings) -> Int {
        Set(values.keys).union(other.values.keys).count { values[$0] != other.values[$0] }
    }

    // MARK: As values

    public var language: LanguageSetting { LanguageSetting(rawValue: self[.language]) ?? .system }
    public var theme: ThemeSetting { ThemeSetting(rawValue: self[.theme]) ?? .system }
    /// The weekday a week begins with; nil leaves it to language and region.
    public var firstWeekday: Weekday? { Weekday(code: self[.firstWeekday]) }
    /// When a day begins, in minutes since midnight, 0 to 719.
    public var dayStart: Int { DayStart.minutes(self[.dayStart]) ?? 0 }
    /// The filter that the full-screen app starts with.
    public var defaultFilter: TrackerFilter { TrackerFilter(rawValue: self[.defaultFilter]) ?? .all }
    public var usesMouse: Bool { self[.mouse] == Switch.on.rawValue }

    public var hasSeenOnboarding: Bool {
        get { values[Self.onboardingKey] == .boolean(true) }
        set { values[Self.onboardingKey] = newValue ? .boolean(true) : nil }
    }
}
