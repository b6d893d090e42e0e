import TrackerData
import TrackerDomain
import TrackerPresentation

extension Session {
    /// The value of a setting that holds in this run, with what decided it.
    func inForce(_ key: SettingKey) -> Resolved<String> { inForce(key, of: settings) }

    /// The value that would hold if these were the settings.
    func inForce(_ key: SettingKey, of settings: Settings) -> Resolved<String> {
        let variable = environment.variable
        switch key {
        case .language:
            let chosen = language(of: settings)
            return Resolved(chosen.value.rawValue, by: chosen.source)
        case .theme:
            let chosen = RunConfiguration.appearance(
                globals.theme, settings: settings, environment: variable)
            return Resolved(chosen.value.rawValue, by: chosen.source)
        case .firstWeekday:
            let chosen = FirstWeekday.weekday(
                setting: settings.firstWeekday, language: language(of: settings).value, environment: variable)
            return Resolved(chosen.value.code, by: chosen.source)
        case .mouse where !globals.usesMouse: return Resolved("off", by: .option)
        case .reducedMotion where !(variable("NO_MOTION") ?? "").isEmpty:
            return Resolved("on", by: .environment)
        case .dayStart, .defaultFilter, .usageLog, .mouse, .reducedMotion:
            let isSet = settings.isSet(key) && !settings.ignoredKeys.contains(key)
            return Resolved(settings[key], by: isSet ? .setting : .standard)
        }
    }

    /// The language that would hold if these were the settings.
    func language(of settings: Settings) -> Resolved<Language> {
        LanguageChoice.language(
            flag: globals.language, setting: Language(rawValue: settings.language.rawValue),
            environment: environment.variable)
    }

    /// Whether the setting leaves its value to the system.
    func isLeftToSystem(_ key: SettingKey) -> Bool { settings[key] == SettingKey.system }

    /// The option or variable that outranks a setting in this run; `nil` where none does.
    func outranking(_ key: SettingKey) -> String? {
        switch inForce(key).source {
        case .option: key.option?.word
        case .environment: key.variable
        case .setting, .system, .standard: nil
        }
    }
}

extension SettingKey {
    /// The option that decides in the setting's stead.
    fileprivate var option: OptionName? {
        switch self {
        case .language: .lang
        case .theme: .theme
        case .mouse: .noMouse
        case .firstWeekday, .dayStart, .defaultFilter, .usageLog, .reducedMotion: nil
        }
    }

    /// The variable that decides in the setting's stead.
    fileprivate var variable: String? {
        switch self {
        case .language: "TRACKER_LANG"
        case .reducedMotion: "NO_MOTION"
        case .theme, .firstWeekday, .dayStart, .defaultFilter, .usageLog, .mouse: nil
        }
    }
}

extension ChoiceSource {
    /// What decided a value, said behind it.
    var remark: Phrase {
        switch self {
        case .option: Phrase("by an option of this line", "задано параметром команды")
        case .environment: Phrase("by the environment", "задано переменной окружения")
        case .setting: Phrase("as set", "задано настройкой")
        case .system: Phrase("the system's", "как в системе")
        case .standard: Phrase("by default", "по умолчанию")
        }
    }
}
