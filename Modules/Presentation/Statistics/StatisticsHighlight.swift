internal import TrackerDomain

/// What the figures tell at a glance: "This week 31 of 38, 4 more than a week ago".
public struct StatisticsHighlight: Hashable, Sendable {
    public enum Trend: Sendable {
        case up, level, down
    }

    public let caption: String
    public let value: String
    public var trend: Trend?
    /// What the trend is: "4 more than a week ago".
    public var remark: String?
}

extension StatisticsHighlight {
    /// The week, the weekdays, the strongest habit: groups of one or two, without those that tell nothing.
    ///
    /// - Parameter today: `nil` without the week, for chosen days.
    static func all(
        _ plans: [Plan], rates: WeekdayRates, rows: [StatisticsState.Row], week today: Day?,
        conventions: Conventions
    ) -> [[StatisticsHighlight]] {
        let week = today.flatMap { today in
            self.week(plans, today: today, conventions: conventions).map { [$0] }
        }
        let strongest = strongest(of: rows, conventions.language).map { [$0] }
        return [week ?? [], weekdays(rates, conventions), strongest ?? []].filter { !$0.isEmpty }
    }

    private static func weekdays(_ rates: WeekdayRates, _ conventions: Conventions) -> [StatisticsHighlight] {
        WeekdayRatesText(rates, conventions).extremes.map { extreme in
            StatisticsHighlight(caption: extreme.heading(conventions.language), value: extreme.text)
        }
    }

    /// `nil` without two habits to compare.
    private static func strongest(
        of rows: [StatisticsState.Row], _ language: Language
    ) -> StatisticsHighlight? {
        let habits = rows.filter { !$0.isEvent }
        // Of equal ones the first.
        guard habits.count > 1, let row = habits.max(by: { $0.strength?.now ?? 0 < $1.strength?.now ?? 0 }),
            row.strength?.now ?? 0 > 0
        else { return nil }
        return StatisticsHighlight(
            caption: Phrase("Strongest", "Сильнее всех")(language), value: "\(row.name) \(row.strengthText)")
    }
}

extension StatisticsState {
    /// "Slipping 🍔 Drink water 43 → 30% · 🌴 Walk 76 → 69% and 2 more": as many as fit, three at most, or none.
    public func slipping(
        _ language: Language, hasEmoji: Bool = true, fits: (StatisticsHighlight) -> Bool = { _ in true }
    ) -> [StatisticsHighlight] {
        let losses = slippingRows.map { row in
            "\(hasEmoji ? row.emoji + " " : "")\(row.name) "
                + "\(row.strength?.before.map(StrengthChange.percent) ?? 0) → \(row.strengthText)"
        }
        let choices = (1...3).prefix(losses.count).reversed().map { count in
            let (shown, rest) = (losses.prefix(count).joined(separator: " · "), losses.count - count)
            let more = rest > 0 ? Phrase(" and \(rest) more", " и ещё \(rest)")(language) : ""
            return StatisticsHighlight(
                caption: Phrase("Slipping", "На спаде")(language), value: shown + more)
        }
        return (choices.first(where: fits) ?? choices.last).map { [$0] } ?? []
    }
}

extension StatisticsHighlight {
    /// What was done of this week's plan up to today; `nil` if nothing was planned.
    private static func week(
        _ plans: [Plan], today: Day, conventions: Conventions
    ) -> StatisticsHighlight? {
        let first = conventions.firstDay(ofWeekWith: today)
        let shares = plans.shares(over: first - 7...today)
        let (before, now) = (shares.prefix(today - first + 1), shares.suffix(today - first + 1))
        let (done, planned) = (now.sum(\.completed), now.sum(\.planned))
        guard planned > 0 else { return nil }
        var week = StatisticsHighlight(
            caption: Phrase("This week", "На этой неделе")(conventions.language),
            value: Phrase("\(done) of \(planned)", "\(done) из \(planned)")(conventions.language))
        guard before.sum(\.planned) > 0 else { return week }
        // Today is not over: it counts only for the better, and where it alone is behind nothing is told yet.
        let today = (now.last?.completed ?? 0) - (before.last?.completed ?? 0)
        let more = now.dropLast().sum(\.completed) - before.dropLast().sum(\.completed) + max(0, today)
        if more == 0, today < 0 { return week }
        week.trend = more == 0 ? .level : more > 0 ? .up : .down
        week.remark = remark(more)(conventions.language)
        return week
    }

    private static func remark(_ more: Int) -> Phrase {
        switch more {
        case 0: Phrase("as many as a week ago", "столько же, сколько неделю назад")
        case 1...: Phrase("\(more) more than a week ago", "на \(more) больше, чем неделю назад")
        default: Phrase("\(-more) fewer than a week ago", "на \(-more) меньше, чем неделю назад")
        }
    }
}

extension Sequence<DayShare> {
    fileprivate func sum(_ count: (DayShare) -> Int) -> Int { reduce(0) { $0 + count($1) } }
}
