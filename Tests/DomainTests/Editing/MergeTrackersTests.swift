import Samples
import Testing
import TrackerDomain

/// Two trackers of which one was kept twice: Jog is 1, Run is 2.
@Suite struct MergeTrackersTests {
    private static func merged(_ jog: Tracker, _ run: Tracker) throws -> (tracker: Tracker, Journal) {
        var journal = Journal(library: try .holding(jog, run))
        try journal.perform([.mergeTracker(1, into: 2)], today: .today)
        #expect(journal.library.tracker(1) == nil)
        return (try #require(journal.library.tracker(2)), journal)
    }

    private static func refusal(_ jog: Tracker, _ run: Tracker, into target: Identifier = 2) throws
        -> EditError?
    {
        let journal = Journal(library: try .holding(jog, run))
        return journal.refusal(of: .mergeTracker(1, into: target))
    }

    @Test("MRG-1, MRG-2: the worked example, one step that undo takes back")
    func workedExample() throws {
        let jog = Tracker.habit(
            1, "Jog", goal: "at least 5 km", done: ["2026-11-16", "2026-11-17"],
            amounts: [("2026-11-16", "5"), ("2026-11-17", "5")])
        let run = Tracker.habit(
            2, "Run", goal: "at least 5 km", done: ["2026-11-17", "2026-11-18"],
            amounts: [("2026-11-17", "6"), ("2026-11-18", "5")])
        var journal = Journal(library: try .holding(jog, run))
        let before = journal.library
        try journal.perform([.mergeTracker(1, into: 2)], today: "2026-11-20")
        let merged = try #require(journal.library.tracker(2))
        #expect(
            merged.amounts == DayMap([("2026-11-16", "5"), ("2026-11-17", "6"), ("2026-11-18", "5")]))
        #expect(merged.marks == DaySet(["2026-11-16", "2026-11-17", "2026-11-18"]))
        #expect(journal.library.trackers.count == 1 && journal.history.undo.count == 1)
        #expect(journal.history.undo.last?.name == .merged(into: 2))
        let after = journal.library
        _ = try journal.undo()
        #expect(journal.library == before)
        _ = try journal.redo()
        #expect(journal.library == after)
    }

    @Test("MRG-1: marks, notes, skips and rest days go over; name, rule, goal, place, pin and status stay")
    func everything() throws {
        let jog = Tracker.habit(
            1, "Jog", in: .work, planned: .on(.monday), created: "2026-01-05", pinned: true,
            status: .paused(since: "2026-03-07"), done: ["2026-02-02", "2026-03-03"],
            skipped: ["2026-03-04"], pausedDays: ["2026-03-05"], notes: [("2026-03-03", "Rain")])
        let run = Tracker.habit(2, "Run", goal: "at least 5 km", done: ["2026-03-06"])
        let (tracker, journal) = try Self.merged(jog, run)
        #expect(tracker.marks == DaySet(["2026-02-02", "2026-03-03", "2026-03-06"]))
        #expect(tracker.skips == DaySet(["2026-03-04"]) && tracker.pausedDays == DaySet(["2026-03-05"]))
        #expect(tracker.notes == DayMap([("2026-03-03", "Rain")]))
        #expect(tracker.fields == run.fields && tracker.createdOn == run.createdOn)
        #expect(journal.library.categories == [.home, .work])
        // TRK-3: its first mark is before its creation now.
        #expect(tracker.startDay(today: .today) == "2026-02-02")
    }

    @Test("MRG-2: on a day with two amounts the mark stays as it is, too; other marks and skips are joined")
    func sharedDays() throws {
        let jog = Tracker.habit(
            1, "Jog", goal: "at least 3 km", done: ["2026-03-03", "2026-03-04", "2026-03-05"],
            skipped: ["2026-03-06"], amounts: [("2026-03-03", "4")])
        let run = Tracker.habit(
            2, "Run", goal: "at least 5 km", done: ["2026-03-05", "2026-03-06"],
            amounts: [("2026-03-03", "2"), ("2026-03-04", "2")])
        let (tracker, _) = try Self.merged(jog, run)
        #expect(tracker.amounts == run.amounts)
        #expect(tracker.marks == DaySet(["2026-03-04", "2026-03-05", "2026-03-06"]))
        #expect(tracker.skips == DaySet(["2026-03-06"]))
    }

