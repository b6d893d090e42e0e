import TrackerDomain
import TrackerPresentation

/// Something a person should know besides the result; it changes nothing about the exit code.
struct Warning {
    let code: String
    let text: String
}

extension Warning {
    init(_ warning: StoreWarning, _ language: Language) {
        code = warning.code
        text = warning.text(language)
    }

    static func settingsIgnored(_ path: String, _ language: Language) -> Warning {
        Warning(code: "settingsIgnored", text: Phrase.settingsIgnored(path)(language))
    }
}

extension StoreWarning {
    fileprivate var code: String {
        switch self {
        case .readFromBackup: "readFromBackup"
        case .editedByHand: "editedByHand"
        case .orphanCompletions: "orphanCompletions"
        case .missingWithBackups: "missingWithBackups"
        case .backupsUnseen: "backupsUnseen"
        case .begunBesideBackups: "begunBesideBackups"
        case .formerBackups: "formerBackups"
        }
    }
}
