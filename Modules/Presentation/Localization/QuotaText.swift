public import TrackerDomain

/// How the period of a quota stands, in words.
public enum QuotaText {
    /// "1 of 3 this week", "2 of 3 this week · due today", "nothing asked this week".
    public static func card(_ standing: QuotaStanding, isDue: Bool) -> Phrase {
        let period = here(standing.period)
        guard standing.asked > 0 else {
            return Phrase("nothing asked ", "ничего не нужно ") + period
        }
        let count = Phrase(
            "\(standing.done) of \(standing.asked) ", "\(standing.done) из \(standing.asked) ")
        return count + period + (isDue ? Phrase(" · due today", " · пора") : Phrase(same: ""))
    }

    /// "2 more by Sunday", «ещё 2 до конца воскресенья»; `nil` where none is left.
    public static func left(_ standing: QuotaStanding, today: Day) -> Phrase? {
        guard standing.left > 0 else { return nil }
        let last = standing.days.upperBound
        return Phrase(
            "\(standing.left) more by \(last == today ? "tonight" : DateText.within(last, today: today, .english))",
            "ещё \(standing.left) \(last == today ? "до конца дня" : DateText.within(last, today: today, .russian))"
        )
    }

    private static func here(_ period: Quota.Period) -> Phrase {
        switch period {
        case .week: Phrase("this week", "на этой неделе")
        case .month: Phrase("this month", "в этом месяце")
        case .days(let grid):
            Phrase("in these \(grid.length) days", "за эти \(CountedPhrase.days(grid.length).russian)")
        }
    }
}