    @Test("MRG-2, AMT-2: an amount that reaches the goal there marks its day, and no mark is lost")
    func decided() throws {
        let jog = Tracker.habit(
            1, "Jog", goal: "at least 10 km", done: ["2026-03-04"],
            amounts: [("2026-03-03", "6"), ("2026-03-04", "10"), ("2026-03-05", "4")])
        let run = Tracker.habit(2, "Run", goal: "at least 5 km")
        #expect(try Self.merged(jog, run).tracker.marks == DaySet(["2026-03-03", "2026-03-04"]))
        let marked = Tracker.habit(1, "Jog", done: ["2026-03-05"], amounts: [("2026-03-05", "4")])
        #expect(try Self.merged(marked, run).tracker.marks == DaySet(["2026-03-05"]))
    }

    @Test("MRG-2: two notes are joined, the target's first; equal ones stay one")
    func notes() throws {
        let jog = Tracker.habit(
            1, "Jog", notes: [("2026-03-03", "Rain"), ("2026-03-04", "Sun"), ("2026-03-05", "Wind")])
        let run = Tracker.habit(2, "Run", notes: [("2026-03-03", "Park"), ("2026-03-04", "Sun")])
        #expect(
            try Self.merged(jog, run).tracker.notes
                == DayMap([
                    ("2026-03-03", "Park · Rain"), ("2026-03-04", "Sun"), ("2026-03-05", "Wind"),
                ]))
    }

    @Test("MRG-2: notes of 500 characters together are joined, of 501 they are refused with their day")
    func longNotes() throws {
        let run = Tracker.habit(2, "Run", notes: [("2026-03-03", String(repeating: "ж", count: 300))])
        func jog(_ count: Int) -> Tracker {
            .habit(1, "Jog", notes: [("2026-03-03", String(repeating: "я", count: count))])
        }
        #expect(try Self.merged(jog(197), run).tracker.notes["2026-03-03"]?.text.count == 500)
        #expect(try Self.refusal(jog(198), run) == .notesTooLong(on: "2026-03-03"))
    }

    @Test("MRG-2, AMT-9: amounts of another unit are converted into the goal's, of a day or a period")
    func converted() throws {
        let jog = Tracker.habit(1, "Jog", goal: "at least 500 m", amounts: [("2026-03-03", "2500")])
        let run = Tracker.habit(2, "Run", goal: "at least 5 km")
        #expect(try Self.merged(jog, run).tracker.amounts["2026-03-03"] == "2.5")
        let weekly = Tracker.habit(2, "Run", planned: .rule("at least 30 km a week"))
        #expect(try Self.merged(jog, weekly).tracker.amounts["2026-03-03"] == "2.5")
        // A bare number is read in the unit of the goal there.
        let bare = Tracker.habit(1, "Jog", amounts: [("2026-03-03", "4")])
        #expect(try Self.merged(bare, run).tracker.amounts["2026-03-03"] == "4")
    }

    @Test("MRG-2: without a goal on the day, amounts are read in the unit of the newest goal")
    func removedGoal() throws {
        let jog = Tracker.habit(1, "Jog", goal: "at least 500 m", amounts: [("2026-03-05", "2500")])
        var journal = Journal(
            library: try .holding(jog, .habit(2, "Run", created: "2026-03-02", goal: "at least 5 km")))
        try journal.perform([.editTracker(2, TrackerEdit(.goal(nil)))], today: "2026-03-04")
        #expect(
            journal.refusal(of: .mergeTracker(1, into: 2))
                == .noUnit(name: "Run", AmountEdit(.set, "2500", unit: "m")))
        try journal.perform([.editTracker(2, TrackerEdit(.goal("at least 5 km")))], today: "2026-03-07")
        try journal.perform([.mergeTracker(1, into: 2)], today: .today)
        #expect(journal.library.tracker(2)?.amounts["2026-03-05"] == "2.5")
        #expect(journal.library.tracker(2)?.marks == DaySet(["2026-03-05"]))
    }

    @Test("MRG-2: what cannot be converted is refused, unless the day has an amount there")
    func notConverted() throws {
        let pages = Tracker.habit(1, "Jog", goal: "at least 20 pages", amounts: [("2026-03-03", "20")])
        let run = Tracker.habit(2, "Run", goal: "at least 5 km")
        #expect(try Self.refusal(pages, run) == .otherUnit(name: "Run", unit: "km", typed: "pages"))
        let meters = Tracker.habit(1, "Jog", goal: "at least 5 m", amounts: [("2026-03-03", "0.5")])
        #expect(
            try Self.refusal(meters, run) == .inexactAmount(AmountEdit(.set, "0.5", unit: "m"), unit: "km"))
        let known = Tracker.habit(2, "Run", goal: "at least 5 km", amounts: [("2026-03-03", "2")])
        #expect(try Self.merged(pages, known).tracker.amounts["2026-03-03"] == "2")
    }

    @Test("MRG-2, SUM-6: done days of a sum follow from its amounts, into it and out of it")
    func sums() throws {
        // Monday 2 to Sunday 8 March: 10 and 25 of 30 km.
        let amounts: [(Day, Amount)] = [("2026-03-03", "10"), ("2026-03-05", "25")]
        let daily = Tracker.habit(1, "Jog", goal: "at least 10 km", done: ["2026-03-03"], amounts: amounts)
        let weekly = Tracker.habit(2, "Run", planned: .rule("at least 30 km a week"))
        let (sum, _) = try Self.merged(daily, weekly)
        #expect(sum.doneDays(today: .today) == DaySet(["2026-03-05"]) && sum.marks.isEmpty)
        let summed = Tracker.habit(
            1, "Jog", planned: .rule("at least 30 km a week"), done: ["2026-03-03"], amounts: amounts)
        let bare = Tracker.habit(2, "Run", goal: "at least 20 km")
        #expect(try Self.merged(summed, bare).tracker.marks == DaySet(["2026-03-05"]))
        // AMT-12: without a goal any amount is done.
        let pages = Tracker.habit(1, "Jog", planned: .rule("at least 30 a week"), amounts: amounts)
        #expect(
            try Self.merged(pages, .habit(2, "Run")).tracker.marks == DaySet(["2026-03-03", "2026-03-05"]))
    }

    @Test("MRG-3: itself, and a habit into an event, are refused")
    func refused() throws {
        let (habit, event) = (Tracker.habit(1, "Jog"), Tracker.event(2, "Marathon"))
        #expect(try Self.refusal(habit, event) == .habitIntoEvent)
        #expect(try Self.refusal(habit, event, into: 1) == .mergedWithItself(isCategory: false))
        #expect(EditError.habitIntoEvent.kind == .invalid)
    }

    @Test("MRG-3, TRK-6: an event goes into a habit, and into an event, which then has several days")
    func events() throws {
        let event = Tracker.event(1, "Dentist", done: ["2026-03-03"])
        let (habit, _) = try Self.merged(event, .habit(2, "Teeth", done: ["2026-03-04"]))
        #expect(habit.marks == DaySet(["2026-03-03", "2026-03-04"]) && !habit.isEvent)
        let (both, _) = try Self.merged(event, .event(2, "Dentist", done: ["2026-03-05"]))
        #expect(both.marks == DaySet(["2026-03-03", "2026-03-05"]) && both.isEvent)
    }

    @Test("MRG-6: of two of one name in one category the younger is to be merged, archived ones aside")
    func duplicates() throws {
        func pair(_ trackers: Tracker...) throws -> [[Identifier]] {
            try Library(id: 1000, categories: [.home, .work], trackers: trackers).duplicates
                .map { [$0.source, $0.target] }
        }
        let run = Tracker.habit(1, "Run", created: "2026-03-03")
        #expect(try pair(run, .habit(2, "RUN", created: "2026-03-05")) == [[2, 1]])
        #expect(try pair(run, .habit(2, "Run", created: "2026-03-02")) == [[1, 2]])
        #expect(try pair(run, .habit(2, "Run", created: "2026-03-03")) == [[2, 1]])
        #expect(try pair(run, .event(2, "Run", created: "2026-03-02")) == [[2, 1]])
        #expect(try pair(run, .habit(2, "Run", in: .work), .habit(3, "Walk")) == [])
        #expect(try pair(run, .habit(2, "Run", status: .archived(since: "2026-03-05"))) == [])
        let (second, third) = (
            Tracker.habit(2, "Run", created: "2026-03-04"), Tracker.habit(3, "Run", created: "2026-03-05")
        )
        #expect(try pair(third, run, second) == [[3, 1]])
    }
}
