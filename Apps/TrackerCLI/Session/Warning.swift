import Synchronization
import TrackerDomain
import TrackerExchange
import TrackerPresentation

extension Warning {
    init(_ warning: StoreWarning, _ language: Language) {
        self.init(code: warning.code, text: warning.message.onCommandLine(language))
    }

    init(_ trouble: SettingsTrouble, _ path: String, _ language: Language) {
        self.init(code: trouble.code, text: trouble.message(path).onCommandLine(language))
    }

    init(_ backups: UnseenBackups, _ language: Language) {
        let finding = Finding.unseenBackups(backups)
        self.init(code: finding.code, text: finding.phrase(language))
    }

    /// What of a folder that is imported was not read.
    init(unread: Phrase, _ language: Language) {
        self.init(code: "notRead", text: unread(language))
    }

    /// That settings which could not be read were written anew, and where the old file is.
    init(keptSettings path: String, _ language: Language) {
        self.init(code: "settingsKept", text: Phrase.keptSettings(path)(language))
    }
}

extension Phrase {
    /// Where a settings file is that could not be read.
    static func keptSettings(_ path: String) -> Phrase {
        Phrase(
            "The file that could not be read is saved as \(path.pathExcerpt).",
            "Файл, который не удалось прочитать, сохранён: \(path.pathExcerpt).")
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

/// What the store noticed in calls that have no other way to say so, and what a person was told already.
final class WarningLog: Sendable {
    private let noticed = Mutex<[StoreWarning]>([])
    private let said = Mutex<[StoreWarning]>([])

    func append(_ warning: StoreWarning) {
        noticed.withLock { $0.append(warning) }
    }

    /// The warnings since the last time.
    func take() -> [StoreWarning] {
        noticed.withLock { warnings in
            defer { warnings = [] }
            return warnings
        }
    }

    /// Takes a warning for said, as a question has told it.
    func take(asSaid warning: StoreWarning) { said.withLock { $0.append(warning) } }

    /// Whether a person was told.
    func wasSaid(_ warning: StoreWarning) -> Bool { said.withLock { $0.contains(warning) } }

    /// Those that were never asked for here before: a command may read the library twice.
    func unsaid(of warnings: [StoreWarning]) -> [StoreWarning] {
        said.withLock { said in
            warnings.filter { warning in
                defer { said.append(warning) }
                return !said.contains(warning)
            }
        }
    }
}
