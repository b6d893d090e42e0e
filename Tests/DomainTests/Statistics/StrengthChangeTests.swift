import Samples
import TestKit
import Testing
import TrackerDomain

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

@Suite struct StrengthChangeTests {
    private static func change(
        of tracker: Tracker, on day: Day = SlippingHabits.today, today: Day = SlippingHabits.today
    ) -> StrengthChange? {
        tracker.strengthChange(on: day, by: tracker.plan(through: today))
    }

    @Test(
        "SLIP-1: the worked example: the strength of today and at the end of the day thirty days before",
        arguments: [
            (SlippingHabits.read, 0.986, 0.934, 6), (SlippingHabits.water(), 0.519, 0.934, -41),
            (SlippingHabits.gym, 0.623, 0.794, -17),
        ])
    func example(tracker: Tracker, now: Double, before: Double, points: Int) throws {
        let change = try #require(Self.change(of: tracker))
        let then = try #require(change.before)
        #expect(abs(change.now - now) < 0.0005 && abs(then - before) < 0.0005)
        #expect(change.points == points && change.notablePoints == points)
        #expect(change.now == tracker.strength(today: SlippingHabits.today))
        #expect(change.before == tracker.strength(on: "2026-10-21", today: SlippingHabits.today))
        #expect(tracker.isSlipping(by: change, today: SlippingHabits.today) == (points < 0))
    }

    @Test("SLIP-1: there is no strength before the start day, and none at all of an event and without a plan")
    func start() throws {
        let new = try #require(Self.change(of: SlippingHabits.new))
        #expect(new.before == nil && new.points == nil && new.now == 0)
        let today = SlippingHabits.today
        #expect(Self.change(of: .habit(1, created: "2026-10-22"))?.before == nil)
        #expect(Self.change(of: .habit(1, created: "2026-10-21"))?.before == 0)
        let done: Tracker = .habit(1, created: "2026-11-01", done: ["2026-10-21"])
        let first = try #require(Self.change(of: done)?.before)
        // ½^(1 ÷ 13): one day done.
        #expect(abs(first - 0.051922) < 1e-6)
        #expect(Self.change(of: .event(1, done: [today])) == nil)
        #expect(Self.change(of: .habit(1, planned: .whenever, created: "2026-01-01")) == nil)
    }

    @Test("SLIP-1: what is done after the day does not count for it, nor is it open while it is over")
    func over() throws {
        let change = try #require(Self.change(of: SlippingHabits.read, on: "2026-11-18"))
        let earlier: Tracker = SlippingHabits.habit(
            1, "Read", done: SlippingHabits.days("2026-09-01"..."2026-11-18"))
        #expect(change == Self.change(of: earlier, on: "2026-11-18", today: "2026-11-18"))
        let missed = try #require(Self.change(of: SlippingHabits.water(), on: "2026-11-19"))
        #expect(missed.now == Self.change(of: SlippingHabits.water())?.now)
    }

    @Test("SLIP-1: a strength is shown in whole percent, halves up")
    func rounding() {
        #expect([0.004999, 0.005, 0.52499, 0.525, 1].map(StrengthChange.percent) == [0, 1, 52, 53, 100])
    }

    // Done every day until five days ago. Of −5 both are rounded apart: 0.769254 and 0.818447.
    @Test(
        "SLIP-1: five points and more are notable",
        arguments: [
            ("2026-09-30", 5, 5), ("2026-09-29", 4, nil), ("2026-09-22", -4, nil), ("2026-09-20", -5, -5),
        ] as [(Day, Int, Int?)])
    func notable(start: Day, points: Int, notable: Int?) throws {
        let habit: Tracker = .habit(1, created: start, done: SlippingHabits.days(start..."2026-11-15"))
        let change = try #require(Self.change(of: habit))
        #expect(change.points == points && change.notablePoints == notable)
        #expect(habit.isSlipping(by: change, today: SlippingHabits.today) == (notable == -5))
    }

