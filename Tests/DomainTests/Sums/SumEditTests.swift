import Samples
import Testing
import TrackerDomain

/// What is recorded, and which done days follow. Today is Sunday, 8 March 2026.
@Suite struct SumEditTests {
    private static func journal(_ habit: Tracker) throws -> Journal {
        Journal(library: try .holding(habit, .habit(2, "Read")))
    }

    private static func amount(
        _ text: Amount, _ operation: AmountEdit.Operation = .set, unit: String? = nil
    ) -> AmountEdit {
        AmountEdit(operation, text, unit: unit)
    }

    @Test("SUM-11: an amount is set, added to, taken from and forgotten, on any day, and no mark is stored")
    func amounts() throws {
        var journal = try Self.journal(SumTests.habit([2: "10"]))
        func perform(_ edit: Edit) throws -> [Change] { try journal.perform([edit], today: .today) }
        let day: Day = "2026-03-04"
        let set = try perform(.amount(Self.amount("5", unit: "km"), of: 1, on: DaySet([day])))
        #expect(set == [.tracker(1, .value(.amount, on: day, from: nil, to: "5"))])
        let added = try perform(.amount(Self.amount("20", .add), of: 1, on: DaySet([day])))
        #expect(added == [.tracker(1, .value(.amount, on: day, from: "5", to: "25"))])
        #expect(try #require(journal.library.tracker(1)).isDone(on: day, today: .today))
        #expect(
            try perform(.uncomplete([1], on: day)) == [
                .tracker(1, .value(.amount, on: day, from: "25", to: nil))
            ])
        #expect(try #require(journal.library.tracker(1)).marks.isEmpty)
    }

    @Test("SUM-11: what is not recorded cannot be taken away, and another unit is refused")
    func refused() throws {
        var journal = try Self.journal(SumTests.habit([:]))
        #expect(throws: EditError.amountBelowZero(name: "Run", "0", unit: "km")) {
            try journal.perform(
                [.amount(Self.amount("1", .subtract), of: 1, on: DaySet([.today]))], today: .today)
        }
        #expect(throws: EditError.otherUnit(name: "Run", unit: "km", typed: "kg")) {
            try journal.perform(
                [.amount(Self.amount("1", unit: "kg"), of: 1, on: DaySet([.today]))], today: .today)
        }
    }

    @Test("SUM-11: a goal needs an amount, unless its period has it or the day holds one")
    func mark() throws {
        var open = try Self.journal(SumTests.habit([2: "10"]))
        #expect(throws: EditError.needsAmount(name: "Run", unit: "km")) {
            try open.perform([.complete([1], on: .today)], today: .today)
        }
        // Several trackers: all or none.
        #expect(throws: EditError.needsAmount(name: "Run", unit: "km")) {
            try open.perform([.complete([2, 1], on: .today)], today: .today)
        }
        #expect(try open.perform([.complete([1], on: "2026-03-02")], today: .today) == [])
        var reached = try Self.journal(SumTests.habit([2: "30"]))
        #expect(try reached.perform([.complete([1], on: .today)], today: .today) == [])
        #expect(
            try reached.perform([.complete([2, 1], on: .today)], today: .today) == [
                .completed(2, DaySet([.today]))
            ])
    }

    @Test("SUM-11: a mark of a limit records 0 where nothing is, and is refused beyond it where something is")
    func markOfLimit() throws {
        var journal = try Self.journal(SumTests.habit("at most 4 a week", [2: "5"]))
        #expect(
            try journal.perform([.complete([1], on: .today)], today: .today)
                == [.tracker(1, .value(.amount, on: .today, from: nil, to: "0"))])
        let error = #expect(throws: EditError.self) {
            try journal.perform([.complete([1], on: "2026-03-02")], today: .today)
        }
        guard case .beyondSum("Run", let progress) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(progress.reached.text == "5" && progress.asked.text == "4")
        var within = try Self.journal(SumTests.habit("at most 4 a week", [2: "3"]))
        #expect(try within.perform([.complete([1], on: "2026-03-02")], today: .today) == [])
    }

    @Test("SUM-2: a sum takes the place of the schedule and of the goal of a day, from today on")
    func replaces() throws {
        let daily = Tracker.habit(
            1, "Run", created: "2026-02-02", goal: "at least 5 km", done: ["2026-03-04"],
            amounts: [("2026-03-04", "5")])
        var journal = try Self.journal(daily)
        try journal.perform(
            [.editTracker(1, TrackerEdit(.schedule(.rule("at least 30 km a week"))))], today: .today)
        let run = try #require(journal.library.tracker(1))
        #expect(run.sum(on: .today) == PeriodGoal("at least 30 km", in: .week) && run.goal(on: .today) == nil)
        #expect(run.goal(on: .yesterday) == "at least 5 km" && run.schedule(on: .yesterday) == .everyDay)
        #expect(run.doneDays(today: .today) == DaySet(["2026-03-04"]))
        _ = try journal.undo(today: .today)
        #expect(journal.library.tracker(1) == daily)
    }

    @Test("SUM-2: a goal of a day is refused without a schedule, and taken with one")
    func dayGoal() throws {
        var journal = try Self.journal(SumTests.habit([2: "10"]))
        let sum = PeriodGoal("at least 30 km", in: .week)
        #expect(throws: EditError.keptBySum(name: "Run", sum, wanted: nil)) {
            try journal.perform([.editTracker(1, TrackerEdit(.goal(nil)))], today: .today)
        }
        try journal.perform(
            [.editTracker(1, TrackerEdit(.schedule(.everyDay), .goal("at least 5 km")))], today: .today)
        #expect(journal.library.tracker(1)?.goal(on: .today) == "at least 5 km")
    }

    @Test("SUM-1: a new sum counts its days from its start")
    func anchored() throws {
        var journal = Journal(library: try .holding())
        let rule = Schedule.sum(PeriodGoal("at least 100 km", in: .days(DayGrid(every: 10)!)))
        try journal.perform(
            [.addTracker(NewTracker(id: 5, name: "Run", category: .existing(.home), schedule: rule, []))],
            today: .today)
        #expect(
            journal.library.tracker(5)?.schedule(on: .today)
                == .rule("at least 100 km in 10 days from 2026-03-08"))
        // Another goal keeps the days.
        let more = Schedule.sum(PeriodGoal("at least 120 km", in: .days(DayGrid(every: 10)!)))
        try journal.perform([.editTracker(5, TrackerEdit(.schedule(more)))], today: "2026-03-11")
        #expect(
            journal.library.tracker(5)?.schedule(on: "2026-03-11")
                == .rule("at least 120 km in 10 days from 2026-03-08"))
    }

    @Test("SUM-6: what comes in has no marks of days that hold an amount, or are done by amounts")
    func merged() throws {
        // Done on Sunday, as the share fell to 17.
        let here = SumTests.habit([2: "10", 4: "8"], skipped: [6, 7, 8])
        let table = Tracker.habit(
            1, "Run", done: SumTests.march(2, 3, 8), amounts: [("2026-03-02", "10"), ("2026-03-04", "8")])
        var journal = try Self.journal(here)
        try journal.perform([.merge(.holding(table))], today: "2026-03-09")
        #expect(journal.library.tracker(1)?.marks == DaySet(SumTests.march(3)))
        // A new tracker, too.
        var empty = Journal(library: try .holding())
        try empty.perform([.merge(.holding(SumTests.habit([2: "10"], done: [2, 3])))], today: "2026-03-09")
        #expect(empty.library.trackers.map(\.marks) == [DaySet(SumTests.march(3))])
    }

    @Test("SUM-12: the days that so became done or undone, where an amount, a skip or a goal did it")
    func derivedChanges() throws {
        func changes(_ habit: Tracker, _ edit: Edit) throws -> [Change] {
            var journal = try Self.journal(habit)
            let before = journal.library
            try journal.perform([edit], today: .today)
            return journal.library.sumChanges(since: before, today: .today)
        }
        let open = SumTests.habit([2: "10", 4: "10", 7: "5"])
        let tuesday: Day = "2026-03-03"
        #expect(
            try changes(open, .amount(Self.amount("6"), of: 1, on: DaySet([tuesday])))
                == [.completed(1, DaySet(["2026-03-07"]))])
        let reached = SumTests.habit([2: "10", 4: "20", 7: "5"])
        #expect(
            try changes(reached, .uncomplete([1], on: "2026-03-04"))
                == [.uncompleted(1, DaySet(["2026-03-04"]))])
        // 10 less on Wednesday, and Saturday's 5 and 10 more are enough.
        #expect(
            try changes(
                SumTests.habit([2: "10", 4: "20", 7: "15"]),
                .amount(Self.amount("10", .subtract), of: 1, on: DaySet(["2026-03-04"])))
                == [.uncompleted(1, DaySet(["2026-03-04"])), .completed(1, DaySet(["2026-03-07"]))])
        // With Saturday off 30 · 6 ÷ 7 → 26 are asked for; with Friday off, too, 21.
        #expect(
            try changes(open, .skip([1], on: DaySet(["2026-03-06", "2026-03-07"])))
                == [.completed(1, DaySet(["2026-03-07"]))])
        #expect(
            try changes(open, .editTracker(1, TrackerEdit(.schedule(.rule("at least 20 km a week")))))
                == [.completed(1, DaySet([.today]))])
        #expect(try changes(open, .note("far", of: 1, on: .today)) == [])
    }
}
