import TrackerPresentation

extension Phrase {
    static let columnTracker = Phrase("Tracker", "Трекер")
    static let columnStreak = Phrase("Streak", "Серия")
    static let columnBest = Phrase("Best", "Лучшая")
    static let columnTotal = Phrase("Total", "Всего")
    static let columnRate = Phrase("30 days", "30 дней")
    static let columnLastDays = Phrase("Last 14 days", "Последние 14")
    static let startDay = Phrase("Counted from", "Считается с")
    static let byMonth = Phrase("By month", "По месяцам")
    static let byWeekday = Phrase("By weekday", "По дням недели")
    static let less = Phrase("less", "меньше")
    static let more = Phrase("more", "больше")
    static let markAll = Phrase("all done", "всё")
    static let markSome = Phrase("some", "частично")
    static let markNone = Phrase("none", "ничего")
    static let markFuture = Phrase("to come", "впереди")
    static let undoHeading = Phrase("To undo", "Можно отменить")
    static let redoHeading = Phrase("To redo", "Можно повторить")
}
