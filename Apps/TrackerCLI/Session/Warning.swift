import Synchronization
import TrackerDomain
import TrackerExchange
import TrackerPresentation

extension Warning {
    init(_ warning: StoreWarning, _ language: Language, _ repeated: RepeatedOptions) {
        self.init(code: warning.code, text: warning.message.onCommandLine(repeated)(language))
    }

    init(
        _ trouble: SettingsTrouble, _ path: String, _ language: Language, _ repeated: RepeatedOptions
    ) {
        self.init(code: trouble.code, text: trouble.message(path).onCommandLine(repeated)(language))
    }

    init(_ backups: UnseenBackups, _ language: Language, _ repeated: RepeatedOptions) {
        let finding = Finding.unseenBackups(backups)
        self.init(code: finding.code, text: finding.phrase(repeated)(language))
    }

    /// Warns of the parts of an imported folder that were not read.
    init(unread: Phrase, _ language: Language) {
        self.init(code: "notRead", text: unread(language))
    }

    /// Warns that unreadable settings were replaced, with the path of the old file.
    init(keptSettings path: String, _ language: Language) {
        self.init(code: "settingsKept", text: Phrase.keptSettings(path)(language))
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
        case .sync(let finding): finding.code
        case .syncConflict(let conflict): conflict.code
        }
    }
}

/// The store's warnings from calls that cannot return them, and the warnings shown so far.
final class WarningLog: Sendable {
    private let noticed = Mutex<[StoreWarning]>([])
    private let said = Mutex<[StoreWarning]>([])

    func append(_ warning: StoreWarning) {
        noticed.withLock { $0.append(warning) }
    }

    /// Returns the warnings since the last call.
    func take() -> [StoreWarning] {
        noticed.withLock { warnings in
            defer { warnings = [] }
            return warnings
        }
    }

    /// Marks a warning as shown: the prompt included it.
    func take(asSaid warning: StoreWarning) { said.withLock { $0.append(warning) } }

    /// Whether the warning was shown.
    func wasSaid(_ warning: StoreWarning) -> Bool { said.withLock { $0.contains(warning) } }

    /// Returns the warnings not passed here before: a command may read the library twice.
    func unshown(of warnings: [StoreWarning]) -> [StoreWarning] {
        said.withLock { said in
            warnings.filter { warning in
                defer { said.append(warning) }
                return !said.contains(warning)
            }
        }
    }
}
