import Samples
import Testing
import TrackerDomain

@Suite struct CompletionEditTests {
    private static let unknown = EditError.trackerNotFound(
        .init(text: "00000000-0000-0000-0000-000000000009", names: ["Run", "Draw", "Exam"]))

    private static func journal() throws -> Journal { try Journal(library: .workedExample()) }

    @Test(
        "MAIN-5: today and past dates may be marked, planned or not, also before the start",
        arguments: [
            "2026-03-08", "2026-03-03", "2026-02-01", "1900-01-01",
        ] as [Day])
    func completes(_ day: Day) throws {
        var journal = try Self.journal()
        let changes = try journal.perform([.complete([1], on: day)], today: .today)
        #expect(changes == [.completed(1, DaySet([day]))])
        #expect(journal.library.tracker(1)?.marks.contains(day) == true)
        #expect(journal.library.tracker(1)?.marks.count == 4)
    }

    @Test("MAIN-5: a future date cannot be marked")
    func future() throws {
        let journal = try Self.journal()
        #expect(journal.refusal(of: .complete([1], on: .tomorrow)) == .futureDay(.tomorrow))
        #expect(journal.refusal(of: .uncomplete([1], on: .tomorrow)) == .futureDayNotDone(.tomorrow))
    }

    @Test("days outside 1900 to 2199 are refused", arguments: [Day.earliest - 1, Day.latest + 1])
    func invalid(_ day: Day) throws {
        let journal = try Self.journal()
        #expect(journal.refusal(of: .complete([1], on: day)) == .invalidDay(day))
        #expect(journal.refusal(of: .uncomplete([1], on: day)) == .invalidDay(day))
    }

    @Test("TRK-1: marking or unmarking twice is the same as once")
    func idempotent() throws {
        var journal = try Self.journal()
        try journal.perform([.complete([1], on: "2026-03-03")], today: .today)
        let once = journal
        let changes = try journal.perform([.complete([1], on: "2026-03-03")], today: .today)
        #expect(changes == [] && journal == once)
        try journal.perform([.uncomplete([1], on: "2026-03-03")], today: .today)
        #expect(try journal.library == Library.workedExample())
        let unmarked = journal
        let none = try journal.perform([.uncomplete([1], on: "2026-03-03")], today: .today)
        #expect(none == [] && journal == unmarked)
    }

    @Test("several trackers are one step; a tracker named twice is marked once")
    func several() throws {
        var journal = try Self.journal()
        let changes = try journal.perform([.complete([2, 1, 2], on: "2026-03-07")], today: .today)
        // The first was marked on the 7th before.
        #expect(changes == [.completed(2, DaySet(["2026-03-07"]))])
        let more = try journal.perform([.complete([2, 1, 2], on: "2026-03-03")], today: .today)
        #expect(more == [.completed(2, DaySet(["2026-03-03"])), .completed(1, DaySet(["2026-03-03"]))])
        #expect(journal.history.undo.count == 2)
        let back = try journal.perform([.uncomplete([1, 2, 1], on: "2026-03-03")], today: .today)
        #expect(back == [.uncompleted(1, DaySet(["2026-03-03"])), .uncompleted(2, DaySet(["2026-03-03"]))])
    }

    @Test("several trackers: all or none")
    func allOrNone() throws {
        let journal = try Self.journal()
        #expect(journal.refusal(of: .complete([1, 9], on: "2026-03-03")) == Self.unknown)
        #expect(journal.refusal(of: .uncomplete([1, 9], on: "2026-03-02")) == Self.unknown)
        #expect(
            journal.refusal(of: .complete([1, 3], on: "2026-03-03"))
                == .eventDoneElsewhere(name: "Exam", on: "2026-03-06"))
    }

    @Test("several edits: all or none")
    func editsAllOrNone() throws {
        let journal = try Self.journal()
        #expect(
            journal.refusal(
                of: .pin(1), .addCategory(id: 50, name: "Art"), .deleteTracker(2), .complete([2], on: .today))
                == .trackerNotFound(
                    .init(text: "00000000-0000-0000-0000-000000000002", names: ["Run", "Exam"])))
    }

    @Test("MAIN-4: an event is completed and, un-completed, open again")
    func event() throws {
        var journal = try Self.journal()
        try journal.perform([.uncomplete([3], on: "2026-03-06")], today: .today)
        #expect(journal.library.tracker(3)?.marks.isEmpty == true)
        try journal.perform([.complete([3], on: "2026-03-08")], today: .today)
        #expect(journal.library.tracker(3)?.marks == DaySet(["2026-03-08"]))
    }

    @Test("TRK-6: a completed event cannot be marked on another day, before or after")
    func eventDoneElsewhere() throws {
        let journal = try Self.journal()
        for day in ["2026-03-05", "2026-03-08"] as [Day] {
            #expect(
                journal.refusal(of: .complete([3], on: day))
                    == .eventDoneElsewhere(name: "Exam", on: "2026-03-06"))
        }
    }

    @Test("TRK-6: an event is done once, so several days are refused where none is done")
    func eventOnSeveralDays() throws {
        var journal = try Self.journal()
        try journal.perform([.uncomplete([3], on: "2026-03-06")], today: .today)
        let days = DaySet(["2026-03-01", "2026-03-05"])
        #expect(journal.refusal(of: .complete([3], on: days)) == .eventOnSeveralDays(name: "Exam"))
    }

    @Test("TRK-6: marking an event again on its day, or unmarking it on another, changes nothing")
    func eventUnchanged() throws {
        var journal = try Self.journal()
        let marked = try journal.perform([.complete([3], on: "2026-03-06")], today: .today)
        let unmarked = try journal.perform([.uncomplete([3], on: "2026-03-07")], today: .today)
        #expect(marked == [] && unmarked == [] && journal.revision == 0)
    }

    @Test("TRK-6: of an old file's event done several times each day may be unmarked, none added")
    func oldEvent() throws {
        var journal = Journal(library: try .holding(.event(1, "Exam", done: ["2026-03-01", "2026-03-05"])))
        let refusal = journal.refusal(of: .complete([1], on: "2026-03-03"))
        guard case .eventDoneElsewhere("Exam", let day) = refusal else {
            Issue.record("\(String(describing: refusal))")
            return
        }
        #expect(["2026-03-01", "2026-03-05"].contains(day))
        try journal.perform([.uncomplete([1], on: "2026-03-01")], today: .today)
        #expect(journal.library.tracker(1)?.marks == DaySet(["2026-03-05"]))
    }

    @Test("TRK-7: a completion after today may be unmarked; an event done then counts as done")
    func completionAfterToday() throws {
        var journal = Journal(
            library: try .holding(.habit(1, done: [.tomorrow]), .event(2, "Exam", done: [.tomorrow])))
        #expect(
            journal.refusal(of: .complete([2], on: .today))
                == .eventDoneElsewhere(name: "Exam", on: .tomorrow))
        let changes = try journal.perform([.uncomplete([1, 2], on: .tomorrow)], today: .today)
        #expect(changes == [.uncompleted(1, DaySet([.tomorrow])), .uncompleted(2, DaySet([.tomorrow]))])
        try journal.perform([.complete([2], on: .today)], today: .today)
        #expect(journal.library.tracker(2)?.marks == DaySet([.today]))
    }
}
