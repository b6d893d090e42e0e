import TrackerData
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

    init(_ trouble: SettingsTrouble, _ path: String, _ language: Language) {
        code = trouble.code
        text = trouble.phrase(path)(language)
    }

    /// That settings which could not be read were written anew, and where the old file is.
    init(keptSettings path: String, _ language: Language) {
        code = "settingsKept"
        text = Phrase(
            "The file that could not be read is kept as \(path.pathExcerpt).",
            "Файл, который не удалось прочитать, сохранён: \(path.pathExcerpt).")(language)
    }
}

extension SettingsTrouble {
    fileprivate var code: String {
        switch self {
        case .inaccessible, .unreadable: "settingsIgnored"
        case .badValues: "settingIgnored"
        case .edited: "settingsEdited"
        }
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
