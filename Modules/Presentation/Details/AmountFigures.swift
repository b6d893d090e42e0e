internal import TrackerDomain

/// Figures of the amounts of a habit, up to today.
struct AmountFigures: Hashable, Sendable {
    /// Facts for people alone; without texts if nothing is recorded.
    let facts: [TrackerFact]
    /// The months of the details, oldest first.
    let months: BarChart
    /// In the order of the week.
    let weekdays: BarChart
    /// The last periods of a sum with its line, oldest first; `nil` for other goals, and for a sum of a month.
    let periods: BarChart?

    /// `nil` without a goal today and without amounts.
    ///
    /// - Parameters:
    ///   - days: The days that the facts are about; `nil` for all up to today.
    ///   - chartDays: The same of the charts.
    ///   - byMonth: The beginning of the title of the months.
    init?(
        _ tracker: Tracker, over days: ClosedRange<Day>? = nil, charts chartDays: ClosedRange<Day>? = nil,
        months: [Month], byMonth: Phrase = .byMonth, today: Day, conventions: Conventions
    ) {
        let measure = tracker.measure(on: today)
        let all = tracker.amounts.entries.filter { $0.day <= today }
        if measure == nil, all.isEmpty { return nil }
        let (sum, unit) = (tracker.sum(on: today), measure?.goal.unit ?? "")
        let isHighestBest = measure?.goal.kind != .atMost
        let language = conventions.language
        let entries = days.map { days in all.filter { days.contains($0.day) } } ?? all
        let charted = chartDays.map { days in all.filter { days.contains($0.day) } } ?? all
        /// In thousandths.
        func total(of entries: [DayMap<Amount>.Entry], where isIncluded: (Day) -> Bool) -> Int {
            entries.reduce(0) { isIncluded($1.day) ? $0 + $1.value.inThousandths : $0 }
        }
        func bar(_ label: String, where isIncluded: (Day) -> Bool) -> BarChart.Bar {
            let count = total(of: charted, where: isIncluded)
            return .init(label: label, count: count, text: AmountText.number(thousandths: count, language))
        }
        func chart(_ title: Phrase, _ bars: [BarChart.Bar]) -> BarChart {
            // Amounts without a unit differ from days by their title.
            let counted = unit.isEmpty ? Phrase(", amount", ", количество") : Phrase(same: ", " + unit)
            return BarChart(title + counted, bars, isHighestBest: isHighestBest)
        }
        func chart(_ title: Phrase, _ bars: [BarChart.Bar], lineOf goal: Goal) -> BarChart {
            BarChart(title + Phrase.line(of: goal), bars, line: goal.amount.inThousandths)
        }
        func fact(
            _ key: TrackerFact.Key, _ caption: Phrase, _ amount: Int, _ more: String = ""
        ) -> TrackerFact {
            let text = AmountText.amount(thousandths: amount, unit: unit, language) + more
            return TrackerFact(
                key: key, value: nil, form: .row, caption: caption(language),
                texts: entries.isEmpty ? [] : [text])
        }
        let whole = total(of: entries) { _ in true }
        // The mean of recorded days has as many decimals as the amounts, at least one.
        let step = [100, 10].first { step in entries.allSatisfy { $0.value.inThousandths % step == 0 } } ?? 1
        let mean = step * (Ratio(whole, of: step * entries.count)?.rounded(scale: 1) ?? 0)
        // The day with the greatest amount, or with the least of a limit.
        let best =
            isHighestBest ? entries.max { $0.value < $1.value } : entries.min { $0.value < $1.value }
        let bestDay = best.map { ", " + DateText.short($0.day, relativeTo: today, language) } ?? ""
        // Monday to Sunday, as a quota's week.
        let (week, month) = (Quota.Period.week.days(around: today), Month(containing: today))
        let thisPeriod = [
            fact(
                .amountThisWeek, RuleText.here(.week, weekStartsOn: conventions.firstWeekday).capitalized,
                total(of: entries, where: week.contains)),
            fact(
                .amountThisMonth, Phrase("This month", "В этом месяце"),
                total(of: entries, where: month.days.contains)),
        ]
        facts =
            [
                fact(
                    .totalAmount,
                    days == nil ? Phrase("Total amount", "За всё время") : Phrase("Total amount", "Всего"),
                    whole),
                fact(.dailyAverage, Phrase("Average when recorded", "В среднем за раз"), mean),
                fact(.bestDay, Phrase("Best day", "Лучший день"), best?.value.inThousandths ?? 0, bestDay),
            ] + (days == nil ? thisPeriod : [])
        let bars = months.map { bar(DateText.shortMonth($0.month, language), where: $0.days.contains) }
        self.months =
            if let sum, sum.period == .month {
                chart(byMonth, bars, lineOf: sum.goal)
            } else {
                chart(byMonth, bars)
            }
        periods = sum.flatMap { sum in
            let first = min(tracker.startDay(today: today), all.first?.day ?? today, today)
            let last = chartDays?.upperBound ?? today
            let days =
                sum.period == .month
                ? [] : sum.period.lastDays(12, today: last, from: max(first, chartDays?.lowerBound ?? first))
            let bars = days.map { days in
                bar(DateText.short(days.lowerBound, relativeTo: today, language), where: days.contains)
            }
            return days.isEmpty ? nil : chart(.byPeriod(sum.period), bars, lineOf: sum.goal)
        }
        weekdays = chart(
            .byWeekday,
            conventions.firstWeekday.week.map { weekday in
                bar(Phrase.shortName(of: weekday)(language)) { $0.weekday == weekday }
            })
    }
}

