import TrackerData
import TrackerDomain
import TrackerPresentation

extension Session {
    /// The value of a setting that holds in this run, with what decided it.
    func inForce(_ key: SettingKey) -> Resolved<String> { resolver.value(of: key, set: settings.value) }

    /// Whether the setting leaves its value to the system.
    func isLeftToSystem(_ key: SettingKey) -> Bool { settings[key] == SettingKey.system }

    /// The option or variable that outranks a setting in this run; `nil` where none does.
    func outranking(_ key: SettingKey) -> String? {
        switch inForce(key).source {
        case .option: OptionTable.option(outranking: key)?.word
        case .environment: key.outrankingVariable
        case .setting, .system, .standard: nil
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
