public import TrackerDomain

/// The progress of a quota's period, in words.
public enum QuotaText {
    /// "1 of 3 this week", "2 of 3 this week · due today", "nothing asked this week".
    public static func card(_ standing: QuotaProgress, isDue: Bool) -> Phrase {
        let period = here(standing.period)
        guard let count = short(standing) else {
            return Phrase("nothing asked ", "ничего не нужно ") + period
        }
        return count + " " + period + (isDue ? Phrase(" · due today", " · пора сделать") : Phrase(same: ""))
    }

    /// "1 of 3"; nil if nothing is asked.
    static func short(_ standing: QuotaProgress) -> Phrase? {
        guard standing.asked > 0 else { return nil }
        return Phrase("\(standing.done) of \(standing.asked)", "\(standing.done) из \(standing.asked)")
    }

    /// The text after the next day: ", 2 more by Sunday", «, ещё 2 до конца воскресенья».
    ///
    /// "; 1 of 4 can still be reached" if not all of it can be done any more; nil if nothing is left or can be done.
    ///
    /// - Parameter reachable: The most times that the period can reach.
    public static func left(_ standing: QuotaProgress, reachable: Int, today: Day) -> Phrase? {
        guard standing.left > 0, reachable > standing.done else { return nil }
        let (asked, last) = (standing.asked, standing.days.upperBound)
        let isLastDay = last == today
        let english = isLastDay ? "tonight" : DateText.within(last, today: today, .english)
        let russian = isLastDay ? "до конца дня" : DateText.within(last, today: today, .russian)
        if reachable >= asked {
            return Phrase(", \(standing.left) more by \(english)", ", ещё \(standing.left) \(russian)")
        }
        return Phrase(
            "; \(reachable) of \(asked) can still be reached" + (isLastDay ? "" : " by \(english)"),
            "; ещё можно успеть \(reachable) из \(asked)" + (isLastDay ? "" : " \(russian)"))
    }

    /// The share of a period, with its reason; nil if the period asks for as many times as any other.
    ///
    /// "this week: 1, as it begins on Friday", "in these 10 days: 2, as it began on 15 November".
    static func share(_ standing: QuotaProgress, of quota: Quota, today: Day) -> Phrase? {
        guard let beginning = standing.beginning, standing.asked < quota.times else { return nil }
        let period = here(standing.period)
        let share =
            standing.asked == 0
            ? Phrase("nothing asked ", "ничего не нужно ") + period : period + ": \(standing.asked)"
        let day = standing.period == .week ? DateText.onWeekday(of: beginning) : DateText.onDate(beginning)
        let begins = beginning < today ? "began" : "begins"
        return share + Phrase(", as it \(begins) on ", ", так как начало ") + day
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
