public import TrackerDomain

/// Finds the values in force: an option outranks a variable, that the person's setting, that the system.
public struct SettingResolver {
    /// Values by key; nil for a setting that has none.
    public typealias Values = (SettingKey) -> String?

    private let option: Values
    private let variable: (String) -> String?
    private let preferred: Language?

    /// - Parameters:
    ///   - option: The values given for this run alone, as with `--lang ru`.
    ///   - variable: The variables of the environment.
    ///   - preferred: The language that the person's browser asks for; it outranks that of the system.
    public init(
        option: @escaping Values = { _ in nil }, variable: @escaping (String) -> String?,
        preferred: Language? = nil
    ) {
        self.option = option
        self.variable = variable
        self.preferred = preferred
    }

    /// The value in force, with its source.
    ///
    /// - Parameter set: The values that the person has set.
    public func value(of key: SettingKey, set: Values) -> Resolved<String> {
        switch key {
        case .language: language(set).map(\.rawValue)
        case .theme: appearance(set).map(\.rawValue)
        case .firstWeekday: firstWeekday(set, language(set).value).map(\.code)
        case .reducedMotion where !(variable("NO_MOTION") ?? "").isEmpty:
            Resolved(Switch.on.rawValue, from: .environment)
        default:
            option(key).map { Resolved($0, from: .option) } ?? set(key).map { Resolved($0, from: .setting) }
                ?? Resolved(key.defaultValue, from: .standard)
        }
    }

    public func conventions(_ set: Values) -> Conventions {
        let language = language(set).value
        return Conventions(language: language, firstWeekday: firstWeekday(set, language).value)
    }

    /// The option, else `TRACKER_LANG`, else the setting, else the preferred one, else the first one of the system that is
    /// known.
    ///
    /// The system's are LANGUAGE, LC_ALL, LC_MESSAGES and LANG; LANGUAGE is ignored if the locale is C or POSIX, as GNU
    /// gettext does. English if none is known.
    public func language(_ set: Values) -> Resolved<Language> {
        if let named = option(.language).flatMap(Language.init(rawValue:)) {
            return Resolved(named, from: .option)
        }
        if let named = variable("TRACKER_LANG").flatMap(Language.init(name:)) {
            return Resolved(named, from: .environment)
        }
        if let named = set(.language).flatMap(Language.init(rawValue:)) {
            return Resolved(named, from: .setting)
        }
        if let preferred { return Resolved(preferred, from: .system) }
        let locales = ["LC_ALL", "LC_MESSAGES", "LANG"].compactMap(variable)
        let base = locales.first { !$0.isEmpty }?.prefix { $0 != "." && $0 != "@" }
        let isPlain = base == nil || base == "C" || base == "POSIX"
        let preferred = isPlain ? [] : (variable("LANGUAGE") ?? "").split(separator: ":").map(String.init)
        let known = (preferred + locales).lazy.compactMap(Language.init(locale:)).first
        return known.map { Resolved($0, from: .system) } ?? Resolved(.english, from: .standard)
    }

    /// The start of a day in minutes since midnight, 0 to 719.
    func dayStart(_ set: Values) -> Int { DayStart.minutes(value(of: .dayStart, set: set).value) ?? 0 }

    /// The option, else the setting, else the background that `COLORFGBG` ends with, else dark.
    public func appearance(_ set: Values) -> Resolved<Appearance> {
        let option = option(.theme)
        if let chosen = (option ?? set(.theme)).flatMap(Appearance.init) {
            return Resolved(chosen, from: option == nil ? .setting : .option)
        }
        let background = variable("COLORFGBG")?.split(separator: ";").last.flatMap { Int($0) }
        guard let background else { return Resolved(.dark, from: .standard) }
        return Resolved(background == 7 || background == 15 ? .light : .dark, from: .system)
    }

    /// The setting, else Monday; in English Sunday if the locale's region begins weeks so.
    private func firstWeekday(_ set: Values, _ language: Language) -> Resolved<Weekday> {
        if let day = set(.firstWeekday).flatMap(Weekday.init(code:)) { return Resolved(day, from: .setting) }
        switch language {
        case .russian: return Resolved(.monday, from: .standard)
        case .english: break
        }
        let locale = ["LC_ALL", "LC_TIME", "LANG"].compactMap(variable).first { !$0.isEmpty } ?? ""
        let region = locale.prefix { $0 != "." && $0 != "@" }.split(separator: "_").dropFirst().first
        guard let region else { return Resolved(.monday, from: .standard) }
        return Resolved(Self.sundayRegions.contains(String(region)) ? .sunday : .monday, from: .system)
    }

    private static let sundayRegions = ["US", "CA", "MX", "BR", "JP", "KR", "IL", "IN", "PH", "TW", "ZA"]
}

extension Language {
    fileprivate init?(name: String) { self.init(rawValue: name.lowercased()) }

    /// The language of "ru", "ru_RU", "ru_RU.UTF-8".
    fileprivate init?(locale: String) {
        self.init(name: String(locale.prefix { $0 != "_" && $0 != "." && $0 != "-" && $0 != "@" }))
    }
}

extension SettingKey {
    /// The variable of the environment that outranks the setting; nil if there is none.
    public var outrankingVariable: String? {
        [.language: "TRACKER_LANG", .reducedMotion: "NO_MOTION"][self]
    }
}
