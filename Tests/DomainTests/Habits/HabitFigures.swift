import Samples
import TrackerDomain

/// All that is said of a habit on a day.
struct HabitFigures: Equatable {
    var done: [Int]
    var start: Int
    var planned: [Int]
    var missed: [Int]
    var currentStreak: Int
    var bestStreak: Int
    var total: Int
    var rate30: Ratio?
    var nextDue: Int?
    var streakSince: Int?
    var lastMissed: Int?
    var missedPeriod: HabitModel.PeriodState?
    var missedSum: HabitModel.SumState?
    var periodStreak: Int?
    var bestPeriodStreak: Int?
    /// Monday first.
    var weekdayRates: [Ratio?]
    /// The dates around the start and around today that list the habit.
    var listed: [Int]
    var due: [Int]
    var periods: [HabitModel.PeriodState?]
    var sums: [HabitModel.SumState?]
    /// The dates of `dates` on which it is done, and on which it is neither done nor wanted.
    var doneOn: [Int]
    var metOn: [Int]
    /// The strengths of the days from the start to today.
    var strengths: [Strength]

    struct Strength: Equatable {
        var value: Double

        static func == (left: Strength, right: Strength) -> Bool { abs(left.value - right.value) < 1e-9 }
    }

    /// The figures that differ, a line each.
    func differences(from other: HabitFigures) -> [String] {
        zip(Mirror(reflecting: self).children, Mirror(reflecting: other).children).compactMap {
            mine, others in
            let (value, expected) = ("\(mine.value)", "\(others.value)")
            return value == expected ? nil : "\(mine.label ?? ""): \(value)\n  not \(expected)"
        }
    }
}

extension HabitModel {
    /// The dates to be asked about.
    var dates: [Int] { Set(start - 2...start + 3).union(today - 8...today + 8).sorted() }

    /// The figures by the definitions.
    var figures: HabitFigures {
        HabitFigures(
            done: done.sorted(), start: start, planned: planned, missed: missed, currentStreak: currentStreak,
            bestStreak: bestStreak, total: total,
            rate30: rate30.flatMap { Ratio($0.completed, of: $0.planned) }, nextDue: nextDue,
            streakSince: streakSince, lastMissed: lastMissed, missedPeriod: missedPeriod,
            missedSum: missedSum, periodStreak: periodStreaks?.current, bestPeriodStreak: periodStreaks?.best,
            weekdayRates: (0..<7).map(weekdayRate), listed: dates.filter(isListed), due: dates.filter(isDue),
            periods: dates.map(periodState), sums: dates.map(sumState), doneOn: dates.filter(isShownDone),
            metOn: dates.filter(isMet), strengths: strengths.map { .init(value: $0) })
    }

    /// The figures of the product.
    var figuresOfProduct: HabitFigures {
        let (tracker, today) = (habit.tracker, Day(today))
        let plan = tracker.plan(through: today)
        let statistics = tracker.statistics(today: today)
        let reason = tracker.streakReason(today: today)
        let periods = tracker.periodStreaks(today: today)
        let rates = WeekdayRates(tracker, by: plan)
        let onDates = dates.map { tracker.onDate(Day($0), today: today) }
        let strengths = days.isEmpty ? [] : tracker.strengths(over: Day(start)...today, today: today) ?? []
        return HabitFigures(
            done: plan.done.map(\.number), start: tracker.startDay(today: today).number,
            planned: plan.planned.map(\.number), missed: plan.missed.map(\.number),
            currentStreak: statistics.currentStreak, bestStreak: statistics.bestStreak,
            total: statistics.total,
            rate30: statistics.rate30, nextDue: tracker.nextDue(today: today)?.number,
            streakSince: reason?.since?.number, lastMissed: reason?.lastMissed?.number,
            missedPeriod: reason?.missedPeriod.flatMap(PeriodState.init),
            missedSum: reason?.missedPeriod.flatMap(SumState.init),
            periodStreak: periods?.current, bestPeriodStreak: periods?.best,
            weekdayRates: Weekday.allCases.map { rates?[$0] },
            listed: dates.filter { tracker.isListed(on: Day($0), today: today) },
            due: zip(dates, onDates).filter(\.1.isDue).map(\.0),
            periods: onDates.map { $0.progress.flatMap(PeriodState.init) },
            sums: onDates.map { $0.progress.flatMap(SumState.init) },
            doneOn: zip(dates, onDates).filter(\.1.isDone).map(\.0),
            metOn: zip(dates, onDates).filter(\.1.isMet).map(\.0),
            strengths: strengths.map { .init(value: $0) })
    }
}

extension HabitModel.PeriodState {
    fileprivate init?(_ progress: RuleProgress) {
        guard case .times = progress.counted else { return nil }
        self.init(asked: progress.asked.times, done: progress.reached.times, isMet: progress.isMet)
    }
}

extension HabitModel.SumState {
    fileprivate init?(_ progress: RuleProgress) {
        guard case .amount = progress.counted else { return nil }
        self.init(
            sum: progress.reached.inThousandths, asked: progress.asked.inThousandths, isMet: progress.isMet)
    }
}
