/// How firm a habit is, 0 to 1: each day draws it towards what was lately done of what its rule asks for.
///
/// Each day s becomes s·m + p·(1 − m) with m = ½^(√f ÷ 13), f = N ÷ D and p = min(1, completions in the last D days
/// ÷ N), where for f < 1 both N and D are doubled in p. Source: Loop Habit Tracker, core/models/Score and ScoreList.
/// A day that is off leaves it as it was; the windows of D days run over the days that are not off, or were done.
private struct StrengthRate {
    /// m.
    let keeping: Double
    /// The days of the window.
    let window: Int
    /// p·(1 − m) for each number of completions in the window up to the one that is enough.
    let gains: [Double]

    /// - Parameters:
    ///   - times: N, at least 1.
    ///   - days: D, at least 1.
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
        switch schedule {
        case .weekdays(let weekdays): self.init(weekdays.members.count, in: 7)
        case .interval(let grid): self.init(1, in: grid.length)
        case .monthDays(let days): self.init(days.members.count, in: 30)
        case .quota(let quota):
            switch quota.period {
            case .week: self.init(quota.times, in: 7)
            case .month: self.init(quota.times, in: 30)
            case .days(let grid): self.init(quota.times, in: grid.length)
            }
        }
    }
}

/// ½ to a power from 0 to 1, by the series of e^x: sums and products alone give the same bits on every platform.
private func halfToThe(_ power: Double) -> Double {
    let exponent = -power * 0.693_147_180_559_945_3
    var (sum, term) = (1.0, 1.0)
    for place in 1...20 {
        term = term * exponent / Double(place)
        sum += term
    }
    return sum
}

extension Tracker {
    /// The strength today, which counts only once done: until then it is yesterday's. `nil` for an event.
    public func strength(today: Day) -> Double? {
        strengths(over: today...today, today: today).map { $0[0] }
    }

    /// The strengths at the end of each day of a range, 0 before the start day and today's after today; `nil` for an
    /// event.
    public func strengths(over days: ClosedRange<Day>, today: Day) -> [Double]? {
        guard case .habit(let history) = kind else { return nil }
        var shown: [Double] = []
        shown.reserveCapacity(days.count)
        let start = startDay(today: today)
        for _ in 0..<max(0, min(days.count, start - days.lowerBound)) { shown.append(0) }
        var strength = 0.0
        if start <= today {
            let off = off(through: today)
            // Of each day that a window can have, whether it was done.
            var isDone: [Bool] = []
            isDone.reserveCapacity(today - start + 1)
            for span in history.spans(over: start...today) {
                let rate = StrengthRate(span.value)
                var recent = isDone.suffix(rate.window).reduce(0) { $0 + ($1 ? 1 : 0) }
                for day in span.days {
                    let done = completions.contains(day)
                    let isOff = off.contains(day)
                    if done || !isOff, day < today || done {
                        isDone.append(done)
                        if done { recent += 1 }
                        if isDone.count > rate.window, isDone[isDone.count - 1 - rate.window] { recent -= 1 }
                    }
                    if !isOff, day < today || done {
                        strength = strength * rate.keeping + rate.gains[min(recent, rate.gains.count - 1)]
                    }
                    if days.contains(day) { shown.append(strength) }
                }
            }
        }
        while shown.count < days.count { shown.append(strength) }
        return shown
    }
}
