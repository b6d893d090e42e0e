import TrackerData
import TrackerDomain
package import TrackerPresentation

extension Finding {
    /// What was noticed and, where something can be done, what.
    package var phrase: Phrase { command.map { sentence + " " + $0 } ?? sentence }

    /// The line for a shell that does what the sentence ends with; to be copied, so it is never broken.
    var command: String? {
        switch self {
        case .conflictCopy(let path, .lacking(let lacking)) where !lacking.isEmpty:
            return "tracker --library \(ShellWord.typed(path)) stats"
        case .writableByOthers(let path): return "chmod go-w \(ShellWord.typed(path))"
        case .notWritable(let path, _, .notPermitted): return "chmod u+rwx \(ShellWord.typed(path))"
        default: return nil
        }
    }

    package var sentence: Phrase {
        switch self {
        case .unreadable(let path, let reason, let outlook):
            Phrase("The library \(path) cannot be used: ", "Файл библиотеки \(path) не годится: ")
                + reason.phrase + (reason.isReplaceable ? outlook.wayOut : outlook.wayOutByHand)
        case .newerVersion(let path, let found, let known):
            Phrase(
                "\(path) was written by a newer Tracker (format \(found), this one knows \(known)): update Tracker.",
                "\(path) сохранён более новой версией (формат \(found), известен \(known)): обновите Tracker."
            )
        case .disk(let fault): fault.message.onCommandLine
        case .missingWithBackups(let day):
            Message.missingLibrary(newestBackup: day).onCommandLine
        case .formerLibrary(let folder, let day):
            Phrase(
                "Another library stood here before, its newest backup is of \(DateText.full(day, .english)): “tracker restore” brings it back; if you do not need it, remove the folder \(folder).",
                "Прежде здесь была другая библиотека, последняя копия: \(DateText.full(day, .russian)). Вернуть её: «tracker restore»; если она не нужна, удалите папку \(folder)."
            )
        case .unseenBackups(let backups): backups.phrase
        case .uncountedLibrary(let path):
            Phrase(
                "The count of saves in \(path) is out of range; the next change sets it right.",
                "Счётчик сохранений в \(path) слишком велик; следующее изменение его исправит.")
        case .uncountedBackup(let path):
            Phrase(
                "The number in the name of the backup \(path) is out of range, so it is not used; “tracker doctor --repair” renames it.",
                "Номер в имени копии \(path) слишком велик, она не используется; «tracker doctor --repair» её переименует."
            )
        case .editedByHand(let path):
            Phrase(
                "\(path) was changed by another program; it is sound.",
                "\(path) изменён другой программой; с ним всё в порядке.")
        case .unreadableHistory(let path, let reason):
            Phrase("The history in \(path) is damaged: ", "История в \(path) повреждена: ") + reason.phrase
                + Phrase(
                    "; “tracker doctor --repair” keeps the library and forgets the history.",
                    "; «tracker doctor --repair» сохранит библиотеку и забудет историю.")
        case .orphanCompletions(let count):
            CountedPhrase.completions(count)
                + Phrase(
                    " in the old library have no tracker; the next change leaves them out.",
                    " старой библиотеки без трекера; при следующем изменении не перенесутся.")
        case .damagedBackup(let path):
            Phrase(
                "The backup \(path) is damaged; it is not used.",
                "Копия \(path) повреждена; она не используется.")
        case .keptCopy(let path):
            Phrase(
                "\(path) keeps what was found in the library's place.",
                "\(path) хранит то, что было найдено на месте библиотеки.")
        case .leftover(let path):
            Phrase(
                "\(path) is left from an interrupted save; the next change removes it.",
                "\(path) остался от прерванного сохранения; следующее изменение его уберёт.")
        case .foreignLeftover(let path):
            Phrase(
                "\(path) bears the name of a temporary file of Tracker but is none: move it away.",
                "\(path) носит имя временного файла Tracker, но им не является: уберите его.")
        case .conflictCopy(let path, let content): content.phrase(path)
        case .writableByOthers(let path):
            Phrase(
                "Other users can change \(path); this takes their right to write away:",
                "Другие пользователи могут менять \(path); это запретит им запись:")
        case .notWritable(let path, let purpose, let cause): purpose.phrase(path, cause)
        case .settings(let path, let trouble): trouble.phrase(path)
        }
    }
}

