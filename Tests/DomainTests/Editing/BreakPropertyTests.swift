import Samples
import TestKit
import Testing
import TrackerDomain

/// The laws of breaks, over random habits with rests of all kinds.
@Suite struct BreakPropertyTests {
    private struct Sample {
        let tracker: Tracker
        let today: Day
        /// A break to take, which begins today or later.
        let days: ClosedRange<Day>

        init(seed: UInt64) {
            let (habit, day) = RandomHabit.sample(seed: seed)
            var random = SeededRandom(seed: seed)
            let first = Day(day + Int.random(in: 0...12, using: &random))
            days = first...first + Int.random(in: 0...20, using: &random)
            today = Day(day)
            var tracker = habit.tracker
            // Breaks ahead, some of which touch the one to take.
            for _ in 0..<Int.random(in: 0...2, using: &random) {
                let first = Day(day + Int.random(in: -10...25, using: &random))
                tracker = tracker.resting(on: first...first + Int.random(in: 0...9, using: &random))
            }
            self.tracker = tracker
        }

        func after(_ edit: Edit, on day: Day? = nil) throws -> Tracker {
            try BreakPropertyTests.after([edit], of: tracker, on: day ?? today)
        }

        /// The days around today on which a tracker rests.
        func rests(_ tracker: Tracker) -> [Day] {
            (today - 40...today + 60).filter(tracker.isInactive(on:))
        }
    }

    private static let samples = (1...600).map { Sample(seed: $0) }

    private static func after(_ edits: [Edit], of tracker: Tracker, on day: Day) throws -> Tracker {
        var journal = Journal(library: try .holding(tracker))
        for edit in edits { try journal.perform([edit], today: day) }
        let after = journal.library.trackers[0]
        while try !journal.undo(today: day).steps.isEmpty {}
        #expect(journal.library.trackers == [tracker], "undo takes it back")
        return after
    }

    @Test("OFF-7: A1, A2, A7: a break with its first day adds exactly its days, once, and no more")
    func adds() throws {
        for sample in Self.samples {
            let tracker = sample.tracker
            let edit = Edit.takeBreak(
                [1], .adding(from: sample.days.lowerBound, until: sample.days.upperBound))
            let after = try sample.after(edit)
            var expected = tracker
            if !tracker.status.isArchived { expected = expected.resting(on: sample.days) }
            #expect(after == expected)
            #expect(try Self.after([edit, edit], of: tracker, on: sample.today) == after)
            #expect(Set(sample.rests(tracker)).isSubset(of: sample.rests(after)))
        }
    }

    @Test(
        "REST-6: a break that has just the days gets the others; over days change only with the first; others gain"
    )
    func moves() throws {
        var moved = 0
        for sample in Self.samples where !sample.tracker.status.isArchived {
            let (tracker, today, new) = (sample.tracker, sample.today, sample.days)
            let breaks = (today - 40...today + 60).compactMap { tracker.restBreak(on: $0) } + [new]
            for old in Set(breaks) {
                let first = old.lowerBound
                for last in [new.upperBound, today - 3] {
                    let days = first <= last ? first...last : new
                    let after = try sample.after(.takeBreak([1], .moving(old, to: days)))
                    let isSame = days.lowerBound == old.lowerBound
                    let isOld = tracker.restBreak(on: old.lowerBound) == old
                    for day in today - 60...today + 80 {
                        let isOver = isSame && day < today
                        let wasOff = tracker.pausedDays.contains(day)
                        let isOff =
                            days.contains(day)
                            ? wasOff || isOld || !isOver : wasOff && !(isOld && old.contains(day) && !isOver)
                        #expect(after.pausedDays.contains(day) == isOff, "\(old) \(days) \(day)")
                    }
                    #expect(after.status == tracker.status)
                    moved += isOld ? 1 : 0
                }
            }
        }
        #expect(moved > 500)
    }

