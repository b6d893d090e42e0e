public import TrackerDomain

/// Finds the values in force: an option outranks a variable, that the person's setting, that the system.
public struct SettingResolver {
    /// Values by key; nil for a setting that has none.
    public typealias Values = (SettingKey) -> String?

    private let option: Values
    private let variable: (String) -> String?

    /// - Parameters:
    ///   - option: What the front was told for this run alone, as with `--lang ru`.
    ///   - variable: The variables of the environment.
    public init(option: @escaping Values = { _ in nil }, variable: @escaping (String) -> String?) {
        self.option = option
        self.variable = variable
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

    public func language(_ set: Values) -> Resolved<Language> {
        LanguageChoice.language(
            flag: option(.language).flatMap(Language.init), setting: set(.language).flatMap(Language.init),
            environment: variable)
    }

    /// When a day begins, in minutes since midnight, 0 to 719.
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

    private func firstWeekday(_ set: Values, _ language: Language) -> Resolved<Weekday> {
        FirstWeekday.weekday(
            setting: set(.firstWeekday).flatMap(Weekday.init(code:)), language: language,
            environment: variable)
    }
}

extension SettingKey {
    /// The variable of the environment that outranks the setting; nil where there is none.
    public var outrankingVariable: String? { Self.variables[self] }

    private static let variables: [SettingKey: String] = [
        .language: "TRACKER_LANG", .reducedMotion: "NO_MOTION",
    ]
}
