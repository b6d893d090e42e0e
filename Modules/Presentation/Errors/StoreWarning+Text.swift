public import TrackerDomain

extension StoreWarning {
    /// One sentence of what a person should know.
    public var message: Message {
        switch self {
        case .readFromBackup(let day, let reason):
            Message(
                Phrase("The library cannot be used: ", "Файл библиотеки не годится: ") + reason.phrase
                    + Phrase(
                        ". This is the backup of \(DateText.full(day, .english))",
                        ". Показана копия (\(DateText.full(day, .russian)))"), .semicolon,
                reason.isReplaceable ? .repair : .moveAwayAndRepair)
        case .editedByHand:
            Message(
                "The library was changed by another program; it is sound and was taken as it is.",
                "Библиотеку изменила другая программа; она в порядке и принята как есть.")
        case .orphanCompletions(let count):
            Message(
                Phrase("Left out of the old library: ", "Не взято из старой библиотеки: ")
                    + CountedPhrase.marks(count)
                    + Phrase(
                        " without a tracker; the old file is saved among the backups.",
                        " без трекера; старый файл остаётся среди резервных копий."))
        case .missingWithBackups(let day): .missingLibrary(newestBackup: day)
        case .backupsUnseen(let backups):
            Message(
                Phrase(
                    "There is no library here, and whether there is a backup could not be checked: ",
                    "Библиотеки здесь нет, и не удалось проверить, есть ли копия: ") + backups.reason + ".")
        case .begunBesideBackups(let day):
            Message(
                Phrase(
                    "There was no library here, so a new one was started; a backup of the old one is left, of \(DateText.full(day, .english))",
                    "Библиотеки здесь не было, начата новая; от прежней осталась копия (\(DateText.full(day, .russian)))"
                ), .colon, .restore)
        case .formerBackups(let folders):
            Message(
                "Backups of a library that was here before, or of unknown origin, are left in \(folders.joined(separator: ", ")): remove them if their content is to be deleted too.",
                "Остались копии прежней библиотеки или неизвестно чьи: \(folders.joined(separator: ", ")); удалите их, если и их содержимое не нужно."
            )
        case .sync(let finding): finding.messageAfterChange
        case .syncConflict(let conflict): conflict.message
        }
    }

    /// The message that the shown library is gone, with the way back according to a store's warnings.
    static func libraryRemoved(_ warnings: [StoreWarning]) -> Message {
        let gone = Phrase(
            "The library is gone; what you see is how it was. ",
            "Библиотека исчезла; показано то, что в ней было. ")
        let noWayBack = Phrase(
            "No backup is left: put the file back, or leave and start again to make a new one.",
            "Копии не осталось: верните файл или выйдите и запустите снова, чтобы начать новую.")
        return warnings.lazy.compactMap { $0.recovery(from: gone) }.first ?? Message(gone + noWayBack)
    }

    private func recovery(from gone: Phrase) -> Message? {
        switch self {
        case .missingWithBackups(let day):
            Message(
                gone
                    + Phrase(
                        "A backup of \(DateText.full(day, .english)) is left",
                        "Осталась копия (\(DateText.full(day, .russian)))"), .semicolon, .repair)
        case .backupsUnseen(let backups):
            Message(
                gone
                    + Phrase(
                        "Whether there is a backup could not be checked: ",
                        "Не удалось проверить, есть ли копия: ")
                    + backups.reason + ".")
        default: nil
        }
    }
}

extension UnseenBackups {
    /// The obstacle, as the end of a sentence.
    fileprivate var reason: Phrase {
        guard let cause else {
            return Phrase(
                "those in \(folder.pathExcerpt) do not say which library they are of",
                "не указано, какой библиотеке принадлежат копии в \(folder.pathExcerpt)")
        }
        return Phrase("\(path.pathExcerpt) cannot be read, ", "не удалось прочитать \(path.pathExcerpt): ")
            + cause.phrase
    }
}
