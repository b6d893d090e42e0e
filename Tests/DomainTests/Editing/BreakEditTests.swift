import Samples
import Testing
import TrackerDomain

/// Breaks: days of rest with an end. Today is Friday, 20 November 2026.
@Suite struct BreakEditTests {
    private static let today: Day = "2026-11-20"
    private static let christmas: ClosedRange<Day> = "2026-12-24"..."2027-01-03"
    private static let setAhead = BreakEdit.adding(from: "2026-12-24", until: "2027-01-03")

    private static func journal(_ status: TrackerStatus = .active, rests: [ClosedRange<Day>] = []) throws
        -> Journal
    {
        var habit = Tracker.habit(1, created: "2026-10-01", status: status)
        for days in rests { habit = habit.resting(on: days) }
        return Journal(library: try .holding(habit, .event(2)))
    }

    /// The rest days, as ranges, and the status after edits on a day.
    private static func after(
        _ status: TrackerStatus = .active, rests: [ClosedRange<Day>] = [], by edits: [Edit],
        on day: Day = today
    ) throws -> Outcome {
        var journal = try journal(status, rests: rests)
        let before = journal
        for edit in edits { try journal.perform([edit], today: day) }
        let tracker = journal.library.trackers[0]
        // Undo takes all of it back.
        _ = try journal.undo(edits.count)
        #expect(journal.library == before.library)
        return Outcome(rests: tracker.pausedDays.ranges, status: tracker.status)
    }

    private struct Outcome: Equatable {
        var rests: [ClosedRange<Day>]
        var status = TrackerStatus.active
    }

    @Test("REST-6: on the first day there is no day is over, and a break is moved as on any other")
    func movedOnTheFirstDay() throws {
        let habit = Tracker.habit(1, created: .earliest).resting(on: .earliest ... .earliest + 3)
        var journal = Journal(library: try .holding(habit))
        let edit = BreakEdit.moving(.earliest ... .earliest + 3, to: .earliest ... .earliest + 1)
        try journal.perform([.takeBreak([1], edit)], today: .earliest)
        #expect(journal.library.tracker(1)?.pausedDays.ranges == [.earliest ... .earliest + 1])
    }

