/// The last days under a rule, as the strength sees them.
protocol StrengthWindow {
    /// m.
    var keeping: Double { get }
    /// The number of days in the window.
    var length: Int { get }
    /// p·(1 − m).
    var gain: Double { get }
    /// Moves the window to the next day.
    /// - Parameters:
    ///   - entering: 1 if something is recorded on that day, else 0.
    ///   - leaving: Likewise of the first day of the window.
    mutating func move(entering: Int, leaving: Int)
}

/// The days that windows run over: all but the exempt ones on which nothing is recorded, moved up to close these gaps.
struct WindowDays {
    /// The days on which something is recorded, moved.
    let recorded: DaySet
    /// Those of them that are exempt.
    let exempt: DaySet
    private let omitted: DaySet
    /// The day from which gaps are closed: amounts that did not make a day done may lie before the start.
    private let first: Day

    init(_ recorded: DaySet, exempt: DaySet, from start: Day) {
        first = min(start, recorded.first ?? start)
        omitted = exempt.subtracting(recorded)
        self.recorded = recorded.closingGaps(of: omitted, from: first)
        self.exempt = exempt.intersection(recorded).closingGaps(of: omitted, from: first)
    }

    /// Where a day lies when the gaps before it are closed.
    func position(of day: Day) -> Day { day > first ? day - omitted.count(in: first...day - 1) : day }
}

/// The last days of marks: m = ½^(√f ÷ 13), f = N ÷ D and p = min(1, completions in the last D days ÷ N); for f < 1
/// both N and D are doubled in p.
struct CompletionWindow: StrengthWindow {
    let keeping: Double
    let length: Int
    /// p·(1 − m) for each possible number of completions in the window.
    private let gains: [Double]
    private var completions: Int

    /// The window before a day.
    init(_ rule: Schedule, before day: Day, _ days: WindowDays) {
        let frequency = rule.frequency
        let (times, span) = frequency.times >= frequency.days ? (1, 1) : frequency
        let scale = times < span ? 2 : 1
        let (enough, length) = (scale * times, scale * span)
        let keeping = keptStrength(times, in: span)
        gains = (0...length).map { Double(min($0, enough)) / Double(enough) * (1 - keeping) }
        (self.keeping, self.length) = (keeping, length)
        let position = days.position(of: day)
        completions = days.recorded.count(in: position - length...position - 1)
    }

    mutating func move(entering: Int, leaving: Int) { completions = completions &+ entering &- leaving }

    var gain: Double { gains[completions] }
}

/// m of N times in D days, N ≤ D.
func keptStrength(_ times: Int, in days: Int) -> Double {
    halfToThe((Double(times) / Double(days)).squareRoot() / 13)
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
