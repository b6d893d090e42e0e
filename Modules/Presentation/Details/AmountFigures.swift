internal import TrackerDomain

/// Figures of the amounts of a habit with a goal, up to today.
struct AmountFigures: Hashable, Sendable {
    /// Facts for people alone; without texts if nothing is recorded.
    let facts: [TrackerFact]
    /// The months of the details, oldest first.
    let months: BarChart
    /// In the order of the week.
    let weekdays: BarChart

    /// `nil` without a goal today, as amounts are hidden then.
    init?(_ tracker: Tracker, months: [Month], today: Day, conventions: Conventions) {
        guard let goal = tracker.goal(on: today) else { return nil }
        let language = conventions.language
        let entries = tracker.amounts.entries.filter { $0.day <= today }
        /// In thousandths.
        func sum(where isIncluded: (Day) -> Bool) -> Int {
            entries.reduce(0) { isIncluded($1.day) ? $0 + $1.value.inThousandths : $0 }
        }
        func bar(_ label: String, where isIncluded: (Day) -> Bool) -> BarChart.Bar {
            let sum = sum(where: isIncluded)
            return .init(label: label, count: sum, text: AmountText.number(thousandths: sum, language))
        }
        func chart(_ title: Phrase, _ bars: [BarChart.Bar]) -> BarChart {
            // Amounts without a unit differ from days by their title.
            let unit = goal.unit.isEmpty ? Phrase(", amount", ", количество") : Phrase(same: ", " + goal.unit)
            return BarChart(title + unit, bars, isHighestBest: goal.kind == .atLeast)
        }
        func fact(_ key: TrackerFact.Key, _ caption: Phrase, _ sum: Int, _ more: String = "") -> TrackerFact {
            let text = AmountText.amount(thousandths: sum, unit: goal.unit, language) + more
            return TrackerFact(
                key: key, value: nil, form: .row, caption: caption(language),
                texts: entries.isEmpty ? [] : [text])
        }
        let total = sum { _ in true }
        // The mean of recorded days has as many decimals as the amounts, at least one.
        let step = [100, 10].first { step in entries.allSatisfy { $0.value.inThousandths % step == 0 } } ?? 1
        let mean = step * (Ratio(total, of: step * entries.count)?.rounded(scale: 1) ?? 0)
        // The day with the greatest amount, or with the least of a limit.
        let best =
            goal.kind == .atLeast ? entries.max { $0.value < $1.value } : entries.min { $0.value < $1.value }
        let bestDay = best.map { ", " + DateText.short($0.day, toldOn: today, language) } ?? ""
        // Monday to Sunday, as a quota's week.
        let (week, month) = (Quota.Period.week.days(around: today), Month(containing: today))
        facts = [
            fact(.totalAmount, Phrase("Total amount", "За всё время"), total),
            fact(.dailyAverage, Phrase("Daily average", "В среднем за день"), mean),
            fact(.bestDay, Phrase("Best day", "Лучший день"), best?.value.inThousandths ?? 0, bestDay),
            fact(.amountThisWeek, Phrase("This week", "На этой неделе"), sum(where: week.contains)),
            fact(.amountThisMonth, Phrase("This month", "В этом месяце"), sum(where: month.days.contains)),
        ]
        self.months = chart(
            .byMonth, months.map { bar(DateText.shortMonth($0.month, language), where: $0.days.contains) })
        weekdays = chart(
            .byWeekday,
            conventions.firstWeekday.week.map { weekday in
                bar(Phrase.shortName(of: weekday)(language)) { $0.weekday == weekday }
            })
    }
}

extension Goal {
    /// The share of it that an amount is, in the steps of a heat map; all or nothing for a limit.
    func level(of amount: Amount) -> DayShare.Level {
        if isReached(by: amount) { return .full }
        let (done, whole) = (amount.inThousandths, self.amount.inThousandths)
        if kind == .atMost || done == 0 { return .zero }
        if 3 * done <= whole { return .low }
        return 3 * done <= 2 * whole ? .middle : .high
    }
}