    @Test("OFF-7: A3: until a day, all days to it are off, and the day after only by another rest")
    func until() throws {
        var ended = 0
        for sample in Self.samples where !sample.tracker.status.isArchived {
            let (tracker, last) = (sample.tracker, sample.days.upperBound)
            let after = try sample.after(.takeBreak([1], .until(last)))
            let pauseToCome = tracker.status.since.map { $0 > sample.today } ?? false
            let begins =
                tracker.isInactive(on: sample.today)
                ? sample.today : pauseToCome ? min(tracker.status.since ?? last, last) : sample.today
            let isPauseGiven = pauseToCome && (tracker.status.since ?? last) <= last
            if isPauseGiven || !pauseToCome || tracker.isInactive(on: sample.today) {
                #expect((begins...last).allSatisfy(after.isInactive(on:)))
            }
            #expect(after.status.since.map { $0 > sample.today } ?? true)
            // A pause that is over has ended on that day, whatever was beneath it.
            if after.status != tracker.status { #expect(!after.isInactive(on: last + 1)) }
            guard after.isInactive(on: last + 1) else {
                ended += 1
                continue
            }
            let present = tracker.pausedDays.ranges.first { $0.contains(sample.today) }
            let isOther = tracker.pausedDays.contains(last + 1) && present?.contains(last + 1) != true
            #expect(isOther || after.status == .paused(since: last + 1))
        }
        #expect(ended > 200)
    }

    @Test("OFF-8: A4, A5: resume ends what rests today, and is a break until yesterday")
    func resume() throws {
        var compared = 0
        for sample in Self.samples where !sample.tracker.status.isArchived {
            let (tracker, today) = (sample.tracker, sample.today)
            let after = try sample.after(.resume([1]))
            #expect(
                (today - 40...today - 1).allSatisfy { after.isInactive(on: $0) == tracker.isInactive(on: $0) }
            )
            guard tracker.isInactive(on: today) else { continue }
            #expect(!after.isInactive(on: today))
            let begins = [
                tracker.status.since, tracker.pausedDays.ranges.first { $0.contains(today) }?.lowerBound,
            ].compactMap(\.self).filter { $0 <= today }
            guard begins.allSatisfy({ $0 < today }) else { continue }
            compared += 1
            #expect(try sample.after(.takeBreak([1], .until(today - 1))) == after)
        }
        #expect(compared > 60)
    }

    @Test("OFF-8: A6: resumed as often as there are rests, nothing rests today or later")
    func resumedAll() throws {
        for sample in Self.samples where !sample.tracker.status.isArchived {
            let after = try Self.after(
                Array(repeating: .resume([1]), count: sample.tracker.pausedDays.ranges.count + 1),
                of: sample.tracker, on: sample.today)
            #expect(!after.isInactive(onOrAfter: sample.today))
        }
    }

    @Test("OFF-6: A8: a break from today on leaves the plan of the days before as it was")
    func past() throws {
        for sample in Self.samples {
            let after = try sample.after(
                .takeBreak([1], .adding(from: sample.days.lowerBound, until: sample.days.upperBound)))
            let day = sample.today - 1
            #expect(after.plan(through: day) == sample.tracker.plan(through: day))
        }
    }

    @Test(
        "OFF-10: A9: a break is a pause on its first day and resume on the day after its last, in every figure"
    )
    func pause() throws {
        for seed in UInt64(1)...300 {
            let sample = Sample(seed: seed)
            var tracker = sample.tracker
            guard tracker.status == .active else { continue }
            tracker[.pausedDays] = tracker.pausedDays.subtracting(DaySet(sample.today...sample.today + 60))
            let (first, last) = (sample.days.lowerBound, sample.days.upperBound)
            let broken = try Self.after(
                [.takeBreak([1], .adding(from: first, until: last))], of: tracker, on: sample.today)
            let paused = try Self.after([.pause([1], from: nil)], of: tracker, on: first)
            for day in first - 2...last {
                let pausing = day < first ? tracker : paused
                #expect(Figures(broken, on: day) == Figures(pausing, on: day), "\(seed) \(day.iso)")
            }
            let resumed = try Self.after([.resume([1])], of: paused, on: last + 1)
            #expect(broken.pausedDays == resumed.pausedDays && broken.status == resumed.status)
            for day in last + 1...last + 30 {
                #expect(Figures(broken, on: day) == Figures(resumed, on: day), "\(seed) \(day.iso)")
                #expect(broken.nextDue(today: day) == resumed.nextDue(today: day))
                #expect(broken.periodStreaks(today: day) == resumed.periodStreaks(today: day))
                #expect(broken.onDate(day, today: day) == resumed.onDate(day, today: day))
            }
        }
    }

    /// What is told of a habit up to a day; what a period asks looks ahead, and a pause has no end to see.
    private struct Figures: Equatable {
        let plan: Plan
        let statistics: TrackerStatistics
        let strength: Double?
        let reason: StreakReason?

        init(_ tracker: Tracker, on day: Day) {
            plan = tracker.plan(through: day)
            statistics = tracker.statistics(by: plan)
            strength = tracker.strength(today: day)
            reason = tracker.streakReason(today: day)
        }
    }
}
