/// Habit strength, 0 to 1: an exponential moving average of completion against the rule.
///
/// Each day s becomes s·m + p·(1 − m) with m = ½^(√f ÷ 13), f = N ÷ D and p = min(1, completions in the last D
/// days ÷ N); for f < 1 both N and D are doubled in p. Source: Loop Habit Tracker, core/models/Score and
/// ScoreList. An exempt day leaves s unchanged; the windows of D days run over the days that are not exempt or
/// were done.
private struct StrengthRate {
    /// m.
    let keeping: Double
    /// The number of days in the window.
    let window: Int
    /// p·(1 − m) for each number of completions in the window, up to the sufficient one.
    let gains: [Double]

    /// The rate of N times in D days, each at least 1.
    init(_ times: Int, in days: Int) {
        let (times, days) = times >= days ? (1, 1) : (times, days)
        let frequency = Double(times) / Double(days)
        let keeping = halfToThe(frequency.squareRoot() / 13)
        let enough = times < days ? 2 * times : times
        self.keeping = keeping
        window = times < days ? 2 * days : days
        gains = (0...enough).map { Double($0) / Double(enough) * (1 - keeping) }
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
        strengths(over: today...today, today: today).map { $0[0] }
    }

    /// The strengths at the end of each day: 0 before the start day, today's strength after today; nil for an event.
    public func strengths(over days: ClosedRange<Day>, today: Day) -> [Double]? {
        guard case .habit(let history) = kind else { return nil }
        let start = startDay(today: today)
        var shown = [Double](repeating: 0, count: days.count)
        var run = StrengthRun(days: max(0, today - start + 1))
        let off = exemptDays(through: today)
        if start <= today {
            for span in history.spans(over: start...today) {
                run.follow(StrengthRate(span.value))
                var (done, skipped): (UInt64, UInt64) = (0, 0)
                for (index, day) in span.days.enumerated() {
                    if index & 63 == 0 {
                        (done, skipped) = (completions.bits(from: day), off.bits(from: day))
                    }
                    let isDone = done & 1 == 1
                    if isDone || day < today { run.pass(isDone: isDone, isExempt: skipped & 1 == 1) }
                    (done, skipped) = (done >> 1, skipped >> 1)
                    if day >= days.lowerBound, day <= days.upperBound {
                        shown[day - days.lowerBound] = run.strength
                    }
                }
            }
        }
        for day in days where day > today { shown[day - days.lowerBound] = run.strength }
        return shown
    }
}

/// The running strength from day to day.
private struct StrengthRun {
    private(set) var strength = 0.0
    private var rate = StrengthRate(1, in: 1)
    /// 1 for each done day of the window, 0 for the others.
    private var flags: [UInt8]
    /// The number of days in the window so far.
    private var count = 0
    /// The completions in the window.
    private var recent = 0

    init(days: Int) {
        flags = [UInt8](repeating: 0, count: days)
    }

    /// Continues with another rule, which has its own window.
    mutating func follow(_ rate: StrengthRate) {
        self.rate = rate
        recent = flags[..<count].suffix(rate.window).reduce(0) { $0 + Int($1) }
    }

    mutating func pass(isDone: Bool, isExempt: Bool) {
        if isDone || !isExempt {
            flags[count] = isDone ? 1 : 0
            recent &+= Int(flags[count])
            if count >= rate.window { recent &-= Int(flags[count &- rate.window]) }
            count &+= 1
        }
        if !isExempt { strength = strength * rate.keeping + rate.gains[min(recent, rate.gains.count &- 1)] }
    }
}
