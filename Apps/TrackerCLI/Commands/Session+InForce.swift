import TrackerDomain
import TrackerPresentation

extension Session {
    /// A setting's value in this run, with its source.
    func inForce(_ key: SettingKey) -> Resolved<String> { resolver.value(of: key, set: settings.value) }

    /// Whether the system decides a setting.
    func isLeftToSystem(_ key: SettingKey) -> Bool { settings[key] == SettingKey.system }

    /// The option or variable that outranks a setting in this run; nil if none does.
    func outranking(_ key: SettingKey) -> String? {
        switch inForce(key).source {
        case .option: OptionTable.option(outranking: key)?.word
        case .environment: key.outrankingVariable
        case .setting, .system, .standard: nil
        }
    }
}

extension ChoiceSource {
    /// The source of a value, shown after it.
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
