public import TrackerDomain

/// The progress of a quota's period, in words.
public enum QuotaText {
    /// "1 of 3 this week", "nothing asked this week".
    public static func period(_ progress: QuotaProgress) -> Phrase {
        let period = here(progress.period)
        guard let count = short(progress) else {
            return Phrase("nothing asked ", "ничего не нужно ") + period
        }
        return count + " " + period
    }

    /// What a card says on a day that cannot be put off, the longest form first.
    static let due = [Phrase("due today", "пора сделать"), Phrase("due today", "пора")]

    /// "1 of 3"; nil if nothing is asked.
    static func short(_ progress: QuotaProgress) -> Phrase? {
        guard progress.asked > 0 else { return nil }
        return Phrase("\(progress.done) of \(progress.asked)", "\(progress.done) из \(progress.asked)")
    }

    /// The text after the next day: ", 2 more by Sunday", «, ещё 2 до конца воскресенья».
    ///
    /// "; 1 of 4 can still be reached" if not all of it can be done any more; nil if nothing is left or can be done.
    ///
    /// - Parameter reachable: The most times that the period can reach.
    public static func left(_ progress: QuotaProgress, reachable: Int, today: Day) -> Phrase? {
        guard progress.left > 0, reachable > progress.done else { return nil }
        let (asked, last) = (progress.asked, progress.days.upperBound)
        let isLastDay = last == today
        let english = isLastDay ? "tonight" : DateText.within(last, today: today, .english)
        let russian = isLastDay ? "до конца дня" : DateText.within(last, today: today, .russian)
        if reachable >= asked {
            return Phrase(", \(progress.left) more by \(english)", ", ещё \(progress.left) \(russian)")
        }
        return Phrase(
            "; \(reachable) of \(asked) can still be reached" + (isLastDay ? "" : " by \(english)"),
            "; ещё можно успеть \(reachable) из \(asked)" + (isLastDay ? "" : " \(russian)"))
    }

    /// The share of a period, with its reason; nil if the period asks for as many times as any other.
    ///
    /// "this week: 1, as it begins on Friday", "in these 10 days: 2, as it began on 15 November".
    static func share(_ progress: QuotaProgress, of quota: Quota, today: Day) -> Phrase? {
        guard let beginning = progress.beginning, progress.asked < quota.times else { return nil }
        return share(
            progress.asked == 0 ? nil : Phrase(same: "\(progress.asked)"), of: progress.period,
            from: beginning,
            today: today)
    }

    /// - Parameter asked: Nil if nothing is asked.
    static func share(_ asked: Phrase?, of period: Quota.Period, from beginning: Day, today: Day) -> Phrase {
        let here = here(period)
        let share = asked.map { here + ": " + $0 } ?? Phrase("nothing asked ", "ничего не нужно ") + here
        let day = period == .week ? DateText.onWeekday(of: beginning) : DateText.onDate(beginning)
        let begins = beginning < today ? "began" : "begins"
        return share + Phrase(", as it \(begins) on ", ", так как начало ") + day
    }

    static func here(_ period: Quota.Period) -> Phrase {
        switch period {
        case .week: Phrase("this week", "на этой неделе")
        case .month: Phrase("this month", "в этом месяце")
        case .days(let grid):
            Phrase("in these \(grid.length) days", "за эти \(CountedPhrase.days(grid.length).russian)")
        }
    }
}
