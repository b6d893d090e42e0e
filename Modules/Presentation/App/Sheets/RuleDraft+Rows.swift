internal import TrackerDomain

/// The rows in which a rule is chosen.
extension RuleDraft {
    struct Row {
        /// "Monday", or the name of a value: "Times".
        let text: Phrase
        let content: Content
    }

    enum Content {
        case toggle(isOn: Bool, turn: (inout RuleDraft) -> Void)
        /// `set` takes the nearest number that is allowed.
        case number(Int, in: ClosedRange<Int>, shown: Phrase, set: (inout RuleDraft, Int) -> Void)
        /// `turn` goes on by so many values, round the ends.
        case choice(Phrase, turn: (inout RuleDraft, Int) -> Void)
    }

    /// - Parameter week: The weekdays in the order of the week.
    func rows(of week: [Weekday]) -> [Row] {
        switch kind {
        case .weekdays: week.map(weekdayRow)
        case .quota: [timesRow, periodRow] + (period == .days ? [blockRow] : [])
        case .interval: [intervalRow]
        case .monthDays: MonthDaySet.days.map(monthDayRow)
        case .whenever: []
        }
    }

    private func weekdayRow(_ weekday: Weekday) -> Row {
        Row(
            text: .longName(of: weekday),
            content: .toggle(isOn: weekdays.contains(weekday)) {
                $0.weekdays.formSymmetricDifference(WeekdaySet([weekday]))
            })
    }

    private func monthDayRow(_ day: Int) -> Row {
        let days = MonthDaySet([day])
        return Row(
            text: Phrase(same: String(day)),
            content: .toggle(isOn: monthDays.contains(days)) { $0.monthDays.formSymmetricDifference(days) })
    }

    private var timesRow: Row {
        Row(
            text: Phrase("Times", "Сколько раз"),
            content: .number(times, in: timesRange, shown: Phrase(same: String(times))) { $0.setTimes($1) })
    }

    private var periodRow: Row {
        Row(
            text: Phrase("Per", "За"),
            content: .choice(period.words) { $0.period = $0.period.turned(by: $1) })
    }

    private var blockRow: Row {
        Row(text: Phrase("How many", "Сколько"), content: Self.days(of: block) { $0.setBlock($1) })
    }

    private var intervalRow: Row {
        Row(text: Phrase("Every", "Раз в"), content: Self.days(of: interval) { $0.setInterval($1) })
    }

    private static func days(of grid: DayGrid, set: @escaping (inout RuleDraft, Int) -> Void) -> Content {
        .number(grid.length, in: DayGrid.lengths, shown: CountedPhrase.days(grid.length), set: set)
    }
}

extension RuleDraft.Period {
    var words: Phrase {
        switch self {
        case .week: Phrase("week", "неделю")
        case .month: Phrase("month", "месяц")
        case .days: Phrase("some days", "несколько дней")
        }
    }
}

extension Phrase {
    static let repeats = Phrase("Repeats", "Повтор")
    static func numberWithin(_ range: ClosedRange<Int>) -> Phrase {
        Phrase(
            "A number from \(range.lowerBound) to \(range.upperBound).",
            "Число от \(range.lowerBound) до \(range.upperBound).")
    }

    static let lastOfMonth = Phrase(
        "31 is the last day of every month", "31 — последний день любого месяца")
}
