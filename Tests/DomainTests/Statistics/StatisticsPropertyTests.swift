import Samples
import TestKit
import Testing
import TrackerDomain

/// The word arithmetic against the definitions, over libraries with everything that can be odd: schedules
/// with histories, completions on unplanned days, before the creation and after today, events done several
/// times, a clock set back before a creation or a change of schedule.
@Suite struct StatisticsPropertyTests {
    private static let seeds: ClosedRange<UInt64> = 1...UInt64(Torture.tries(brief: 400, full: 1200))

    /// All samples, each of which names its seed where it fails.
    private static var samples: some Sequence<Sample> { seeds.lazy.map { Sample(seed: $0) } }

    @Test("the four figures are those of the definitions")
    func figures() throws {
        for sample in Self.samples {
            let found = try sample.library().statistics(today: Day(sample.today))
            let expected = sample.reference
            #expect(found.completed == expected.completed, "seed \(sample.seed)")
            #expect(found.perfectDays == expected.perfectDays, "seed \(sample.seed)")
            #expect(found.activeDays == expected.activeDays, "seed \(sample.seed)")
            #expect(found.averageTenths == expected.averageTenths, "seed \(sample.seed)")
            #expect(found.bestPeriod == expected.bestPeriod, "seed \(sample.seed)")
            #expect(found.hasData == (expected.completed > 0), "seed \(sample.seed)")
        }
    }

    @Test("a tracker's figures are those of the definitions")
    func trackerFigures() throws {
        for sample in Self.samples {
            for (tracker, plain) in zip(try sample.library().trackers, sample.trackers) {
                let found = tracker.statistics(today: Day(sample.today))
                let rate = sample.reference.rate30(plain)
                #expect(found.total == sample.reference.total(plain), "seed \(sample.seed)")
                #expect(found.currentStreak == sample.reference.currentStreak(plain), "seed \(sample.seed)")
                let day = tracker.onDate(Day(sample.today), today: Day(sample.today))
                #expect(day.currentStreak == sample.reference.currentStreak(plain), "seed \(sample.seed)")
                #expect(found.bestStreak == sample.reference.bestStreak(plain), "seed \(sample.seed)")
                #expect(
                    found.rate30 == rate.flatMap { Ratio($0.completed, of: $0.planned) },
                    "seed \(sample.seed)")
            }
        }
    }

    @Test("YEAR-2: the figures of chosen days are those of the definitions")
    func chosenDays() throws {
        for sample in Self.samples {
            var random = SeededRandom(seed: sample.seed &+ 5)
            for _ in 0..<4 {
                let last = sample.today - max(0, Int.random(in: -20...60, using: &random))
                let chosen = last - Int.random(in: 0...90, using: &random)...last
                let days = Day(chosen.lowerBound)...Day(chosen.upperBound)
                let trackers = try sample.library().trackers
                let plans = trackers.map { $0.plan(through: Day(sample.today)) }
                let all = LibraryStatistics(plans.map { $0.within(days) })
                #expect(
                    [all.completed, all.perfectDays, all.activeDays, all.bestPeriod]
                        == sample.reference.figures(over: chosen), "\(chosen), seed \(sample.seed)")
                for (index, plain) in sample.trackers.enumerated() {
                    let found = trackers[index].statistics(by: plans[index], over: days)
                    let expected = sample.reference.figures(of: plain, over: chosen)
                    #expect(
                        [found.total, found.currentStreak, found.bestStreak] == Array(expected.prefix(3)),
                        "\(chosen), seed \(sample.seed)")
                    #expect(
                        found.rate == Ratio(expected[3], of: expected[4]), "\(chosen), seed \(sample.seed)")
                }
            }
        }
    }

    @Test("the days of a plan are those of the definitions")
    func plan() throws {
        for sample in Self.samples {
            for (tracker, plain) in zip(try sample.library().trackers, sample.trackers) {
                let plan = tracker.plan(through: Day(sample.today))
                let expected = sample.reference.days(of: plain)
                #expect(plan.planned.map(\.number) == expected.planned, "seed \(sample.seed)")
                #expect(plan.done.map(\.number) == expected.done, "seed \(sample.seed)")
                #expect(plan.missed.map(\.number) == expected.missed, "seed \(sample.seed)")
            }
        }
    }

    @Test("the shares of days are those of the definitions")
    func shares() throws {
        for sample in Self.samples {
            let days = sample.today - 120...sample.today + 10
            let found = try sample.library().trackers.shares(
                over: Day(days.lowerBound)...Day(days.upperBound), today: Day(sample.today))
            #expect(found.count == days.count, "seed \(sample.seed)")
            for (day, share) in zip(days, found) {
                let expected = sample.reference.share(on: day)
                #expect(share.planned == expected.planned, "day \(day), seed \(sample.seed)")
                #expect(share.completed == expected.completed, "day \(day), seed \(sample.seed)")
                #expect(share.unplanned == expected.unplanned, "day \(day), seed \(sample.seed)")
            }
        }
    }

    @Test("the random libraries hold what they are meant to hold")
    func coverage() {
        let samples = (1...1200).map { Sample(seed: $0) }
        func count(_ isOdd: (PlainTracker, Int) -> Bool) -> Int {
            samples.map { sample in sample.trackers.filter { isOdd($0, sample.today) }.count }.reduce(0, +)
        }
        #expect(count { tracker, _ in !tracker.isEvent } > 2000)
        #expect(count { tracker, _ in tracker.schedules.count > 1 } > 1000)
        #expect(count { tracker, today in tracker.schedules.contains { $0.from > today } } > 5)
        #expect(count { tracker, today in tracker.created > today } > 5)
        #expect(count { tracker, today in tracker.done.contains { $0 > today } } > 20)
        #expect(count { tracker, _ in tracker.done.contains { $0 < tracker.created } } > 20)
        #expect(count { tracker, _ in tracker.isEvent && tracker.done.count > 1 } > 5)
        #expect(samples.contains { $0.today < 0 } && samples.contains { $0.trackers.isEmpty })
        #expect(
            samples.contains { $0.reference.bestPeriod > 10 }
                && samples.contains { $0.reference.perfectDays > 10 })
    }
}

