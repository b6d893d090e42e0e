#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// STR-1.
extension HabitModel {
    /// The strength on each day from the start day to today, with the powers of the system's library.
    var strengths: [Double] { strengths { pow(0.5, $0) } }

    /// Where f < 1, p looks for 2 · N completions in 2 · D days.
    ///
    /// WHEN-2: none without a plan today; days under the rule whenever are passed over, with their marks.
    ///
    /// - Parameter halfToThe: ½ to a power.
    func strengths(halfToThe: (Double) -> Double) -> [Double] {
        if isWhenever(today) { return [] }
        var strengths: [Double] = []
        var strength = 0.0
        // True if it was completed, for each day that is not off or was completed.
        var window: [Bool] = []
        for day in days {
            if isWhenever(day) {
                strengths.append(strength)
                continue
            }
            if let sum = sum(on: day) {
                if done.contains(day) || !isExempt(day) { window.append(done.contains(day)) }
                strength = sumStrength(after: strength, on: day, sum, halfToThe)
                strengths.append(strength)
                continue
            }
            let isDone = done.contains(day)
            if !isExempt(day) || isDone { window.append(isDone) }
            if !isExempt(day) && (day != today || isDone) {
                let (times, length) = entry(on: day).rule.frequency
                let factor = times < length ? 2 : 1
                let completed = window.suffix(length * factor).count { $0 }
                strength = Self.strength(
                    after: strength, share: min(1, Double(completed) / Double(times * factor)),
                    frequency: Double(times) / Double(length), halfToThe: halfToThe)
            }
            strengths.append(strength)
        }
        return strengths
    }

    var strength: Double { strengths.last ?? 0 }

    /// One day's step: s · m + p · (1 − m), m = ½^(√f ÷ 13).
    static func strength(
        after strength: Double, share: Double, frequency: Double,
        halfToThe: (Double) -> Double = { pow(0.5, $0) }
    ) -> Double {
        let kept = halfToThe(frequency.squareRoot() / 13)
        return strength * kept + share * (1 - kept)
    }
}

extension PlainHabit.Rule {
    /// N and D.
    fileprivate var frequency: (times: Int, days: Int) {
        let (times, days) =
            switch self {
            case .weekdays(let set): (set.count, 7)
            case .interval(let every, _): (1, every)
            case .monthDays(let set): (set.count, 30)
            case .quota(let times, .week): (times, 7)
            case .quota(let times, .month): (times, 30)
            case .quota(let times, .days(let length, _)): (times, length)
            case .sum(let sum): (1, sum.days)
            case .whenever: preconditionFailure("its days are passed over")
            }
        return times >= days ? (1, 1) : (times, days)
    }
}
