import TrackerDomain

/// A habit's figures straight from the words of the definitions, day by day and as slow as they come.
struct HabitModel {
    let habit: PlainHabit
    let today: Int
    /// TRK-7: completions after today count nowhere. SUM-6: nor does a mark on a day of a sum with an amount.
    private(set) var marks: Set<Int> = []
    /// The marks, and the days done by their amounts.
    private(set) var done: Set<Int> = []
    /// TRK-3: the earlier of the creation and the first completion.
    private(set) var start: Int
    /// The planned days up to today.
    private(set) var planned: [Int] = []

    init(_ habit: PlainHabit, today: Int) {
        self.habit = habit
        self.today = today
        start = habit.created
        marks = habit.completions.filter { $0 <= today && isMark($0) }
        done = marks.union(sumDoneDays)
        start = min(habit.created, done.min() ?? habit.created)
        planned = days.filter(isPlanned)
    }

    /// The days that figures are about.
    var days: Range<Int> { start..<max(start, today + 1) }

    /// OFF-1, OFF-2, OFF-3.
    func isExempt(_ day: Int) -> Bool { habit.skips.contains(day) || isInactive(day) }

    /// True if the day lies in a pause or in the archive, now or then.
    func isInactive(_ day: Int) -> Bool {
        habit.pausedDays.contains(day) || habit.restsSince.map { $0 <= day } ?? false
    }

    /// TRK-5: before the first rule's day the first rule is in force.
    func entry(on day: Int) -> (from: Int, rule: PlainHabit.Rule) {
        habit.rules.last { $0.from <= day } ?? habit.rules[0]
    }

    /// True if a day is planned as seen today; a day to come, as it will be if nothing more is done.
    func isPlanned(_ day: Int) -> Bool {
        if isExempt(day) { return false }
        let rule = entry(on: day).rule
        return switch rule {
        case .weekdays, .interval, .monthDays: day >= start && rule.fits(day)
        case .quota(_, let period): done.contains(day) || mustBeDone(day, in: period)
        case .sum(let sum): done.contains(day) || mustBeReached(on: day, sum)
        case .whenever: false
        }
    }

    /// SCH-5: whether a quota leaves no day to put this one off to.
    private func mustBeDone(_ day: Int, in period: PlainHabit.Period) -> Bool {
        let stage = stage(of: day, in: period)
        guard stage.asking.contains(day) else { return false }
        let doneSoFar = stage.days.filter { $0 <= day && done.contains($0) }.count
        let daysAfter = stage.period.filter { $0 > day }.count
        return asked(in: stage, on: day) - doneSoFar > daysAfter
    }

    /// SCH-6, MAIN-3, OFF-1, OFF-2.
    func isListed(on date: Int) -> Bool {
        if habit.completions.contains(date) || hasSum(on: date) { return true }
        if isInactive(date) { return false }
        let entry = entry(on: date)
        guard entry.rule.period != nil || entry.rule == .whenever else { return entry.rule.fits(date) }
        // TRK-7: a mark of a day to come moves no start.
        return date >= min(entry.from, start)
    }

    /// True if the list of a date shows it done; what was recorded for a day to come is shown there (TRK-7).
    func isShownDone(on date: Int) -> Bool { done.contains(date) || isMark(date) }

    /// SCH-6: neither done on the date nor wanted any more.
    func isMet(on date: Int) -> Bool {
        !isShownDone(on: date) && !isDue(on: date)
            && (periodState(on: date)?.isMet ?? sumState(on: date)?.isMet ?? isWhenever(date))
    }

    /// WHEN-1: whether nothing is planned on a day, by the rule in force.
    func isWhenever(_ day: Int) -> Bool { entry(on: day).rule == .whenever }

    /// SCH-7: planned on the date and not done; what was recorded for a day to come is shown there (TRK-7).
    func isDue(on date: Int) -> Bool {
        if let sum = sum(on: date) { return isDue(on: date, sum) }
        return isPlanned(date) && !habit.completions.contains(date)
    }

    /// SCH-8, WHY-1.
    var nextDue: Int? {
        if let since = habit.restsSince, since <= today { return nil }
        return (today..<today + 800).first(where: isDue)
    }
}

extension PlainHabit.Rule {
    /// True if the calendar alone makes it a day of the rule: SCH-1, SCH-2, SCH-3.
    func fits(_ day: Int) -> Bool {
        switch self {
        case .weekdays(let set): return set.contains(remainder(day, 7))
        case .interval(let every, let from): return remainder(day - from, every) == 0
        case .monthDays(let set):
            let length = Month(containing: Day(day)).length
            return set.contains { min($0, length) == Day(day).day }
        case .quota, .sum, .whenever: return false
        }
    }

    /// The kind of period of a quota or a sum.
    var period: PlainHabit.Period? {
        switch self {
        case .weekdays, .interval, .monthDays, .whenever: nil
        case .quota(_, let period): period
        case .sum(let sum): sum.per
        }
    }
}

/// The remainder that is never negative.
func remainder(_ number: Int, _ divisor: Int) -> Int {
    ((number % divisor) + divisor) % divisor
}
