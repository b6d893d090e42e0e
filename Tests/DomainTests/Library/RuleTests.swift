import Samples
import Testing
import TrackerDomain

@Suite struct RuleTests {
    @Test(
        "SCH-2: every third day of a grid that is counted both ways",
        arguments: [
            "every 3 days from 2026-03-05", "every 3 days from 2026-02-27", "every 3 days from 2027-03-03",
        ])
    func interval(_ text: String) {
        let tracker = Tracker.habit(1, planned: .rule(text))
        #expect(
            Array(tracker.plan(through: "2026-03-12").planned) == [
                "2026-03-02", "2026-03-05", "2026-03-08", "2026-03-11",
            ])
        #expect(tracker.isListed(on: "2026-03-05", today: .today))
        #expect(!tracker.isListed(on: "2026-03-06", today: .today))
    }

    @Test("SCH-3: a day that a month lacks falls on its last day")
    func monthDays() {
        let tracker = Tracker.habit(1, planned: .rule("month 1,30,31"), created: "2026-01-30")
        #expect(
            Array(tracker.plan(through: "2026-04-30").planned) == [
                "2026-01-30", "2026-01-31", "2026-02-01", "2026-02-28", "2026-03-01", "2026-03-30",
                "2026-03-31",
                "2026-04-01", "2026-04-30",
            ])
        #expect(tracker.isListed(on: "2026-02-28", today: .today))
        #expect(!tracker.isListed(on: "2026-02-27", today: .today))
    }

    @Test(
        "The text of a rule is read as the same rule",
        arguments: [
            "mon,wed", "every 2 days from 2026-11-20", "every 365 days from 1900-01-01", "month 1",
            "month 1,15,31",
            "1 a week", "7 a week", "31 a month", "2 in 2 days from 2026-11-20",
            "4 in 10 days from 2199-12-31",
        ])
    func texts(_ text: String) throws {
        #expect(try #require(Schedule(text: text)).text == text)
    }

    @Test(
        "What is no rule is none",
        arguments: [
            "", " ", "mon,", "mon wed", "every 1 days from 2026-11-20", "every 366 days from 2026-11-20",
            "every 3 days", "every 3 days from 2026-02-30", "every 03 days from 2026-11-20", "month",
            "month 0",
            "month 32", "month 1,", "month 01", "0 a week", "8 a week", "32 a month", "0 a month", "3 a year",
            "3 a week ", "3  a week", "11 in 10 days from 2026-11-20", "0 in 10 days from 2026-11-20",
            "4 in 10 days", "-3 a week", "+3 a week", "3 a week from 2026-11-20",
        ])
    func noRules(_ text: String) {
        #expect(Schedule(text: text) == nil)
    }

    @Test("SCH-2, SCH-4: a grid is the same from whichever of its days it is counted")
    func grids() {
        #expect(Schedule.rule("every 3 days from 2026-03-05") == .rule("every 3 days from 2026-03-02"))
        #expect(Schedule.rule("every 3 days from 2026-03-05") != .rule("every 3 days from 2026-03-03"))
        #expect(Schedule.rule("4 in 10 days from 2026-03-05") == .rule("4 in 10 days from 2026-02-23"))
        #expect(Schedule.rule("every 3 days from 2026-03-05") != .rule("every 6 days from 2026-03-05"))
    }

    @Test("SCH-2: choosing the same length again keeps the grid, another day of it is no change")
    func keptGrid() throws {
        let every3 = Schedule.interval(try #require(DayGrid(every: 3)))
        var journal = Journal(
            library: try .holding(.habit(1, planned: .rule("every 3 days from 2026-03-02"))))
        func change(_ schedule: Schedule) throws -> Schedule? {
            try journal.perform([.editTracker(1, TrackerEdit(.schedule(schedule)))], today: "2026-03-06")
            return journal.library.tracker(1)?.schedule(on: "2026-03-06")
        }
        #expect(try change(every3) == .rule("every 3 days from 2026-03-02"))
        #expect(try change(.rule("every 3 days from 2026-03-05"))?.text == "every 3 days from 2026-03-02")
        #expect(journal.history.isEmpty)
        #expect(try change(.rule("every 3 days from 2026-03-07")) == .rule("every 3 days from 2026-03-07"))
        let every4 = Schedule.interval(try #require(DayGrid(every: 4)))
        #expect(try change(every4) == .rule("every 4 days from 2026-03-06"))
    }

    @Test("SCH-2: a new habit's grid is counted from the day it starts")
    func newGrid() throws {
        var journal = Journal(library: try .holding())
        let new = NewTracker(
            id: 1, name: "Water", category: .existing(.home),
            schedule: .interval(try #require(DayGrid(every: 3))),
            startingOn: "2026-03-01")
        try journal.perform([.addTracker(new)], today: .today)
        let tracker = try #require(journal.library.tracker(1))
        #expect(tracker.createdOn == "2026-03-01")
        #expect(tracker.schedule(on: .today)?.text == "every 3 days from 2026-03-01")
        var later = new
        later.startingOn = .tomorrow
        later.id = 2
        #expect(journal.refusal(of: .addTracker(later)) == .startToCome(.tomorrow))
    }

    @Test(
        "SCH-4: how often is 1 to the days there are",
        arguments: [
            (Quota.Period.week, 1...7), (.month, 1...31), (.days(DayGrid(every: 10)!), 1...10),
        ])
    func times(period: Quota.Period, range: ClosedRange<Int>) {
        #expect((-1...400).filter { Quota($0, in: period) != nil } == Array(range))
    }
}
