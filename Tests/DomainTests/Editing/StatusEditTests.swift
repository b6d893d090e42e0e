import Samples
import Testing
import TrackerDomain

@Suite struct StatusEditTests {
    private static func journal(_ status: TrackerStatus = .active, done: [Day] = []) throws -> Journal {
        Journal(
            library: try .holding(
                .habit(1, created: "2026-02-01", status: status, done: done), .event(2)))
    }

    private static func status(_ old: String, _ new: String) -> Change {
        .tracker(1, .set(.status, from: old, to: new))
    }

    private static func pausedDays(_ days: ClosedRange<Day>) -> Change {
        .tracker(1, .days(.pausedDays, DaySet(days), isAdded: true))
    }

    @Test("OFF-1: a skipped day neither adds nor breaks, and one that is done counts as done")
    func skips() throws {
        var journal = try Self.journal(done: ["2026-03-05", "2026-03-07", "2026-03-08"])
        try journal.perform([.skip([1], on: DaySet(["2026-03-06", "2026-03-07", .tomorrow]))], today: .today)
        let tracker = journal.library.trackers[0]
        #expect(tracker.statistics(today: .today).currentStreak == 3)
        #expect(!tracker.plan(through: .today).planned.contains("2026-03-06"))
        #expect(
            tracker.onDate(.tomorrow, today: .today).isSkipped
                && tracker.isListed(on: .tomorrow, today: .today))
        #expect(!tracker.onDate("2026-03-06", today: .today).isOpen)
        #expect([tracker].share(of: "2026-03-07", today: .today).unplanned == 1)
        #expect(try journal.perform([.skip([1], on: DaySet(["2026-03-06"]))], today: .today) == [])
        try journal.perform([.unskip([1], on: DaySet(["2026-03-06"]))], today: .today)
        #expect(Array(journal.library.trackers[0].skips) == ["2026-03-07", .tomorrow])
        #expect(journal.refusal(of: .skip([2], on: DaySet([.today]))) == .habitsOnly(.skips, name: "Event"))
    }

    @Test("OFF-1: a day done and skipped is among the completed")
    func doneAndSkipped() throws {
        let library = try Library.holding(.habit(1, done: [.today], skipped: [.today]))
        for (filter, shown) in [(TrackerFilter.completed, 1), (.notCompleted, 0), (.due, 0)] {
            #expect(library.agenda(on: .today, today: .today, filter: filter).shown == shown, "\(filter)")
        }
    }

    @Test("OFF-2: a paused habit is not listed from its day on, and resumed its days are rest days")
    func pause() throws {
        var journal = try Self.journal()
        #expect(
            try journal.perform([.pause([1], from: "2026-03-04")], today: .today) == [
                Self.status("active", "paused 2026-03-04")
            ])
        let paused = journal.library.trackers[0]
        #expect(
            paused.isListed(on: "2026-03-03", today: .today)
                && !paused.isListed(on: "2026-03-04", today: .today))
        #expect(!paused.isListed(on: "2026-09-04", today: .today))
        #expect(
            try journal.perform([.resume([1])], today: .today) == [
                Self.pausedDays("2026-03-04"..."2026-03-07"), Self.status("paused 2026-03-04", "active"),
            ])
        let resumed = journal.library.trackers[0]
        #expect(
            !resumed.isListed(on: "2026-03-07", today: .today) && resumed.isListed(on: .today, today: .today))
        #expect(!resumed.plan(through: .today).planned.contains("2026-03-05"))
        #expect(try journal.perform([.resume([1])], today: .today) == [])
        _ = try journal.undo(2)
        #expect(journal.library == (try Self.journal().library))
    }

    @Test("OFF-2: pausing again moves the pause only where a day is named")
    func again() throws {
        var journal = try Self.journal(.paused(since: "2026-03-04"))
        #expect(try journal.perform([.pause([1], from: nil)], today: .today) == [])
        #expect(try journal.perform([.pause([1], from: "2026-03-04")], today: .today) == [])
        #expect(
            try journal.perform([.pause([1], from: "2026-03-06")], today: .today) == [
                Self.pausedDays("2026-03-04"..."2026-03-05"),
                Self.status("paused 2026-03-04", "paused 2026-03-06"),
            ])
        #expect(
            try journal.perform([.pause([1], from: "2026-03-01")], today: .today) == [
                Self.status("paused 2026-03-06", "paused 2026-03-01")
            ])
        var incoming = try Self.journal(.paused(since: "2026-03-20"))
        #expect(
            try incoming.perform([.pause([1], from: nil)], today: .today) == [
                Self.status("paused 2026-03-20", "paused 2026-03-08")
            ])
        #expect(
            journal.refusal(of: .pause([2], from: nil)) == .habitsOnly(.pauses, name: "Event"))
    }

    @Test("OFF-2: a pause that is put off to a day to come leaves no rest days from today on")
    func putOff() throws {
        var journal = try Self.journal(.paused(since: "2026-03-04"))
        #expect(
            try journal.perform([.pause([1], from: "2026-03-12")], today: .today) == [
                Self.pausedDays("2026-03-04"..."2026-03-07"),
                Self.status("paused 2026-03-04", "paused 2026-03-12"),
            ])
    }

    @Test("OFF-2: days that rest already are not added again")
    func restTwice() throws {
        var journal = Journal(
            library: try .holding(
                .habit(1, status: .paused(since: "2026-03-04"), pausedDays: ["2026-03-05", "2026-03-06"])))
        #expect(
            try journal.perform([.resume([1])], today: .today) == [
                .tracker(1, .days(.pausedDays, DaySet(["2026-03-04", "2026-03-07"]), isAdded: true)),
                Self.status("paused 2026-03-04", "active"),
            ])
        #expect(
            Array(journal.library.trackers[0].pausedDays)
                == ["2026-03-04", "2026-03-05", "2026-03-06", "2026-03-07"])
    }

    @Test("OFF-2: unskip takes rest days away, too")
    func unskipRests() throws {
        var journal = Journal(library: try .holding(.habit(1, pausedDays: ["2026-03-04", "2026-03-05"])))
        #expect(
            try journal.perform([.unskip([1], on: DaySet(["2026-03-05"]))], today: .today) == [
                .tracker(1, .days(.pausedDays, DaySet(["2026-03-05"]), isAdded: false))
            ])
    }

    @Test("OFF-3: archiving ends a pause, unarchiving makes active; the past stays listed")
    func archive() throws {
        var journal = try Self.journal(.paused(since: "2026-03-04"), done: ["2026-03-03"])
        #expect(
            try journal.perform([.archive([1])], today: .today) == [
                Self.pausedDays("2026-03-04"..."2026-03-07"),
                Self.status("paused 2026-03-04", "archived 2026-03-08"),
            ])
        let archived = journal.library.trackers[0]
        #expect(
            archived.isListed(on: "2026-03-03", today: .today)
                && !archived.isListed(on: .today, today: .today))
        #expect(archived.statistics(today: .today).total == 1)
        #expect(
            try journal.perform([.unarchive([1])], today: "2026-03-10") == [
                Self.pausedDays("2026-03-08"..."2026-03-09"), Self.status("archived 2026-03-08", "active"),
            ])
        #expect(try journal.perform([.archive([2])], today: .today).count == 1)
        #expect(
            journal.library.trackers[1].isListed(on: .yesterday, today: .today)
                && !journal.library.trackers[1].isListed(on: .today, today: .today))
    }

    @Test("OFF-4, OFF-9: the paused and archived ones in a filter of their own, whatever the date")
    func inactive() throws {
        let library = try Library.holding(
            .habit(1, status: .paused(since: .yesterday)), .habit(2),
            .habit(3, status: .archived(since: .yesterday)), .habit(4, status: .paused(since: .tomorrow)))
        for date: Day in [.yesterday, .today, "2030-01-01"] {
            let agenda = library.agenda(on: date, today: .today, filter: .inactive)
            #expect(agenda.trackers.map(\.id) == [1, 3, 4])
            // REST-9: of a date to come those who rest then.
            let isAhead = date > .tomorrow
            #expect(agenda.inactive == (isAhead ? 3 : 2) && agenda.restsAhead.count == (isAhead ? 0 : 1))
        }
        #expect(library.agenda(on: .today, today: .today).trackers.map(\.id) == [2, 4])
    }

    @Test("OFF-5: a resting habit can be marked, which does not resume it")
    func marked() throws {
        var journal = try Self.journal(.paused(since: "2026-03-04"))
        try journal.perform([.complete([1], on: .today)], today: .today)
        let tracker = journal.library.trackers[0]
        #expect(
            tracker.status == .paused(since: "2026-03-04") && tracker.isListed(on: .today, today: .today))
        #expect(tracker.statistics(today: .today).total == 1)
    }

    @Test("SCH-7: due is what is planned on the date and not done")
    func due() throws {
        let library = try Library.holding(
            .habit(1), .habit(2, done: [.today]), .habit(3, skipped: [.today]), .event(4),
            .habit(5, planned: .rule("1 a week")), .habit(6, planned: .rule("1 a week"), done: [.yesterday]),
            .habit(7, status: .paused(since: .today)))
        #expect(library.agenda(on: .today, today: .today, filter: .due).trackers.map(\.id) == [1, 5])
        #expect(
            library.agenda(on: .today, today: .today, filter: .notCompleted).trackers.map(\.id) == [1, 4, 5])
    }

    @Test("NOTE-1: a day holds a note of 1 to 500 characters, cleaned as names, a day to come too")
    func notes() throws {
        var journal = try Self.journal()
        #expect(
            try journal.perform([.note("  two \n words ", of: 1, on: .tomorrow)], today: .today) == [
                .tracker(1, .value(.note, on: .tomorrow, from: nil, to: "two words"))
            ])
        #expect(try journal.perform([.note("two words", of: 1, on: .tomorrow)], today: .today) == [])
        #expect(
            try journal.perform([.note(nil, of: 1, on: .tomorrow)], today: .today) == [
                .tracker(1, .value(.note, on: .tomorrow, from: "two words", to: nil))
            ])
        #expect(journal.refusal(of: .note(" ", of: 1, on: .today)) == .noteText(.blank))
        let long = String(repeating: "é", count: 501)
        #expect(journal.refusal(of: .note(long, of: 1, on: .today)) == .noteText(.tooLong(501, limit: 500)))
        try journal.perform([.note(String(long.dropLast()), of: 1, on: .today)], today: .today)
    }
}
