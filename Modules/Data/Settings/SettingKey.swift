internal import TrackerDomain

/// A setting that a person can change, by the word for it in commands and in the file.
public enum SettingKey: String, CaseIterable, Sendable {
    case language
    case theme
    case firstWeekday = "first-weekday"
    case dayStart = "day-start"
    case defaultFilter = "default-filter"
    case usageLog = "usage-log"
    case mouse
    case reducedMotion = "reduced-motion"

    /// Which values a setting takes.
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
        case .defaultFilter: .words(TrackerFilter.allCases.map(\.rawValue))
        case .usageLog, .mouse, .reducedMotion: .words([Switch.on.rawValue, Switch.off.rawValue])
        }
    }

    /// The value in force where none is set.
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

    func allows(_ value: String) -> Bool {
        switch allowedValues {
        case .words(let words): words.contains(value)
        case .timeBeforeNoon: DayStart.minutes(value) != nil
        }
    }
}
