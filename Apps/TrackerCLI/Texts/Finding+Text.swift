import TrackerData
import TrackerDomain
import TrackerPresentation

extension Finding {
    /// One sentence: what was noticed and, where something can be done, what.
    var phrase: Phrase {
        switch self {
        case .unreadable(let path, let reason, let backup):
            Phrase("The library \(path) cannot be used: ", "Файл библиотеки \(path) не годится: ")
                + reason.phrase + Finding.way(outBy: backup)
        case .newerVersion(let path, let found, let known):
            Phrase(
                "\(path) was written by a newer Tracker (format \(found), this one knows \(known)): update Tracker.",
                "\(path) сохранён более новой версией (формат \(found), известен \(known)): обновите Tracker."
            )
        case .disk(let fault): fault.phrase
        case .missingWithBackups(let day):
            Phrase(
                "There is no library, but a backup of \(DateText.full(day, .english)); “tracker doctor --repair” brings it back.",
                "Библиотеки нет, но есть копия, \(DateText.full(day, .russian)); её вернёт «tracker doctor --repair»."
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
        case .conflictCopy(let path, let content): content.phrase(path)
        case .writableByOthers(let path):
            Phrase(
                "Other users can change \(path): take their right to write away.",
                "Другие пользователи могут менять \(path): уберите их право записи.")
        case .notWritable(let path):
            Phrase(
                "\(path) cannot be written to, so no change can be kept: check its rights.",
                "В \(path) нельзя писать, изменения не сохранятся: проверьте права.")
        case .settings(let path, let trouble): trouble.phrase(path)
        }
    }

    private static func way(outBy backup: Day?) -> Phrase {
        guard let backup else {
            return Phrase(
                ", and there is no good backup: mend it in a text editor, or move it away to begin anew.",
                ", а хорошей копии нет: исправьте его в текстовом редакторе или уберите, чтобы начать заново."
            )
        }
        return Phrase(
            "; “tracker doctor --repair” brings back the backup of \(DateText.full(backup, .english)).",
            "; «tracker doctor --repair» вернёт копию (\(DateText.full(backup, .russian))).")
    }
}

extension ConflictCopyContent {
    fileprivate func phrase(_ path: String) -> Phrase {
        let copy = Phrase("A sync tool left \(path): ", "Программа синхронизации оставила \(path): ")
        switch self {
        case .unreadable: return copy + Phrase("it cannot be read.", "его не прочитать.")
        case .lacking(let lacking) where lacking.isEmpty:
            return copy
                + Phrase(
                    "the library has all of it, it can be deleted.",
                    "всё это в библиотеке есть, его можно удалить.")
        case .lacking(let lacking):
            let names = lacking.trackers + lacking.categories
            let parts =
                names.map { Phrase("“\($0)”", "«\($0)»") }
                + (lacking.completions > 0 ? [CountedPhrase.completions(lacking.completions)] : [])
            return copy
                + Phrase("the library lacks its ", "в библиотеке нет: ") + parts.joined(separator: ", ") + "."
        }
    }
}
