/// The names of the rows and values of a rule's sheet.
extension RuleDraft.Kind {
    var words: Phrase {
        switch self {
        case .weekdays: Phrase("on weekdays", "по дням недели")
        case .quota: Phrase("times a week or month", "несколько раз за период")
        case .interval: Phrase("every N days", "раз в несколько дней")
        case .monthDays: Phrase("days of the month", "по числам месяца")
        }
    }
}

extension RuleDraft.Period {
    var words: Phrase {
        switch self {
        case .week: Phrase("a week", "неделю")
        case .month: Phrase("a month", "месяц")
        case .days: Phrase("so many days", "столько дней")
        }
    }
}

extension Phrase {
    static let repeats = Phrase("Repeats", "Повтор")
    static let timesRow = Phrase("Times", "Сколько раз")
    static let periodRow = Phrase("In", "За")
    static let blockRow = Phrase("Days", "Дней")
    static let intervalRow = Phrase("Every", "Раз в")
    static func numberWithin(_ range: ClosedRange<Int>) -> Phrase {
        Phrase(
            "A number from \(range.lowerBound) to \(range.upperBound).",
            "Число от \(range.lowerBound) до \(range.upperBound).")
    }

    static let lastOfMonth = Phrase(
        "31 is the last day of every month", "31 — последний день любого месяца")
}
