import Samples
import TestKit
import Testing
import TrackerDomain

/// The product's figures of habits without a plan against those of the words of WHEN-1 to WHEN-3, over random histories.
@Suite struct WheneverAgreementTests {
    /// Run side by side.
    private static let parts = 10
    private static let habits = Torture.tries(brief: 500, full: 5_000)

    private static func seeds(_ part: Int) -> StrideTo<Int> { stride(from: part, to: habits, by: parts) }

    @Test(
        "WHEN-1, WHEN-2: day count, streaks, rate, strength, what is planned, listed and due are as defined",
        arguments: 0..<parts)
    func agreement(part: Int) {
        HabitModel.expectAgreement(over: Self.seeds(part), RandomHabit.wheneverSample)
    }

    @Test("WHEN-3: the last mark up to a date, and the marks of the 30 days up to it", arguments: 0..<parts)
    func occasions(part: Int) {
        for seed in Self.seeds(part) {
            let (habit, today) = RandomHabit.wheneverSample(seed: UInt64(seed))
            let model = HabitModel(habit, today: today)
            for date in model.dates {
                let progress = habit.tracker.progress(around: Day(date), today: Day(today))
                guard model.isWhenever(date) else {
                    if case .occasions = progress?.counted {
                        Issue.record("a plan that counts occasions: seed \(seed), \(date)\n\(habit)")
                    }
                    continue
                }
                let marks = model.done.filter { $0 <= date }
                #expect(
                    progress?.counted == .occasions(last: marks.max().map { Day($0) })
                        && progress?.reached.times == marks.count { $0 > date - 30 },
                    "seed \(seed), \(date)\n\(habit)")
            }
        }
    }

    @Test(
        "WHEN-1: completed, perfect days, average and best period of libraries with such habits are as defined",
        arguments: 0..<parts)
    func figures(part: Int) throws {
        for seed in Self.seeds(part) {
            let (first, today) = RandomHabit.wheneverSample(seed: UInt64(seed))
            let other = RandomHabit.sample(seed: UInt64(seed) &+ 1_000_000).habit
            let models = (seed % 3 == 0 ? [first] : [first, other]).map { HabitModel($0, today: today) }
            let found = LibraryStatistics(models.map { $0.habit.tracker.plan(through: Day(today)) })
            let (completed, perfect, active, best) = Self.figures(models)
            #expect(
                [found.completed, found.perfectDays, found.activeDays, found.bestPeriod]
                    == [completed, perfect, active, best], "seed \(seed)\n\(models.map(\.habit))")
        }
    }

    /// Σ |C(d)|, days with P(d) ≠ ∅ and P(d) ⊆ C(d), days with C(d) ≠ ∅, and the longest run of the latter.
    private static func figures(_ models: [HabitModel]) -> (Int, Int, Int, Int) {
        var (completed, perfect, active, run, best) = (0, 0, 0, 0, 0)
        let days = models.flatMap(\.days)
        guard let first = days.min(), let last = days.max() else { return (0, 0, 0, 0) }
        for day in first...last {
            let done = models.count { $0.done.contains(day) }
            let planned = models.filter { $0.planned.contains(day) }
            completed += done
            if !planned.isEmpty, planned.allSatisfy({ $0.done.contains(day) }) { perfect += 1 }
            if done > 0 {
                active += 1
                run += 1
                best = max(best, run)
            } else if !planned.isEmpty {
                // Today is a day like others here.
                run = 0
            }
        }
        return (completed, perfect, active, best)
    }

    @Test("the random histories hold what they are meant to hold")
    func coverage() {
        var (first, last, between, marked, beside) = (0, 0, 0, 0, 0)
        for seed in 0..<500 as Range<UInt64> {
            let (habit, today) = RandomHabit.wheneverSample(seed: seed)
            let model = HabitModel(habit, today: today)
            if habit.rules[0].rule == .whenever { first += 1 }
            if model.isWhenever(today) { last += 1 }
            if habit.rules.dropFirst().dropLast().contains(where: { $0.rule == .whenever }) { between += 1 }
            if model.done.contains(where: model.isWhenever) { marked += 1 }
            if habit.rules.contains(where: { if case .sum = $0.rule { true } else { false } }) { beside += 1 }
        }
        #expect(
            [first, last, between, marked, beside].allSatisfy { $0 > 20 },
            "\([first, last, between, marked, beside])")
    }

    @Test("WHEN-1, WHEN-2, WHEN-3: the worked example")
    func workedExample() throws {
        let coffee = Tracker.habit(
            1, "Coffee", planned: .whenever, created: "2026-10-01",
            done: ["2026-10-18", "2026-11-03", "2026-11-12", "2026-11-16"])
        let today: Day = "2026-11-20"
        let figures = LibraryStatistics([coffee.plan(through: today)])
        #expect(coffee.completedDays(through: today) == 4 && figures.completed == 4)
        #expect(figures.perfectDays == 0 && figures.averageTenths == 10 && figures.bestPeriod == 4)
        let own = coffee.statistics(today: today)
        #expect(own.currentStreak == 0 && own.bestStreak == 0 && own.rate30 == nil && !own.hasStreaks)
        #expect(coffee.strength(today: today) == nil && coffee.nextDue(today: today) == nil)
        #expect(coffee.streakReason(today: today) == nil && coffee.periodStreaks(today: today) == nil)
        let now = try #require(coffee.progress(around: today, today: today))
        #expect(now.counted == .occasions(last: "2026-11-16") && now.reached.times == 3)
        #expect(now.days == "2026-10-22"..."2026-11-20")
        let then = try #require(coffee.progress(around: "2026-11-14", today: today))
        #expect(then.counted == .occasions(last: "2026-11-12") && then.reached.times == 3)
        #expect(then.days == "2026-10-16"..."2026-11-14")
    }

    @Test("WHEN-2: what earlier rules left stays as it was, marks under the rule or not")
    func earlierRules() throws {
        let rules = ScheduleHistory(entries: [
            .init(from: "2026-03-01", .everyDay), .init(from: "2026-03-06", .whenever),
        ])
        let days: [Day] = ["2026-03-02", "2026-03-04", "2026-03-05", "2026-03-06", "2026-03-08"]
        let tracker = Tracker.made(
            id: 1, name: "Tea", emoji: "🙂", color: .number(1), categoryID: .home,
            kind: .habit(try #require(rules)), createdOn: "2026-03-01", completions: DaySet(days))
        let figures = tracker.statistics(today: .today)
        // The 1st and the 3rd were missed.
        #expect(figures.currentStreak == 2 && figures.bestStreak == 2 && figures.total == 5)
        #expect(figures.rate30 == nil && tracker.currentStreak(tracker.plan(through: .today)) == 0)
        // Daily again from the 7th on: the mark of the 6th is passed over, the 7th was missed.
        let again = ScheduleHistory(entries: [
            .init(from: "2026-03-01", .everyDay), .init(from: "2026-03-06", .whenever),
            .init(from: "2026-03-07", .everyDay),
        ])
        var daily = tracker
        daily = Tracker.made(
            id: 1, name: "Tea", emoji: "🙂", color: .number(1), categoryID: .home,
            kind: .habit(try #require(again)), createdOn: "2026-03-01", completions: DaySet(days))
        #expect(daily.statistics(today: .today).currentStreak == 1)
        #expect(daily.statistics(today: .today).rate30 == Ratio(4, of: 7))
    }
}
