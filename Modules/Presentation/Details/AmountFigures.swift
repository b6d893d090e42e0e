public import TrackerDomain

/// What the amounts of a habit with a goal come to, over the days up to today.
public struct AmountFigures: Hashable, Sendable {
    /// In thousandths, as the other sums.
    public let total: Int
    public let recordedDays: Int
    /// Of a recorded day, to as many decimals as the amounts have, at least one; 0 where nothing is recorded.
    public let mean: Int
    /// The day with the most, or of a limit with the least; `nil` where nothing is recorded.
    public let best: DayMap<Amount>.Entry?
    /// Monday to Sunday, as a quota's week.
    public let thisWeek: Int
    public let thisMonth: Int
    public let unit: String
    /// Those of the details, oldest first.
    public let months: [TrackerDetailsState.Count]
    /// In the order of the week.
    public let weekdays: [TrackerDetailsState.Count]
    private let today: Day

    /// `nil` where no goal is in force today: the amounts are kept, but shown no more.
    init?(_ tracker: Tracker, months: [Month], today: Day, conventions: Conventions) {
        guard let goal = tracker.goal(on: today) else { return nil }
        let language = conventions.language
        let entries = tracker.amounts.entries.filter { $0.day <= today }
        func sum(where isIncluded: (Day) -> Bool) -> Int {
            entries.reduce(0) { isIncluded($1.day) ? $0 + $1.value.inThousandths : $0 }
        }
        func count(_ label: String, where isIncluded: (Day) -> Bool) -> TrackerDetailsState.Count {
            let sum = sum(where: isIncluded)
            return .init(label: label, count: sum, text: AmountText.number(thousandths: sum, language))
        }
        let total = sum { _ in true }
        self.total = total
        recordedDays = entries.count
        let step = [100, 10].first { step in entries.allSatisfy { $0.value.inThousandths % step == 0 } } ?? 1
        mean = step * (Ratio(total, of: step * entries.count)?.rounded(scale: 1) ?? 0)
        best =
            goal.kind == .atLeast ? entries.max { $0.value < $1.value } : entries.min { $0.value < $1.value }
        let (week, month) = (Quota.Period.week.days(around: today), Month(containing: today))
        thisWeek = sum(where: week.contains)
        thisMonth = sum(where: month.days.contains)
        unit = goal.unit
        self.months = months.map {
            count(DateText.shortMonth($0.month, language), where: $0.days.contains)
        }
        weekdays = conventions.firstWeekday.week.map { weekday in
            count(Phrase.shortName(of: weekday)(language)) { $0.weekday == weekday }
        }
        self.today = today
    }

    /// None where nothing is recorded.
    func facts(_ language: Language) -> [TrackerDetailsState.Fact] {
        guard let best else { return [] }
        func amount(_ thousandths: Int) -> String {
            AmountText.amount(thousandths: thousandths, unit: unit, language)
        }
        let day = DateText.short(best.day, toldOn: today, language)
        let facts: [(Phrase, String)] = [
            (Phrase("Total amount", "За всё время"), amount(total)),
            (Phrase("Daily average", "В среднем за день"), amount(mean)),
            (Phrase("Best day", "Лучший день"), amount(best.value.inThousandths) + ", " + day),
            (Phrase("This week", "На этой неделе"), amount(thisWeek)),
            (Phrase("This month", "В этом месяце"), amount(thisMonth)),
        ]
        return facts.map { TrackerDetailsState.Fact(caption: $0(language), values: [$1]) }
    }
}

extension Goal {
    /// How much of it an amount is, in the steps of a heat map; of a limit all or nothing.
    func level(of amount: Amount) -> DayShare.Level {
        if isReached(by: amount) { return .full }
        let (done, whole) = (amount.inThousandths, self.amount.inThousandths)
        if kind == .atMost || done == 0 { return .zero }
        if 3 * done <= whole { return .low }
        return 3 * done <= 2 * whole ? .middle : .high
    }
}