extension StatisticsPropertyTests {
    /// A few trackers over some months or years, before or after day 0.
    private struct Sample {
        let seed: UInt64
        let trackers: [PlainTracker]
        let today: Int

        var reference: ReferenceStatistics { ReferenceStatistics(trackers: trackers, today: today) }

        init(seed: UInt64) {
            self.seed = seed
            var random = SeededRandom(seed: seed)
            today = Int.random(in: -300...300, using: &random)
            // Some over years, so that runs outgrow a word.
            let length = seed.isMultiple(of: 50) ? 1000 : 150
            let first = today - Int.random(in: 5...length, using: &random)
            var trackers: [PlainTracker] = []
            for _ in 0..<Int.random(in: 0...5, using: &random) {
                trackers.append(Sample.tracker(from: first, today: today, using: &random))
            }
            self.trackers = trackers
        }

        func library() throws(LibraryFault) -> Library {
            try Library(
                id: 1000, categories: [.home],
                trackers: trackers.enumerated().map { $1.tracker(Identifier(high: 0, low: UInt64($0))) })
        }

        private static func tracker(
            from first: Int, today: Int, using random: inout SeededRandom
        ) -> PlainTracker {
            let created = Int.random(in: first...today + 5, using: &random)
            if Int.random(in: 0..<4, using: &random) == 0 {
                let count = [0, 1, 1, 3].randomElement(using: &random) ?? 0
                let done = (0..<count).map { _ in Int.random(in: first...today + 5, using: &random) }
                return PlainTracker(isEvent: true, created: created, schedules: [], done: Set(done))
            }
            var schedules = [(from: created, weekdays: weekdays(using: &random))]
            for _ in 0..<Int.random(in: 0...3, using: &random) {
                let last = schedules[schedules.count - 1].from
                schedules.append((last + Int.random(in: 1...40, using: &random), weekdays(using: &random)))
            }
            // From hardly ever to nearly always, some days before the creation and some after today.
            let diligence = [20, 60, 97].randomElement(using: &random) ?? 0
            let firstDone = [created, created, first].randomElement(using: &random) ?? created
            let done = (min(firstDone, today)...today + 5).filter { _ in
                Int.random(in: 0..<100, using: &random) < diligence
            }
            return PlainTracker(isEvent: false, created: created, schedules: schedules, done: Set(done))
        }

        private static func weekdays(using random: inout SeededRandom) -> Set<Int> {
            let bits = Int.random(in: 1...127, using: &random)
            return Set((0..<7).filter { bits >> $0 & 1 == 1 })
        }
    }
}
