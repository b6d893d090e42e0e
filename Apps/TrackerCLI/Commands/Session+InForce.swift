import TrackerData
import TrackerDomain
import TrackerPresentation

extension Session {
    /// The value of a setting that holds in this run, with what decided it.
    func inForce(_ key: SettingKey) -> Chosen<String> {
        let variable = environment.variable
        switch key {
        case .language:
            let chosen = LanguageChoice.language(
                flag: globals.language, setting: Language(rawValue: settings.language.rawValue),
                environment: variable)
            return Chosen(chosen.value.rawValue, by: chosen.source)
        case .theme:
            let chosen = Surroundings.appearance(
                globals.theme, settings: settings, environment: variable)
            return Chosen(chosen.value.rawValue, by: chosen.source)
        case .firstWeekday:
            let chosen = FirstWeekday.weekday(
                setting: settings.firstWeekday, language: language, environment: variable)
            return Chosen(chosen.value.code, by: chosen.source)
        case .mouse where !globals.usesMouse: return Chosen("off", by: .option)
        case .reducedMotion where !(variable("NO_MOTION") ?? "").isEmpty:
            return Chosen("on", by: .environment)
        case .dayStart, .defaultFilter, .usageLog, .mouse, .reducedMotion:
            let isSet = settings.isSet(key) && !settings.ignoredKeys.contains(key)
            return Chosen(settings[key], by: isSet ? .setting : .standard)
        }
    }

    /// Whether the setting leaves its value to the system.
    func isLeftToSystem(_ key: SettingKey) -> Bool { settings[key] == SettingKey.system }
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