extension Tracker {
    /// The share that an amount is of its day's goal, or of a day's part of the goal of a period; nil without a goal.
    func level(of amount: Amount, on day: Day) -> DayShare.Level? {
        measure(on: day).map { measure in
            measure.goal.level(of: amount, days: measure.period?.days(around: day).count ?? 1)
        }
    }
}

extension Goal {
    /// The share of an equal part of it that an amount is, in the steps of a heat map; all or nothing for a limit.
    ///
    /// - Parameter days: The number of parts.
    fileprivate func level(of amount: Amount, days: Int) -> DayShare.Level {
        let (done, whole) = (amount.inThousandths * days, self.amount.inThousandths)
        switch kind {
        case .atMost: return done <= whole ? .full : .zero
        case .atLeast:
            if done >= whole { return .full }
            if done == 0 { return .zero }
            if 3 * done <= whole { return .low }
            return 3 * done <= 2 * whole ? .middle : .high
        }
    }
}

extension Quota.Period {
    /// The last periods up to the one of today that have a day from a first one on.
    fileprivate func lastDays(_ count: Int, today: Day, from first: Day) -> [ClosedRange<Day>] {
        var periods: [ClosedRange<Day>] = []
        var last = today
        while periods.count < count, last >= first {
            periods.append(days(around: last))
            last = periods[periods.count - 1].lowerBound - 1
        }
        return periods.reversed()
    }
}

extension Phrase {
    /// The end of a title: ", km; goal 30", «, чашки; предел 14».
    fileprivate static func line(of goal: Goal) -> Phrase {
        let unit = goal.unit.isEmpty ? Phrase(same: "; ") : Phrase(same: ", \(goal.unit); ")
        return unit + (goal.kind == .atLeast ? Phrase("goal ", "цель ") : Phrase("limit ", "предел "))
            + Phrase { AmountText.number(goal.amount, $0) }
    }

    /// "By week", "By 10 days".
    fileprivate static func byPeriod(_ period: Quota.Period) -> Phrase {
        switch period {
        case .week: Phrase("By week", "По неделям")
        case .month: .byMonth
        case .days(let grid): Phrase("By ", "По ") + CountedPhrase.days(grid.length)
        }
    }
}
