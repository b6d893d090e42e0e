public import TrackerDomain

/// The progress of a rule over periods, in words.
public enum RuleText {
    /// "1 of 3 this week", "12 of 30 km this week", "nothing asked this week"; of a limit "6 this week · limit 14", "limit 14 this week" while
    /// nothing is recorded, "15 this week, over the limit of 14"; without a plan "last 4 days ago · 3 times in 30 days".
    ///
    /// - Parameters:
    ///   - isPast: True for a period that is over: "12 of 30 km that week".
    ///   - isToday: False for the progress up to another date: "last 12 Nov · 3 times in 30 days".
    ///   - firstWeekday: Another one than Monday makes "2 of 3 since Monday" of "2 of 3 this week".
    public static func period(
        _ progress: RuleProgress, isPast: Bool = false, isToday: Bool = true,
        weekStartsOn firstWeekday: Weekday
    ) -> Phrase {
        if case .occasions(let last) = progress.counted {
            return occasions(progress, last, isToday: isToday)[0]
        }
        let period = isPast ? there(progress.period) : here(progress.period, weekStartsOn: firstWeekday)
        guard progress.asksForSomething else {
            return .nothingAsked(progress.period, isPast: isPast, weekStartsOn: firstWeekday)
        }
        switch progress.kind {
        case .atLeast: return short(progress) + Phrase(same: " ") + period
        case .atMost where !progress.isRecorded: return limit(progress) + Phrase(same: " ") + period
        case .atMost where progress.isOver:
            return over(whole(progress) + Phrase(same: " ") + period, progress)
        case .atMost:
            return number(progress) + Phrase(same: " ") + period + Phrase(same: " · ") + limit(progress)
        }
    }

    /// "12 of 30 km", "6 · limit 14", "15, over 14", without a plan "3×30d"; nil if nothing is asked.
    static func brief(_ progress: RuleProgress) -> Phrase? {
        if case .occasions = progress.counted { return briefOccasions(progress) }
        guard progress.asksForSomething else { return nil }
        switch progress.kind {
        case .atLeast: return short(progress)
        case .atMost where !progress.isRecorded: return limit(progress)
        case .atMost where progress.isOver:
            let (sum, asked) = (number(progress), number(progress.asked))
            return Phrase(
                "\(sum.english), over \(asked.english)",
                "\(sum.russian), предел \(asked.russian) превышен")
        case .atMost: return number(progress) + Phrase(same: " · ") + limit(progress)
        }
    }

    /// What a card says on a day that cannot be put off, the longest form first.
    static let due = [Phrase("due today", "пора сделать"), Phrase("due today", "пора")]

    /// "1 of 3", "12 of 30 km".
    static func short(_ progress: RuleProgress) -> Phrase {
        let asked = whole(progress.asked, progress)
        return number(progress) + Phrase(" of ", " из ") + asked
    }

    /// "5 today", "5 that day", «сегодня 5», «за день 5».
    static func ofDay(_ amount: Amount, isToday: Bool) -> Phrase {
        Phrase { language in
            let number = AmountText.number(amount, language)
            return switch language {
            case .english: number + (isToday ? " today" : " that day")
            case .russian: (isToday ? "сегодня " : "за день ") + number
            }
        }
    }

    /// The same of a day without an amount.
    static func nothing(isToday: Bool) -> Phrase {
        isToday ? Phrase("nothing today", "сегодня ничего") : Phrase("nothing that day", "за день ничего")
    }

    /// The text after the next day: ", 2 more by Sunday", ", 18 km more by Sunday", «, ещё 18 км до конца воскресенья»; of a
    /// limit ", 3 left until Sunday".
    ///
    /// "; 1 of 4 can still be reached" if not all of it can be done any more; nil if nothing is left or can be done.
    ///
    /// - Parameter reachable: The most times that the period can reach; nil for amounts.
    public static func left(_ progress: RuleProgress, reachable: AmountSum?, today: Day) -> Phrase? {
        switch progress.kind {
        case .atLeast:
            guard !progress.isMet, progress.left > .zero else { return nil }
            let (left, end) = (whole(progress.left, progress), end(of: progress, today: today))
            guard let reachable, reachable < progress.asked else {
                return Phrase(
                    ", \(left.english) more by \(end.english)", ", ещё \(left.russian) \(end.russian)")
            }
            guard reachable > progress.reached else { return nil }
            let isLastDay = progress.days.upperBound == today
            let (most, asked) = (reachable.times, progress.asked.times)
            return Phrase(
                "; \(most) of \(asked) can still be reached" + (isLastDay ? "" : " by \(end.english)"),
                "; ещё можно успеть \(most) из \(asked)" + (isLastDay ? "" : " \(end.russian)"))
        case .atMost: return leftOfLimit(progress, today: today).map { Phrase(same: ", ") + $0 }
        }
    }

    /// "3 left until Sunday", «до конца воскресенья осталось 3», "nothing left until Sunday" at a limit or beyond it; nil if
    /// nothing is asked.
    static func leftOfLimit(_ progress: RuleProgress, today: Day) -> Phrase? {
        guard progress.asksForSomething else { return nil }
        let (left, end) = (whole(progress.left, progress), end(of: progress, today: today))
        return progress.left > .zero
            ? Phrase("\(left.english) left until \(end.english)", "\(end.russian) осталось \(left.russian)")
            : Phrase("nothing left until \(end.english)", "\(end.russian) ничего не осталось")
    }

    /// "Sunday", «до конца воскресенья»; "tonight" on the last day.
    private static func end(of progress: RuleProgress, today: Day) -> Phrase {
        let last = progress.days.upperBound
        return last == today
            ? Phrase("tonight", "до конца дня") : Phrase { DateText.within(last, today: today, $0) }
    }

