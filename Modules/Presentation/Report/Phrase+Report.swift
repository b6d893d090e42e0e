/// The texts of reports alone.
extension Phrase {
    public static let reportTitle = Phrase("Habit report", "Отчёт о привычках")
    /// Over the heat map of all trackers.
    public static let theYear = Phrase("The year", "Год")
    public static let allTrackers = Phrase("All trackers", "Все трекеры")
    public static let archivedSection = Phrase("In the archive", "В архиве")
    /// Opens the tables behind the pictures.
    public static let inNumbers = Phrase("In numbers", "В числах")
    public static let columnMonth = Phrase("Month", "Месяц")
    /// Over the first days of periods.
    public static let columnPeriod = Phrase("From", "С")
    public static let columnWeekday = Phrase("Weekday", "День недели")
    public static let columnDone = Phrase("Done", "Сделано")
    /// Heads the days of a table on which some of what was planned was done.
    public static let columnAllDone = Phrase("All done", "Всё")
    public static let columnSome = Phrase("Some", "Частично")
    public static let columnNone = Phrase("None", "Ничего")
    public static let columnUnplanned = Phrase("Not planned", "Вне плана")
    public static let columnStrengthThen = Phrase("Strength at the end", "Сила в конце")
    public static let madeByTracker = Phrase("Made by Tracker", "Сделано в Tracker")

    /// "Done on 4 of the last 14 days".
    public static func doneOfLast(_ done: Int, _ days: Int) -> Phrase {
        Phrase("Done on \(done) of the last \(days) days", "Сделано: \(done) из последних \(days) дней")
    }

    /// "7 more", before what is folded away.
    public static func more(_ count: Int) -> Phrase { Phrase("\(count) more", "ещё \(count)") }

    /// "from 12% to 67%".
    public static func fromTo(_ first: String, _ last: String) -> Phrase {
        Phrase("from \(first) to \(last)", "от \(first) до \(last)")
    }
}
