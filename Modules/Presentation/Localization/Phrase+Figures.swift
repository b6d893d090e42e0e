/// What statistics, calendar and details call their figures and marks.
extension Phrase {
    public static let columnTracker = Phrase("Tracker", "Трекер")
    public static let columnStreak = Phrase("Streak", "Серия")
    public static let columnBest = Phrase("Best", "Лучшая")
    public static let columnTotal = Phrase("Total", "Всего")
    public static let columnRate = Phrase("30 days", "30 дней")
    public static let columnStrength = Phrase("Strength", "Сила")
    public static let columnLastDays = Phrase("Last 14 days", "Последние 14")
    public static let currentStreak = Phrase("Current streak", "Текущая серия")
    public static let bestStreak = Phrase("Best streak", "Лучшая серия")
    public static let total = Phrase("Total", "Всего")
    public static let lastThirtyDays = Phrase("Last 30 days", "За 30 дней")
    public static let startDay = Phrase("Counted from", "Считается с")
    /// Before the day of an event, or that there is none.
    public static let doneOn = Phrase("Done", "Сделано")
    public static let notYet = Phrase("not yet", "ещё нет")
    /// Over the curve of a year.
    public static let strengthOfYear = Phrase("Strength over the year", "Сила за год")
    public static let byMonth = Phrase("By month", "По месяцам")
    public static let byWeekday = Phrase("By weekday", "По дням недели")
    public static let less = Phrase("less", "меньше")
    public static let more = Phrase("more", "больше")
    public static let markAll = Phrase("all done", "всё")
    public static let markSome = Phrase("some", "частично")
    public static let markDone = Phrase("done", "сделано")
    public static let markMissed = Phrase("missed", "не сделано")
    public static let markNone = Phrase("none", "ничего")
    public static let markNotDone = Phrase("not done", "не сделано")
    public static let markFuture = Phrase("to come", "впереди")
    public static let markOff = Phrase("off", "не нужно")
    public static let markDue = Phrase("due today", "нужно сегодня")
    public static let markUnplanned = Phrase("not planned", "вне плана")
    public static let undoHeading = Phrase("To undo", "Можно отменить")
    public static let redoHeading = Phrase("To redo", "Можно повторить")
    public static let calendarTitle = Phrase("Calendar", "Календарь")
    public static let nothingPlanned = Phrase("nothing planned", "ничего не запланировано")
    public static let unplannedDone = Phrase("done, though nothing was planned", "сделано сверх плана")

    /// What the rows of the table stand by.
    public static func sorted(by order: StatisticsOrder) -> Phrase {
        switch order {
        case .category: Phrase("by category", "по категориям")
        case .name: Phrase("by name", "по названию")
        case .current: Phrase("by current streak", "по текущей серии")
        case .best: Phrase("by best streak", "по лучшей серии")
        case .total: Phrase("by completions", "по числу отметок")
        case .rate: Phrase("by the last 30 days", "по последним 30 дням")
        case .strength: Phrase("by strength", "по силе привычки")
        case .recent: Phrase("by the last 14 days", "по последним 14 дням")
        }
    }
}
