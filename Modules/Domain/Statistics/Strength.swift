/// Habit strength, 0 to 1: an exponential moving average of completion against the rule.
///
/// Each day s becomes s·m + p·(1 − m); a rule's window gives m and p. An exempt day leaves s unchanged; days under the
/// rule whenever are passed over, with their marks. Source: Loop Habit Tracker, core/models/Score and ScoreList.
extension Tracker {
    /// The strength today; yesterday's until today is done. Nil for an event, and while the rule is whenever.
    public func strength(today: Day) -> Double? {
        strength(on: today, today: today)
    }

    /// The strength at the end of a day: 0 before the start day, today's after today; nil for an event.
    public func strength(on day: Day, today: Day) -> Double? {
        strengths(over: day...day, today: today).map { $0[0] }
    }

    /// The strength at the end of a day and thirty days before, by one pass of a plan that is known.
    public func strengthChange(on day: Day, by plan: Plan) -> StrengthChange? {
        strengths(over: day - 30...day, by: 30, today: plan.today, done: plan.done).map {
            StrengthChange(now: $0[1], before: startDay(by: plan) <= day - 30 ? $0[0] : nil)
        }
    }

    /// The strengths at the end of each day: 0 before the start day, today's strength after today; nil for an event.
    public func strengths(over days: ClosedRange<Day>, today: Day) -> [Double]? {
        strengths(over: days, today: today, done: doneDays(today: today))
    }

    /// The same of a plan that is known, so that no amounts are judged again.
    public func strengths(over days: ClosedRange<Day>, by plan: Plan) -> [Double]? {
        strengths(over: days, today: plan.today, done: plan.done)
    }

    /// - Parameter step: Only the first day and each so many days after it are asked for.
    private func strengths(
        over days: ClosedRange<Day>, by step: Int = 1, today: Day, done: DaySet
    ) -> [Double]? {
        guard case .habit(let history) = kind, history[today] != .whenever else { return nil }
        let start = startDay(today: today, done: done)
        var run = StrengthRun(days, by: step, from: start)
        // Today counts only once it is done, or holds an amount of a sum.
        let countsToday = (sum(on: today) == nil ? done : amounts.days).contains(today)
        let last = min(countsToday ? today : today - 1, days.upperBound)
        guard start <= last else { return run.strengths }
        // Amounts that did not make a day done may lie before the start.
        let wheneverDays = history.days(
            of: .whenever,
            in: min(start, amounts.days.first ?? start)...max(last, amounts.days.last ?? last))
        var exempt = exemptDays(through: today)
        exempt.formUnion(wheneverDays)
        lazy var marked = WindowDays(done.subtracting(wheneverDays), exempt: exempt, from: start)
        lazy var measured = WindowDays(amounts.days.subtracting(wheneverDays), exempt: exempt, from: start)
        lazy var values =
            wheneverDays.isEmpty
            ? amounts.values : amounts.entries.filter { !wheneverDays.contains($0.day) }.map(\.value)
        for span in history.spans(over: start...last) {
            switch span.value {
            case .whenever: run.stay(through: span.days.upperBound)
            case .sum(let sum):
                run.pass(span.days, measured, SumWindow(sum, before: run.next, measured, values))
            case .weekdays, .interval, .monthDays, .quota:
                run.pass(span.days, marked, CompletionWindow(span.value, before: run.next, marked))
            }
        }
        run.stay(after: last)
        return run.strengths
    }
}

extension ScheduleHistory {
    /// The days on which a rule is in force.
    fileprivate func days(of rule: Schedule, in days: ClosedRange<Day>) -> DaySet {
        spans(over: days).reduce(into: DaySet()) {
            if $1.value == rule { $0.formUnion(DaySet(.everyDay, in: $1.days)) }
        }
    }
}

/// The running strength from day to day.
private struct StrengthRun {
    private var strength = 0.0
    /// The first day that has not passed.
    private(set) var next: Day
    /// The first day whose strength is asked for, and the days from one to the next.
    private let first: Day, step: Int
    private(set) var strengths: [Double]

    init(_ days: ClosedRange<Day>, by step: Int, from start: Day) {
        (first, self.step, next) = (days.lowerBound, step, start)
        strengths = Array(repeating: 0, count: (days.count - 1) / step + 1)
    }

    /// The index of the first day asked for that is not before a day.
    private func index(from day: Day) -> Int { max(0, day - first + step - 1) / step }

    /// Goes on to the end of a rule's days.
    mutating func pass(_ span: ClosedRange<Day>, _ moved: WindowDays, _ window: some StrengthWindow) {
        var window = window
        while next <= span.upperBound {
            let index = index(from: next)
            let day = first + index * step
            pass(through: min(span.upperBound, day), moved, &window)
            if next > day { strengths[index] = strength }
        }
    }

    /// Keeps the strength to the end of a day.
    mutating func stay(through day: Day) {
        stay(after: next - 1)
        next = day + 1
    }

    /// Keeps the strength on all days after one.
    mutating func stay(after day: Day) {
        for index in index(from: day + 1)..<strengths.count { strengths[index] = strength }
    }

    /// Goes on to the end of a day, 64 days at a time.
    private mutating func pass(through day: Day, _ moved: WindowDays, _ window: inout some StrengthWindow) {
        guard next <= day else { return }
        var position = moved.position(of: next)
        let end = moved.position(of: day + 1)
        next = day + 1
        // Local, so that it stays in a register.
        var strength = strength
        let keeping = window.keeping
        while position < end {
            let count = min(end - position, 64)
            var entering = moved.recorded.bits(from: position)
            var leaving = moved.recorded.bits(from: position - window.length)
            var exempt = moved.exempt.bits(from: position)
            for _ in 0..<count {
                window.move(entering: Int(entering & 1), leaving: Int(leaving & 1))
                if exempt & 1 == 0 { strength = strength * keeping + window.gain }
                (entering, leaving, exempt) = (entering >> 1, leaving >> 1, exempt >> 1)
            }
            position = position + count
        }
        self.strength = strength
    }
}

/// A habit's strength at the end of a day, and thirty days before it.
public struct StrengthChange: Hashable, Sendable {
    /// 0 to 1.
    public let now: Double
    /// Nil if the habit began later.
    public let before: Double?

    /// The difference of the whole percents; nil without a strength before.
    public var points: Int? { before.map { Self.percent(now) - Self.percent($0) } }

    /// A difference of five or more; nil for a smaller one.
    public var notablePoints: Int? { points.flatMap { abs($0) < 5 ? nil : $0 } }

    /// A strength in whole percent.
    public static func percent(_ strength: Double) -> Int { Int(strength * 100 + 0.5) }
}

extension Tracker {
    /// True if a change up to today is a notable loss, and the habit is neither archived nor at rest today.
    public func isSlipping(by change: StrengthChange?, today: Day) -> Bool {
        change?.notablePoints ?? 0 < 0 && !status.isArchived && !isExempt(on: today)
    }
}
