import Samples
import Testing
import TrackerDomain

/// What follows from breaks: what is due, missed and at rest. Today is Friday, 20 November 2026.
@Suite struct BreakFiguresTests {
    private static let today: Day = "2026-11-20"
    private static let christmas: ClosedRange<Day> = "2026-12-24"..."2027-01-03"

    @Test("SCH-5, OFF-10: a quota's week that ends in a break has no missed day")
    func quota() throws {
        var journal = Journal(
            library: try .holding(
                .habit(1, planned: .rule("3 a week"), created: "2026-10-01", done: ["2026-11-16"])))
        // Done on Monday; at rest from Friday on, set ahead on Wednesday.
        try journal.perform(
            [.takeBreak([1], .adding(from: "2026-11-20", until: "2026-11-22"))], today: "2026-11-18")
        let habit = journal.library.trackers[0]
        let missed = habit.plan(through: "2026-11-23").missed
        #expect(missed.filter { ("2026-11-16"..."2026-11-22").contains($0) } == [])
        // Four days of seven are left: 12 ÷ 7 → 2.
        #expect(habit.progress(around: "2026-11-18", today: "2026-11-18")?.asked.times == 2)
    }

    @Test("OFF-10: nextDue passes over a break, and a pause ends it")
    func nextDue() throws {
        var habit = Tracker.habit(1, created: "2026-10-01", done: [Self.today])
            .resting(on: "2026-11-21"..."2026-11-25")
        #expect(habit.nextDue(today: Self.today) == "2026-11-26")
        habit = Tracker.habit(
            1, created: "2026-10-01", status: .paused(since: "2026-11-26"), done: [Self.today]
        ).resting(on: "2026-11-21"..."2026-11-25")
        #expect(habit.nextDue(today: Self.today) == nil)
    }

    @Test("OFF-9: at rest are the paused, the archived and those with a rest day today or later")
    func resting() {
        func rests(_ tracker: Tracker) -> Bool { tracker.isInactive(onOrAfter: Self.today) }
        let habit = Tracker.habit(1)
        #expect(!rests(habit))
        #expect(rests(.habit(1, status: .paused(since: "2026-12-24"))))
        #expect(rests(.habit(1, status: .archived(since: "2026-11-01"))))
        #expect(rests(habit.resting(on: "2026-11-20"..."2026-11-20")))
        #expect(rests(habit.resting(on: Self.christmas)))
        #expect(!rests(habit.resting(on: "2026-11-01"..."2026-11-19")))
    }

    @Test(
        "REST-9: of a date the list counts who rests then, of a past one who rests today; the others by their rests"
    )
    func onDate() throws {
        let library = try Library.holding(
            Tracker.habit(1, "A").resting(on: Self.christmas),
            Tracker.habit(2, "B").resting(on: Self.christmas),
            Tracker.habit(3, "C").resting(on: "2026-11-19"..."2026-11-20"),
            Tracker.habit(4, "D").resting(on: "2026-12-01"..."2026-12-02"))
        func told(_ date: Day) -> (count: Int, names: [[String]]) {
            let agenda = library.agenda(on: date, today: Self.today)
            return (agenda.inactive, agenda.restsAhead.map(\.names))
        }
        for date in [Self.today, Self.today - 30] {
            #expect(told(date).count == 1 && told(date).names == [["D"], ["A", "B"]])
        }
        #expect(told("2026-12-01").count == 1 && told("2026-12-01").names == [["A", "B"]])
        #expect(told("2026-12-24").count == 2 && told("2026-12-24").names == [])
    }

    @Test("OFF-9: the list counts who rests today, and the others with a rest to come")
    func counted() throws {
        let agenda = try Library.holding(
            .habit(1, status: .paused(since: "2026-11-01")),
            .habit(2, status: .archived(since: "2026-11-01")),
            Tracker.habit(3).resting(on: "2026-11-19"..."2026-11-20"),
            Tracker.habit(4).resting(on: Self.christmas),
            .habit(5, status: .paused(since: "2026-12-24")), .habit(6)
        ).agenda(on: Self.today, today: Self.today, filter: .inactive)
        #expect(agenda.inactive == 3 && agenda.shown == 5)
        #expect(agenda.restsAhead.map(\.first) == ["2026-12-24", "2026-12-24"])
        #expect(agenda.restsAhead.map(\.last) == [Self.christmas.upperBound, nil])
    }

    @Test("OFF-8: of a pause and a break that begin on one day to come, the pause is taken back first")
    func beginningTogether() throws {
        let days: [Day] = ["2026-03-12", "2026-03-13"]
        let habit = Tracker.habit(1, status: .paused(since: "2026-03-12"), pausedDays: days)
        var journal = Journal(library: try .holding(habit))
        try journal.perform([.resume([1])], today: .today)
        #expect(journal.library.tracker(1)?.status == .active)
        #expect(journal.library.tracker(1)?.pausedDays == DaySet(days))
    }
}
