import TrackerPresentation

/// What the statistics, the calendar and the details say besides their figures.
extension Phrase {
    static let calendarTitle = Phrase("Calendar", "Календарь")
    static let nothingPlanned = Phrase("nothing planned", "ничего не запланировано")
    static let unplannedDone = Phrase("done, though nothing was planned", "сделано сверх плана")
    static let statisticsBegin = Phrase(
        "Mark a tracker as done, and its figures appear here.",
        "Отметьте трекер, и здесь появятся цифры.")
    static let hintDay = Phrase("day", "день")
    static let hintMonth = Phrase("month", "месяц")

    /// "3–7 of 12".
    static func rows(_ shown: ClosedRange<Int>, of all: Int) -> Phrase {
        let range = shown.count == 1 ? "\(shown.lowerBound)" : "\(shown.lowerBound)–\(shown.upperBound)"
        return Phrase("\(range) of \(all)", "\(range) из \(all)")
    }

    static func sorted(by order: StatisticsOrder) -> Phrase {
        switch order {
        case .category: Phrase("by category", "по категориям")
        case .name: Phrase("by name", "по названию")
        case .current: Phrase("by current streak", "по текущей серии")
        case .best: Phrase("by best streak", "по лучшей серии")
        case .total: Phrase("by completions", "по числу отметок")
        case .rate: Phrase("by the last 30 days", "по последним 30 дням")
        case .recent: Phrase("by the last 14 days", "по последним 14 дням")
        }
    }
}
