/// A setting, by its name in commands and in the file.
public enum SettingKey: String, CaseIterable, Sendable {
    case language
    case theme
    case firstWeekday = "first-weekday"
    case dayStart = "day-start"
    case defaultFilter = "default-filter"
    case usageLog = "usage-log"
    case mouse
    case reducedMotion = "reduced-motion"

    /// The allowed values of a setting.
    public enum AllowedValues: Hashable, Sendable {
        case words([String])
        /// A time of day `HH:MM`, from 00:00 to 11:59.
        case timeBeforeNoon
    }

    public var allowedValues: AllowedValues {
        switch self {
        case .language: .words(LanguageSetting.allCases.map(\.rawValue))
        case .theme: .words(ThemeSetting.allCases.map(\.rawValue))
        case .firstWeekday: .words(Weekday.allCases.map(\.code) + [Self.system])
        case .dayStart: .timeBeforeNoon
        case .defaultFilter: .words(TrackerFilter.atStart.map(\.rawValue))
        case .usageLog, .mouse, .reducedMotion: .words([Switch.on.rawValue, Switch.off.rawValue])
        }
    }

    /// The value in force if none is set.
    public var defaultValue: String {
        switch self {
        case .language, .theme, .firstWeekday: Self.system
        case .dayStart: "00:00"
        case .defaultFilter: TrackerFilter.all.rawValue
        case .mouse: Switch.on.rawValue
        case .usageLog, .reducedMotion: Switch.off.rawValue
        }
    }

    /// Leaves the choice to the system.
    public static let system = "system"

    package func allows(_ value: String) -> Bool {
        switch allowedValues {
        case .words(let words): words.contains(value)
        case .timeBeforeNoon: DayStart.minutes(value) != nil
        }
    }

    /// Throws for a value that the setting does not allow.
    public func check(_ value: String) throws(SettingFault) {
        guard allows(value) else { throw SettingFault(key: self, value: value) }
    }
}

/// A value that a setting does not allow.
public struct SettingFault: Error, Hashable, Sendable {
    public let key: SettingKey
    public let value: String

    public var allowed: SettingKey.AllowedValues { key.allowedValues }
}

/// The language of all texts.
public enum LanguageSetting: String, CaseIterable, Sendable {
    case english = "en"
    case russian = "ru"
    /// The language of the environment.
    case system
}

/// The background that the colours are made for.
public enum ThemeSetting: String, CaseIterable, Sendable {
    case light
    case dark
    /// The terminal's own background.
    case system
}

/// The value of an on/off setting.
package enum Switch: String {
    case on
    case off
}

/// The time at which a day begins.
package enum DayStart {
    /// The minutes since midnight of `HH:MM`, 0 to 719; nil for any other text.
    package static func minutes(_ text: String) -> Int? {
        let digits = text.utf8.map { Int($0) - Int(UInt8(ascii: "0")) }
        guard digits.count == 5, text.utf8.dropFirst(2).first == UInt8(ascii: ":"),
            (digits[..<2] + digits[3...]).allSatisfy((0...9).contains)
        else { return nil }
        let (hours, minutes) = (digits[0] * 10 + digits[1], digits[3] * 10 + digits[4])
        return hours < 12 && minutes < 60 ? hours * 60 + minutes : nil
    }
}
