package import TrackerPresentation

/// Two commands that share a line of the overview, as one takes the other back or goes the other way.
package struct CommandPair: Sendable {
    package let first: CommandName
    package let second: CommandName
    package let summary: Phrase

    package static let all = [
        CommandPair(.done, .undone, "mark trackers, or unmark them", "отметить трекеры или снять отметки"),
        CommandPair(
            .skip, .unskip, "skip days without breaking a streak, or count them",
            "пропустить дни без вреда для серии или вернуть их"),
        CommandPair(
            .pin, .unpin, "keep trackers at the top of the list, or put them back",
            "закрепить трекеры наверху списка или открепить"),
        CommandPair(
            .pause, .resume, "pause habits, or take a break; resume them",
            "поставить привычки на паузу; возобновить"),
        CommandPair(
            .archive, .unarchive, "archive trackers and keep their past, or bring back",
            "убрать трекеры в архив со всем прошлым; вернуть"),
        CommandPair(
            .undo, .redo, "take back the last changes, or make them again",
            "отменить последние изменения или повторить их"),
        CommandPair(
            .export, .importing, "write trackers for other programs, or read theirs",
            "записать трекеры для других программ; прочитать их"),
        CommandPair(
            .backup, .restore, "save a backup, or show and bring back backups",
            "сделать резервную копию; показать или вернуть"),
    ]

    private init(_ first: CommandName, _ second: CommandName, _ english: String, _ russian: String) {
        (self.first, self.second, summary) = (first, second, Phrase(english, russian))
    }
}
