internal import TrackerDomain

/// The names of figures and marks in statistics, calendar and details.
extension Phrase {
    public static let columnTracker = Phrase("Tracker", "Трекер")
    public static let columnStrength = Phrase("Strength", "Сила")
    public static let total = Phrase("Total", "Всего")
    /// Heads the part of what was planned on chosen days that was done.
    static let rate = Phrase("Rate", "Доля")
    public static let lastThirtyDays = Phrase("Last 30 days", "За 30 дней")
    /// The title of the curve of a year.
    public static let strengthOfYear = Phrase("Strength over the year", "Сила за год")
    public static let byMonth = Phrase("By month", "По месяцам")
    public static let byWeekday = Phrase("By weekday", "По дням недели")
    /// The end of a title: of the days that were planned.
    static let percentOfPlan = Phrase(", % of plan", ", % плана")
    /// The end of a title: of all days, under quotas.
    static let percentOfDays = Phrase(", % of days", ", % дней")
    static let daysDone = Phrase(", days done", ", сделано дней")
    public static let less = Phrase("less", "меньше")
    public static let more = Phrase("more", "больше")
    static let fromAmounts = Phrase(", from ", ", от ")
    public static let markAll = Phrase("all done", "всё")
    public static let markSome = Phrase("some", "частично")
    public static let markDone = Phrase("done", "сделано")
    public static let markMissed = Phrase("missed", "не сделано")
    public static let markNone = Phrase("none", "ничего")
    public static let markNotDone = Phrase("not done", "не сделано")
    public static let markFuture = Phrase("to come", "впереди")
    public static let markBegun = Phrase("begun", "начато")
    public static let markCounted = Phrase("counted", "учтено")
    public static let markOver = Phrase("over the limit", "предел превышен")
    /// Of today and of days that passed.
    public static let markOpen = Phrase("open", "можно сделать")
    static let markPossible = Phrase("can be done", "можно сделать")
    static let markOptional = Phrase("not needed", "необязательно")
    public static let markNote = Phrase("note", "заметка")
    public static let markOff = Phrase("off", "не нужно")
    public static let markDue = Phrase("due today", "пора сделать")
    public static let markUnplanned = Phrase("not planned", "вне плана")
    public static let undoHeading = Phrase("To undo", "Можно отменить")
    public static let redoHeading = Phrase("To redo", "Можно повторить")
    public static let calendarTitle = Phrase("Calendar", "Календарь")
    public static let nothingPlanned = Phrase("nothing planned", "ничего не запланировано")
    public static let unplannedDone = Phrase("done, though nothing was planned", "сделано сверх плана")

    /// The end of a title: of the periods of a sum.
    static func periodsDone(_ kind: Goal.Kind) -> Phrase {
        switch kind {
        case .atLeast: Phrase(", times reached", ", сколько раз достигнуто")
        case .atMost: Phrase(", times kept", ", сколько раз выдержано")
        }
    }
}