    /// What a missed period came to, after its name: " had 25 of 30 km", " had 15, over the limit of 14 cups", " had nothing
    /// recorded".
    static func ended(_ progress: RuleProgress) -> Phrase {
        let asked = whole(progress.asked, progress)
        let sum = number(progress)
        switch progress.kind {
        case .atLeast:
            return Phrase(
                " had \(sum.english) of \(asked.english)", " — \(sum.russian) из \(asked.russian)")
        case .atMost where progress.isRecorded:
            return Phrase(
                " had \(sum.english), over the limit of \(asked.english)",
                " — \(sum.russian), предел \(asked.russian) превышен")
        case .atMost: return Phrase(" had nothing recorded", " ничего не записано")
        }
    }

    // MARK: What an amount made of it

    /// "17 of 30 km this week"; "30 of 30 km this week: done"; "25 of 30 km: no longer reached on Sat, 7 March", of a limit
    /// "15, over the limit of 14: no longer kept on Sun, 8 March".
    ///
    /// - Parameters:
    ///   - isNew: True if a day of the period became done.
    ///   - lost: The day that is done no more.
    static func outcome(
        _ progress: RuleProgress, isNew: Bool, lost: Day?, today: Day, weekStartsOn firstWeekday: Weekday
    ) -> Phrase {
        let isPast = !progress.days.contains(today)
        let period = period(progress, isPast: isPast, weekStartsOn: firstWeekday)
        let short = state(progress) ?? period
        if isNew { return Phrase("\(period.english): done", "\(short.russian): выполнено") }
        guard let lost else { return period }
        let day = Phrase { DateText.weekdayAndDate(lost, relativeTo: today, $0) }
        let verb = progress.kind == .atLeast ? "reached" : "kept"
        return Phrase(
            "\(short.english): no longer \(verb) on \(day.english)",
            "\(short.russian): за \(day.russian), больше не выполнено")
    }

    /// The share of a period, with its reason; nil if the period asks for as much as any other.
    ///
    /// "this week: 17 km, as it begins on Friday", "in these 10 days: 2, as it began on 15 November".
    static func share(_ progress: RuleProgress, today: Day) -> Phrase? {
        guard let beginning = progress.beginning, progress.asked < progress.whole else { return nil }
        let here = here(progress.period)
        let share =
            progress.asksForSomething
            ? here + ": " + whole(progress.asked, progress)
            : .nothingAsked(progress.period, isPast: false)
        let day =
            progress.period == .week ? DateText.onWeekday(of: beginning) : DateText.onDate(beginning)
        let begins = beginning < today ? "began" : "begins"
        return share + Phrase(", as it \(begins) on ", ", так как начало ") + day
    }

    /// "Coffee has 15 cups this week, over its limit of 14: ", what to do about it follows.
    static func overLimit(_ progress: RuleProgress, _ name: String) -> Phrase {
        let recorded = whole(progress) + Phrase(same: " ") + here(progress.period)
        let asked = number(progress.asked)
        return Phrase(
            "\(name) has \(recorded.english), over its limit of \(asked.english)",
            "\(name): \(recorded.russian), предел \(asked.russian) превышен")
    }

    // MARK: Parts

    static func here(_ period: Quota.Period, weekStartsOn firstWeekday: Weekday = .monday) -> Phrase {
        switch period {
        case .week where firstWeekday != .monday: Phrase("since Monday", "с понедельника")
        case .week: Phrase("this week", "на этой неделе")
        case .month: Phrase("this month", "в этом месяце")
        case .days(let grid):
            Phrase("in these \(grid.length) days", "за эти \(CountedPhrase.days(grid.length).russian)")
        }
    }

    private static func there(_ period: Quota.Period) -> Phrase {
        switch period {
        case .week: Phrase("that week", "на той неделе")
        case .month: Phrase("that month", "в том месяце")
        case .days(let grid):
            Phrase("in those \(grid.length) days", "за те \(CountedPhrase.days(grid.length).russian)")
        }
    }

    /// The progress before a colon, which has none itself; nil if nothing is asked.
    private static func state(_ progress: RuleProgress) -> Phrase? {
        guard progress.asksForSomething else { return nil }
        let asked = whole(progress.asked, progress)
        let limit = Phrase("limit ", "предел ") + asked
        switch progress.kind {
        case .atLeast: return short(progress)
        case .atMost where !progress.isRecorded: return limit
        case .atMost where progress.isOver: return over(whole(progress), progress)
        case .atMost: return number(progress) + Phrase(same: ", ") + limit
        }
    }

    /// "15 this week, over the limit of 14".
    private static func over(_ sum: Phrase, _ progress: RuleProgress) -> Phrase {
        let asked = number(progress.asked)
        return Phrase(
            "\(sum.english), over the limit of \(asked.english)",
            "\(sum.russian), предел \(asked.russian) превышен")
    }

    /// "15 cups".
    private static func whole(_ progress: RuleProgress) -> Phrase { whole(progress.reached, progress) }

    private static func whole(_ sum: AmountSum, _ progress: RuleProgress) -> Phrase {
        Phrase { AmountText.amount(thousandths: sum.inThousandths, unit: progress.unit, $0) }
    }

    private static func number(_ progress: RuleProgress) -> Phrase { number(progress.reached) }

    private static func number(_ sum: AmountSum) -> Phrase {
        Phrase { AmountText.number(thousandths: sum.inThousandths, $0) }
    }

    /// "limit 14 cups".
    private static func limit(_ progress: RuleProgress) -> Phrase {
        let asked = whole(progress.asked, progress)
        return Phrase("limit ", "предел: ") + asked
    }
}