    @Test("OFF-6: the days from the first to the last, both included, are rest days; the standing stays")
    func added() throws {
        #expect(
            try Self.after(by: [.takeBreak([1], Self.setAhead)]) == Outcome(rests: [Self.christmas]))
        var journal = try Self.journal()
        #expect(
            try journal.perform([.takeBreak([1], Self.setAhead)], today: Self.today) == [
                .tracker(1, .days(.pausedDays, DaySet(Self.christmas), isAdded: true))
            ])
        #expect(try journal.perform([.takeBreak([1], Self.setAhead)], today: Self.today) == [])
        let habit = journal.library.trackers[0]
        #expect(!habit.isListed(on: "2026-12-24", today: Self.today))
        #expect(habit.isListed(on: "2027-01-04", today: Self.today))
        // Past days may be named.
        #expect(
            try Self.after(by: [.takeBreak([1], .adding(from: "2026-11-01", until: "2026-11-05"))])
                == Outcome(rests: ["2026-11-01"..."2026-11-05"]))
    }

    @Test("OFF-6, OFF-7: a last day before the first is refused, as is a break of an event")
    func refused() throws {
        let journal = try Self.journal()
        func refusal(_ edit: BreakEdit, of id: Identifier = 1) -> EditError? {
            journal.refusal(of: .takeBreak([id], edit), today: Self.today)
        }
        #expect(
            refusal(.adding(from: "2026-12-24", until: "2026-12-20"))
                == .breakEndsBeforeItBegins("2026-12-24", "2026-12-20"))
        #expect(refusal(.until("2026-11-19")) == .breakEndsBeforeItBegins("2026-11-20", "2026-11-19"))
        #expect(refusal(Self.setAhead, of: 2) == .habitsOnly(.pauses, name: "Event"))
        let paused = try Self.journal(.paused(since: "2026-11-10"))
        #expect(
            paused.refusal(of: .takeBreak([1], .until("2026-11-09")), today: Self.today)
                == .breakEndsBeforeItBegins("2026-11-10", "2026-11-09"))
        let resting = try Self.journal(rests: ["2026-11-15"..."2026-11-25"])
        #expect(
            resting.refusal(of: .takeBreak([1], .until("2026-11-14")), today: Self.today)
                == .breakEndsBeforeItBegins("2026-11-15", "2026-11-14"))
    }

    @Test("OFF-7: with a first day a break only adds, and keeps rest days under a pause")
    func addsAlone() throws {
        #expect(
            try Self.after(.paused(since: "2026-11-01"), by: [.takeBreak([1], Self.setAhead)])
                == Outcome(rests: [Self.christmas], status: .paused(since: "2026-11-01")))
        #expect(
            try Self.after(
                rests: ["2026-12-20"..."2026-12-31"], by: [.takeBreak([1], Self.setAhead)])
                == Outcome(rests: ["2026-12-20"..."2027-01-03"]))
        #expect(
            try Self.after(.archived(since: "2026-11-01"), by: [.takeBreak([1], Self.setAhead)])
                == Outcome(rests: [], status: .archived(since: "2026-11-01")))
    }

    @Test("OFF-7: without a first day the last one says when the rest of today ends")
    func until() throws {
        // No rest: from today on.
        #expect(
            try Self.after(by: [.takeBreak([1], .until("2026-11-22"))])
                == Outcome(rests: ["2026-11-20"..."2026-11-22"]))
        // A break today gets shorter or longer, and joins the one that it reaches.
        let (now, later): (ClosedRange<Day>, ClosedRange<Day>) = (
            "2026-11-18"..."2026-11-25", "2026-11-28"..."2026-11-30"
        )
        #expect(
            try Self.after(rests: [now, later], by: [.takeBreak([1], .until("2026-11-21"))])
                == Outcome(rests: ["2026-11-18"..."2026-11-21", later]))
        #expect(
            try Self.after(rests: [now, later], by: [.takeBreak([1], .until("2026-11-27"))])
                == Outcome(rests: ["2026-11-18"..."2026-11-30"]))
        #expect(
            try Self.after(rests: [now, later], by: [.takeBreak([1], .until("2026-11-19"))])
                == Outcome(rests: ["2026-11-18"..."2026-11-19", later]))
        // A break to come stays as it is.
        #expect(
            try Self.after(rests: [later], by: [.takeBreak([1], .until("2026-11-22"))])
                == Outcome(rests: ["2026-11-20"..."2026-11-22", later]))
    }

    @Test("OFF-7: a pause that has begun, or begins by the last day, becomes a break")
    func pauseEnds() throws {
        #expect(
            try Self.after(.paused(since: "2026-11-01"), by: [.takeBreak([1], .until("2026-11-22"))])
                == Outcome(rests: ["2026-11-01"..."2026-11-22"]))
        // An end that has passed.
        #expect(
            try Self.after(.paused(since: "2026-11-01"), by: [.takeBreak([1], .until("2026-11-10"))])
                == Outcome(rests: ["2026-11-01"..."2026-11-10"]))
        // A pause to come that begins by then, and one that begins later.
        #expect(
            try Self.after(.paused(since: "2026-12-24"), by: [.takeBreak([1], .until("2027-01-03"))])
                == Outcome(rests: [Self.christmas]))
        #expect(
            try Self.after(.paused(since: "2026-12-24"), by: [.takeBreak([1], .until("2026-11-22"))])
                == Outcome(
                    rests: ["2026-11-20"..."2026-11-22"], status: .paused(since: "2026-12-24")))
        // The rest days of today under the pause end with it, later ones stay.
        #expect(
            try Self.after(
                .paused(since: "2026-11-01"), rests: ["2026-11-15"..."2026-11-30", Self.christmas],
                by: [.takeBreak([1], .until("2026-11-22"))])
                == Outcome(rests: ["2026-11-01"..."2026-11-22", Self.christmas]))
    }

    @Test("OFF-7: a break under a pause goes on from the new end only if it stands apart from it")
    func breakUnderPause() throws {
        let (since, under): (TrackerStatus, ClosedRange<Day>) = (
            .paused(since: "2026-11-01"), "2026-12-20"..."2027-01-03"
        )
        func rests(_ status: TrackerStatus, until last: Day) throws -> Outcome {
            try Self.after(status, rests: [under], by: [.takeBreak([1], .until(last))])
        }
        // The end lies in the break, is the day before it, its last day, and the day after it.
        for last in ["2026-12-25", "2026-12-19", "2027-01-03", "2027-01-04"] as [Day] {
            #expect(try rests(since, until: last) == Outcome(rests: ["2026-11-01"...last]), "\(last.iso)")
        }
        // One day lies between both.
        #expect(
            try rests(since, until: "2026-12-18")
                == Outcome(rests: ["2026-11-01"..."2026-12-18", under]))
        // A pause to come that begins in the break: what was asked for before it stays so.
        #expect(
            try rests(.paused(since: "2026-12-22"), until: "2026-12-25")
                == Outcome(rests: ["2026-12-20"..."2026-12-25"]))
        // The pause ended yesterday, and today was in a row with the break from tomorrow on.
        #expect(
            try Self.after(
                since, rests: ["2026-11-21"..."2026-11-30", under],
                by: [.takeBreak([1], .until("2026-11-19"))])
                == Outcome(rests: ["2026-11-01"..."2026-11-19", under]))
    }

    @Test("OFF-7: a break today that a pause to come begins in ends on the day that is named")
    func pauseInBreak() throws {
        for since in ["2026-11-23", "2026-11-26"] as [Day] {
            for end in ["2026-11-21", "2026-11-24", "2026-12-01"] as [Day] {
                let after = try Self.after(
                    .paused(since: since), rests: ["2026-11-18"..."2026-11-25"],
                    by: [.takeBreak([1], .until(end))])
                #expect(after == Outcome(rests: ["2026-11-18"...end]), "\(since.iso) \(end.iso)")
            }
        }
        // A pause that stands apart stays.
        #expect(
            try Self.after(
                .paused(since: "2026-12-24"), rests: ["2026-11-18"..."2026-11-25"],
                by: [.takeBreak([1], .until("2026-11-27"))])
                == Outcome(
                    rests: ["2026-11-18"..."2026-11-27"], status: .paused(since: "2026-12-24")))
    }

    @Test("OFF-8: resume ends the rest of today, and leaves other breaks")
    func resumes() throws {
        #expect(
            try Self.after(rests: ["2026-11-18"..."2026-11-25", Self.christmas], by: [.resume([1])])
                == Outcome(rests: ["2026-11-18"..."2026-11-19", Self.christmas]))
        #expect(
            try Self.after(
                .paused(since: "2026-11-15"), rests: ["2026-11-18"..."2026-11-25", Self.christmas],
                by: [.resume([1])])
                == Outcome(rests: ["2026-11-15"..."2026-11-19", Self.christmas]))
        #expect(
            try Self.after(
                .paused(since: "2026-11-26"), rests: ["2026-11-18"..."2026-11-25"], by: [.resume([1])])
                == Outcome(rests: ["2026-11-18"..."2026-11-19"]))
        #expect(
            try Self.after(
                .paused(since: "2026-11-27"), rests: ["2026-11-18"..."2026-11-25"], by: [.resume([1])])
                == Outcome(
                    rests: ["2026-11-18"..."2026-11-19"], status: .paused(since: "2026-11-27")))
        // The pause alone rests today; a break further ahead is another one.
        #expect(
            try Self.after(.paused(since: "2026-11-20"), rests: [Self.christmas], by: [.resume([1])])
                == Outcome(rests: [Self.christmas]))
        // Today was a day of the pause, so the break from tomorrow on is in a row with it.
        #expect(
            try Self.after(
                .paused(since: "2026-11-15"), rests: ["2026-11-21"..."2026-11-25", Self.christmas],
                by: [.resume([1])])
                == Outcome(rests: ["2026-11-15"..."2026-11-19", Self.christmas]))
        #expect(
            try Self.after(
                .paused(since: "2026-11-15"), rests: ["2026-11-22"..."2026-11-25"], by: [.resume([1])])
                == Outcome(rests: ["2026-11-15"..."2026-11-19", "2026-11-22"..."2026-11-25"]))
    }

    @Test("OFF-8: not at rest today, the first to come is taken back, pause or break")
    func takenBack() throws {
        #expect(try Self.after(rests: [Self.christmas], by: [.resume([1])]) == Outcome(rests: []))
        let february: ClosedRange<Day> = "2027-02-01"..."2027-02-03"
        #expect(
            try Self.after(rests: [Self.christmas, february], by: [.resume([1])])
                == Outcome(rests: [february]))
        #expect(
            try Self.after(.paused(since: "2026-12-01"), rests: [Self.christmas], by: [.resume([1])])
                == Outcome(rests: [Self.christmas]))
        #expect(
            try Self.after(.paused(since: "2027-02-01"), rests: [Self.christmas], by: [.resume([1])])
                == Outcome(rests: [], status: .paused(since: "2027-02-01")))
        #expect(
            try Self.after(
                .paused(since: "2027-02-01"), rests: [Self.christmas], by: [.resume([1]), .resume([1])])
                == Outcome(rests: []))
        // What was over stays.
        let over: ClosedRange<Day> = "2026-11-01"..."2026-11-19"
        #expect(try Self.after(rests: [over], by: [.resume([1])]) == Outcome(rests: [over]))
    }

    @Test("OFF-5, OFF-7: the end of a pause and its days are told as one, also undone")
    func grouped() throws {
        var journal = try Self.journal(.paused(since: "2026-11-01"), rests: ["2026-11-18"..."2026-11-30"])
        let changes = try journal.perform([.takeBreak([1], .until("2026-11-22"))], today: Self.today)
        #expect(changes.count == 3 && changes.groups.count == 1)
        #expect(
            changes.groups[0].headline
                == .tracker(1, .set(.status, from: "paused 2026-11-01", to: "active")))
        #expect(Array(changes.map(\.inverse).reversed()).groups.count == 1)
    }
}