extension WritePurpose {
    /// Where nothing can be written, what comes of it, why, and the step that helps.
    fileprivate func phrase(_ path: String, _ cause: DiskFault.Cause) -> Phrase {
        let nothing = Phrase("Nothing can be written into \(path), so ", "В \(path) нельзя писать, поэтому ")
        switch cause {
        case .notPermitted:
            return nothing + consequence
                + Phrase(
                    ": permission denied. Name another place with \(option), or give yourself the right:",
                    ": нет прав. Укажите другое место через \(option) или дайте себе право на запись:")
        case .missing:
            return nothing + consequence
                + Phrase(
                    ": it is a link to a folder that is not there, make that folder or remove the link.",
                    ": это ссылка на папку, которой нет; создайте ту папку или удалите ссылку.")
        case .notAFolder:
            return nothing + consequence
                + Phrase(": it is no folder, move it away.", ": это не папка, уберите её с этого места.")
        default:
            return nothing + consequence + ": " + cause.phrase
                + Phrase(
                    ", or name another place with \(option).", " или укажите другое место через \(option).")
        }
    }

    private var consequence: Phrase {
        switch self {
        case .library: Phrase("no change can be kept", "изменения не сохранятся")
        case .backups:
            Phrase(
                "no backup can be made and no change kept", "копии не сделать и изменения не сохранятся")
        case .settings: Phrase("no setting can be kept", "настройки не сохранятся")
        }
    }

    private var option: String {
        switch self {
        case .library: "--library"
        case .backups: "XDG_STATE_HOME"
        case .settings: "XDG_CONFIG_HOME"
        }
    }
}

extension BackupOutlook {
    /// What to do about a library whose bytes a repair can keep.
    fileprivate var wayOut: Phrase {
        switch self {
        case .good(let day):
            Phrase(
                "; “tracker doctor --repair” brings back the backup of \(DateText.full(day, .english)).",
                "; «tracker doctor --repair» вернёт копию (\(DateText.full(day, .russian))).")
        case .none:
            Phrase(
                ", and there is no good backup: mend it in a text editor, or move it away to begin anew.",
                ", а хорошей копии нет: исправьте его в текстовом редакторе или уберите, чтобы начать заново."
            )
        case .unseen: BackupOutlook.unseenWay
        }
    }

    /// What to do about something in the library's place that only a person can take away.
    fileprivate var wayOutByHand: Phrase {
        switch self {
        case .good(let day):
            Phrase(
                "; move it away, then “tracker doctor --repair” brings back the backup of \(DateText.full(day, .english)).",
                "; уберите его, и «tracker doctor --repair» вернёт копию (\(DateText.full(day, .russian))).")
        case .none:
            Message(
                Phrase(", and there is no good backup", ", а хорошей копии нет"), .colon, .moveAway,
                .otherLibrary
            ).onCommandLine
        case .unseen: BackupOutlook.unseenWay
        }
    }

    private static let unseenWay = Phrase(
        ", and not everywhere could a backup be looked for: mend what is named below, then look again.",
        ", но искать копию удалось не везде: исправьте указанное ниже и проверьте снова.")
}

extension UnseenBackups {
    fileprivate var phrase: Phrase {
        guard let cause else {
            return Phrase(
                "The backups in \(folder) are not used, as they do not say which library they are of: write its path into the file “origin” there, or move the folder away.",
                "Копии в \(folder) не используются, в них не указано, какой библиотеке они принадлежат: впишите путь к ней в файл «origin» там же или уберите папку."
            )
        }
        return Phrase("Cannot look for backups in \(path): ", "Не удалось поискать копии в \(path): ")
            + cause.phrase + "."
    }
}

extension ConflictCopyContent {
    fileprivate func phrase(_ path: String) -> Phrase {
        let copy = Phrase("\(path) is a copy beside the library: ", "\(path) — копия рядом с библиотекой: ")
        switch self {
        case .unreadable:
            return copy
                + Phrase("it cannot be read, move it away.", "её не удалось прочитать, уберите её.")
        case .lacking(let lacking) where lacking.isEmpty:
            return copy
                + Phrase(
                    "the library has all of it, it can be deleted.",
                    "всё это в библиотеке есть, её можно удалить.")
        case .lacking(let lacking):
            let names = lacking.trackers + lacking.categories
            let parts =
                names.map { Phrase("“\($0)”", "«\($0)»") }
                + (lacking.completions > 0 ? [CountedPhrase.completions(lacking.completions)] : [])
            return copy
                + Phrase("the library lacks its ", "в библиотеке нет: ") + parts.joined(separator: ", ")
                + Phrase(
                    "; move it away or put it in the library's place, this shows what is in it:",
                    "; уберите её или поставьте на место библиотеки, а посмотреть её можно так:")
        }
    }
}
