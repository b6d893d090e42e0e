/// Habit strength, 0 to 1: an exponential moving average of completion against the rule.
///
/// Each day s becomes s·m + p·(1 − m) with m = ½^(√f ÷ 13), f = N ÷ D and p = min(1, completions in the last D
/// days ÷ N); for f < 1 both N and D are doubled in p. Source: Loop Habit Tracker, core/models/Score and
/// ScoreList. An exempt day leaves s unchanged; the windows of D days run over the days that are not exempt or
/// were done. Of a sum p is what its amounts are of its goal (`SumWindow`).
private struct StrengthRate {
    /// m.
    let keeping: Double
    /// The number of days in the window.
    let window: Int
    /// p·(1 − m) for each possible number of completions in the window.
    let gains: [Double]

    /// The rate of N times in D days, each at least 1.
    init(_ times: Int, in days: Int) {
        let (times, days) = times >= days ? (1, 1) : (times, days)
        let frequency = Double(times) / Double(days)
        let keeping = halfToThe(frequency.squareRoot() / 13)
        let enough = times < days ? 2 * times : times
        self.keeping = keeping
        window = times < days ? 2 * days : days
        gains = (0...window).map { Double(min($0, enough)) / Double(enough) * (1 - keeping) }
    }

    init(_ schedule: Schedule) {
        let (times, days) = schedule.frequency
        self.init(times, in: days)
    }
}

/// ½ to a power from 0 to 1, by the series of e^x: sums and products alone give the same bits on every platform.
private func halfToThe(_ power: Double) -> Double {
    let exponent = -power * 0.693_147_180_559_945_3
    var (sum, term) = (1.0, 1.0)
    for n in 1...20 {
        term = term * exponent / Double(n)
        sum += term
    }
    return sum
}

extension Tracker {
    /// The strength today; yesterday's until today is done. Nil for an event.
    public func strength(today: Day) -> Double? {
        strength(on: today, today: today)
    }

    /// The strength at the end of a day: 0 before the start day, today's after today; nil for an event.
    public func strength(on day: Day, today: Day) -> Double? {
        strengths(over: day...day, today: today).map { $0[0] }
    }

    /// The same of a plan that is known, so that no amounts are judged again.
    public func strength(on day: Day, by plan: Plan) -> Double? {
        strengths(over: day...day, by: plan).map { $0[0] }
    }

    /// The strengths at the end of each day: 0 before the start day, today's strength after today; nil for an event.
    public func strengths(over days: ClosedRange<Day>, today: Day) -> [Double]? {
        strengths(over: days, today: today, done: doneDays(today: today))
    }

    /// The same of a plan that is known, so that no amounts are judged again.
    public func strengths(over days: ClosedRange<Day>, by plan: Plan) -> [Double]? {
        strengths(over: days, today: plan.today, done: plan.done)
    }

    private func strengths(over days: ClosedRange<Day>, today: Day, done: DaySet) -> [Double]? {
        guard case .habit(let history) = kind else { return nil }
        var strengths = [Double](repeating: 0, count: days.count)
        let start = startDay(today: today, done: done)
        // Today counts only once it is done, or holds an amount of a sum.
        let countsToday = (sum(on: today) == nil ? done : amounts.days).contains(today)
        let last = min(countsToday ? today : today - 1, days.upperBound)
        guard start <= last else { return strengths }
        let exempt = exemptDays(through: today)
        var run = StrengthRun(from: start, done: done, exempt: exempt)
        for span in history.spans(over: start...last) {
            run.follow(StrengthRate(span.value))
            if case .sum(let sum) = span.value {
                run.follow(
                    SumWindow(sum, before: span.days.lowerBound, amounts: amounts, exempt: exempt))
            }
            run.pass(through: min(span.days.upperBound, days.lowerBound - 1))
            while run.next <= span.days.upperBound {
                run.pass(through: run.next)
                strengths[run.next - 1 - days.lowerBound] = run.strength
            }
        }
        for index in max(0, last + 1 - days.lowerBound)..<strengths.count { strengths[index] = run.strength }
        return strengths
    }
}

/// The running strength from day to day.
private struct StrengthRun {
    private(set) var strength = 0.0
    /// The first day that has not passed.
    private(set) var next: Day
    private var rate = StrengthRate(1, in: 1)
    /// The last days of a sum; nil for any other rule.
    private var window: SumWindow?
    /// The completions in the window.
    private var recent = 0
    /// The days that no window has: exempt and not done.
    private let omitted: DaySet
    /// The completions, moved up to close the gaps of the omitted days.
    private let done: DaySet
    /// The exempt days that were done, moved likewise.
    private let exempt: DaySet
    /// The next day, moved likewise.
    private var end: Day

    init(from start: Day, done: DaySet, exempt: DaySet) {
        (next, end) = (start, start)
        omitted = exempt.subtracting(done)
        self.done = done.closingGaps(of: omitted, from: start)
        self.exempt = exempt.intersection(done).closingGaps(of: omitted, from: start)
    }

    /// Continues with another rule, which has its own window.
    mutating func follow(_ rate: StrengthRate) {
        self.rate = rate
        window = nil
        recent = done.count(in: end - rate.window...end - 1)
    }

    mutating func follow(_ window: SumWindow) { self.window = window }

    /// Goes on to the end of a day, 64 days at a time.
    mutating func pass(through day: Day) {
        guard next <= day else { return }
        guard window == nil else { return passSums(through: day) }
        var left = day - next + 1 - omitted.count(in: next...day)
        next = day + 1
        // Local, so that they stay in registers.
        var (strength, recent) = (strength, recent)
        let (keeping, gains) = (rate.keeping, rate.gains)
        while left > 0 {
            let count = min(left, 64)
            var (entering, leaving) = (done.bits(from: end), done.bits(from: end - rate.window))
            var exempt = exempt.bits(from: end)
            for _ in 0..<count {
                recent = recent &+ Int(entering & 1) &- Int(leaving & 1)
                if exempt & 1 == 0 { strength = strength * keeping + gains[recent] }
                (entering, leaving, exempt) = (entering >> 1, leaving >> 1, exempt >> 1)
            }
            end = end + count
            left -= count
        }
        (self.strength, self.recent) = (strength, recent)
    }

    private mutating func passSums(through day: Day) {
        guard var window else { return }
        let gain = 1 - rate.keeping
        while next <= day {
            window.add(next)
            if !window.exempt.contains(next) { strength = strength * rate.keeping + window.part * gain }
            if !omitted.contains(next) { end = end + 1 }
            next = next + 1
        }
        self.window = window
    }
}