    @Test(
        "SLIP-1: what is archived, paused, on a break or skipped today does not slip",
        arguments: [
            (SlippingHabits.water(status: .archived(since: "2026-11-20")), false),
            (SlippingHabits.water(status: .archived(since: "2026-11-21")), false),
            (SlippingHabits.water(status: .paused(since: "2026-11-20")), false),
            (SlippingHabits.water(status: .paused(since: "2026-11-21")), true),
            (SlippingHabits.water(skipped: ["2026-11-20"]), false),
            (SlippingHabits.water(skipped: ["2026-11-21"]), true),
            (SlippingHabits.water(pausedDays: ["2026-11-20", "2026-11-21"]), false),
            (SlippingHabits.water(pausedDays: ["2026-11-21"]), true),
        ])
    func resting(tracker: Tracker, slips: Bool) {
        let change = Self.change(of: tracker)
        #expect(change?.points == -41)
        #expect(tracker.isSlipping(by: change, today: SlippingHabits.today) == slips)
    }

    // MARK: A second reckoning

    private static let habits = Torture.tries(brief: 300, full: 5_000)

    @Test("SLIP-1: as the recurrence says, day by day from the start to each of the two days")
    func recurrence() throws {
        for seed in 1...UInt64(Self.habits) {
            let (habit, today) = RandomHabit.sample(seed: seed)
            let done = habit.completions.filter { $0 <= today }
            let start = min(habit.created, done.min() ?? habit.created)
            // Today, and a day that is over.
            for end in [today, today - Int(seed % 50)] {
                let change = try #require(
                    Self.change(of: habit.tracker, on: Day(end), today: Day(today)), "seed \(seed)")
                let now = Self.strength(habit, done, from: start, through: end, today)
                let before = Self.strength(habit, done, from: start, through: end - 30, today)
                #expect(abs(change.now - now) < 1e-9, "seed \(seed)")
                #expect((change.before == nil) == (start > end - 30), "seed \(seed)")
                #expect(abs((change.before ?? before) - before) < 1e-9, "seed \(seed)")
                let isClose = [now, before].contains {
                    abs(($0 * 100).truncatingRemainder(dividingBy: 1) - 0.5) < 1e-6
                }
                if change.before != nil, !isClose {
                    #expect(change.points == Int((now * 100).rounded()) - Int((before * 100).rounded()))
                }
            }
        }
    }

    @Test("SLIP-1: as the model has it, with sums and without a plan at times")
    func sums() throws {
        for seed in 1...UInt64(Self.habits) {
            let (habit, today) =
                seed % 2 == 0 ? RandomHabit.sumSample(seed: seed) : RandomHabit.wheneverSample(seed: seed)
            let model = HabitModel(habit, today: today)
            let strengths = model.strengths
            let change = Self.change(of: habit.tracker, on: Day(today), today: Day(today))
            #expect((change == nil) == model.isWhenever(today), "seed \(seed)")
            guard let change else { continue }
            let index = today - 30 - model.start
            #expect((change.before == nil) == (index < 0), "seed \(seed)")
            #expect(abs(change.now - model.strength) < 1e-9, "seed \(seed)")
            if let before = change.before { #expect(abs(before - strengths[index]) < 1e-9, "seed \(seed)") }
        }
    }

    /// s ← s·m + p·(1 − m) for each day that is not off, p of the last D days that are not off or are done.
    private static func strength(
        _ habit: PlainHabit, _ done: Set<Int>, from start: Int, through end: Int, _ today: Int
    ) -> Double {
        var (strength, window) = (0.0, [Bool]())
        for day in stride(from: start, through: end, by: 1) {
            let isDone = done.contains(day)
            let isOff =
                habit.skips.contains(day) || habit.pausedDays.contains(day)
                || habit.restsSince.map { $0 <= day } ?? false
            if isDone || !isOff { window.append(isDone) }
            if isOff || day == today && !isDone { continue }
            let rule = (habit.rules.last { $0.from <= day } ?? habit.rules[0]).rule
            let (times, length) = asked(by: rule)
            let scale = times < length ? 2 : 1
            let share = Double(window.suffix(scale * length).count { $0 }) / Double(scale * times)
            let kept = pow(0.5, (Double(times) / Double(length)).squareRoot() / 13)
            strength = strength * kept + min(1, share) * (1 - kept)
        }
        return strength
    }

    /// N times in D days.
    private static func asked(by rule: PlainHabit.Rule) -> (Int, Int) {
        let (times, length) =
            switch rule {
            case .weekdays(let days): (days.count, 7)
            case .interval(let length, _): (1, length)
            case .monthDays(let days): (days.count, 30)
            case .quota(let times, .week): (times, 7)
            case .quota(let times, .month): (times, 30)
            case .quota(let times, .days(let length, _)): (times, length)
            case .sum, .whenever: preconditionFailure("the samples have none")
            }
        return times < length ? (times, length) : (1, 1)
    }
}
