import Samples
import Testing
import TrackerDomain

/// What both devices show after each did something that the other one had not seen.
@Suite struct SyncTableTests {
    private static let friday: Day = "2026-03-06"

    /// Run of no goal, Water of at least 5, Coffee of at most 2, the event Dentist; in Home but for Dentist.
    private static func library(_ run: Tracker = .habit(1, "Run")) throws -> Library {
        try .holding(
            run, .habit(2, "Water", goal: "at least 5"), .habit(3, "Coffee", goal: "at most 2"),
            .event(4, "Dentist", in: .work), .habit(5, "Walk", goal: "at least 5 km"))
    }

    /// Both do something, and meet.
    private func both(
        in library: Library? = nil, _ laptop: [Edit], _ phone: [Edit]
    ) throws -> Library {
        var (here, there) = try Device.pair(library ?? Self.library())
        for edit in laptop { try here.perform(edit) }
        for edit in phone { try there.perform(edit) }
        return try Device.meet(&here, &there)
    }

    private func amount(_ operation: AmountEdit.Operation, _ amount: Amount, _ id: Identifier) -> Edit {
        .amount(AmountEdit(operation, amount), of: id, on: DaySet([Self.friday]))
    }

    @Test("SYNC 3: unmarked here, nothing there: unmarked")
    func unmarked() throws {
        let library = try both(
            in: Self.library(.habit(1, "Run", done: [Self.friday])), [.uncomplete([1], on: Self.friday)], [])
        #expect(library.tracker(1)?.marks == DaySet())
    }

    @Test("SYNC 3: marked and undone here, marked there: marked")
    func markedAndUndone() throws {
        var (laptop, phone) = try Device.pair(Self.library())
        try laptop.perform(.complete([1], on: Self.friday))
        try laptop.undo()
        try phone.perform(.complete([1], on: Self.friday))
        #expect(try Device.meet(&laptop, &phone).tracker(1)?.marks == DaySet([Self.friday]))
    }

    @Test("SYNC 3: undoing a mark that the other device made, too, leaves it and says so")
    func undoOfSharedMark() throws {
        var (laptop, phone) = try Device.pair(Self.library())
        try laptop.perform(.complete([1], on: Self.friday))
        try phone.perform(.complete([1], on: Self.friday))
        _ = try Device.meet(&laptop, &phone)
        let replayed = try laptop.undo()
        #expect(replayed.steps == [])
        #expect(replayed.conflicts.map(\.changes) == [[.uncompleted(1, DaySet([Self.friday]))]])
        #expect(laptop.journal.history.isEmpty)
        #expect(try Device.meet(&laptop, &phone).tracker(1)?.marks == DaySet([Self.friday]))
    }

    @Test("SYNC 3: a tracker that was added here and touched there is not undone")
    func undoOfTouchedTracker() throws {
        var (laptop, phone) = try Device.pair(Self.library())
        try laptop.perform(.adding(9, "Chess", in: .existing(.home)))
        try phone.takeIn(laptop)
        try phone.perform(.complete([9], on: .today))
        try phone.perform(.uncomplete([9], on: .today))
        try laptop.takeIn(phone)
        #expect(try laptop.undo().conflicts.count == 1)
        #expect(laptop.tracker(9) != nil)
    }

    @Test("SYNC 3: two new names, rules, goals, pauses or notes become one of them, the same everywhere")
    func oneOfBoth() throws {
        let names = try both(
            [.editTracker(1, TrackerEdit(.name("Jog")))], [.editTracker(1, TrackerEdit(.name("Running")))])
        // Neither knew of the other, and it was the same day: the greater device, p3xx, decides.
        #expect(names.tracker(1)?.name == "Running")
        let rules = try both(
            [.editTracker(1, TrackerEdit(.schedule(.on(.monday))))],
            [.editTracker(1, TrackerEdit(.schedule(.on(.friday))))])
        #expect(rules.tracker(1)?.schedule(on: .today) == .on(.friday))
        let goals = try both(
            [.editTracker(2, TrackerEdit(.goal("at least 3")))],
            [.editTracker(2, TrackerEdit(.goal("at least 4")))])
        #expect(goals.tracker(2)?.goal(on: .today) == "at least 4")
        let status = try both([.pause([1], from: nil)], [.archive([1])])
        #expect(status.tracker(1)?.status == .archived(since: .today))
        let notes = try both([.note("Sun", of: 1, on: .today)], [.note("Rain", of: 1, on: .today)])
        #expect(notes.tracker(1)?.notes[.today]?.text == "Rain")
    }

    @Test("SYNC 3: three corrections here don't beat a name that was given knowing the first one")
    func passes() throws {
        var (laptop, phone) = try Device.pair(Self.library())
        try laptop.perform(.editTracker(1, TrackerEdit(.name("A"))))
        try phone.takeIn(laptop)
        try phone.perform(.editTracker(1, TrackerEdit(.name("New"))))
        for name in ["B", "C", "D"] { try laptop.perform(.editTracker(1, TrackerEdit(.name(name)))) }
        #expect(try Device.meet(&laptop, &phone).tracker(1)?.name == "New")
    }

    @Test("SYNC 3: resumed here with paused days, done on one of them there: it counts, the others rest")
    func doneWhilePaused() throws {
        let paused = Tracker.habit(1, "Run", status: .paused(since: "2026-03-03"))
        let library = try both(in: Self.library(paused), [.resume([1])], [.complete([1], on: Self.friday)])
        let run = try #require(library.tracker(1))
        #expect(run.marks == DaySet([Self.friday]))
        #expect(run.pausedDays.isSuperset(of: DaySet(["2026-03-03", "2026-03-05", "2026-03-07"])))
        #expect(run.status == .active)
    }

    @Test("SYNC 3: skipped here, marked there: both")
    func skipped() throws {
        let library = try both([.skip([1], on: DaySet([Self.friday]))], [.complete([1], on: Self.friday)])
        #expect(library.tracker(1)?.marks == DaySet([Self.friday]))
        #expect(library.tracker(1)?.skips == DaySet([Self.friday]))
    }

    @Test("SYNC 3: archived here, marked there: archived, with the mark")
    func archived() throws {
        let library = try both([.archive([1])], [.complete([1], on: Self.friday)])
        #expect(library.tracker(1)?.status == .archived(since: .today))
        #expect(library.tracker(1)?.marks == DaySet([Self.friday]))
    }

    @Test("SYNC 3: deleted here: marked there it stays with all days, else it is gone")
    func deleted() throws {
        let run = Tracker.habit(1, "Run", done: ["2026-03-03"])
        let kept = try both(in: Self.library(run), [.deleteTracker(1)], [.complete([1], on: Self.friday)])
        #expect(kept.tracker(1)?.marks == DaySet(["2026-03-03", Self.friday]))
        #expect(try both(in: Self.library(run), [.deleteTracker(1)], []).tracker(1) == nil)
    }

    @Test("SYNC 3: a category is deleted here, something is put into it there: it stays, with that alone")
    func deletedCategory() throws {
        let library = try both(
            [.deleteCategory(.home)], [.editTracker(4, TrackerEdit(.category(.existing(.home))))])
        #expect(library.category(.home)?.name == "Home")
        #expect(library.trackers.map(\.id) == [4])
        #expect(library.tracker(4)?.categoryID == .home)
    }

    @Test(
        "SYNC 3: additions of both count, a mark of both counts once, and what was set keeps what it had not seen"
    )
    func amounts() throws {
        func amount(_ id: Identifier, _ library: Library) -> Amount? {
            library.tracker(id)?.amounts[Self.friday]
        }
        #expect(try amount(2, both([self.amount(.add, "2", 2)], [self.amount(.add, "1", 2)])) == "3")
        #expect(
            try amount(5, both([.complete([5], on: Self.friday)], [.complete([5], on: Self.friday)])) == "5")
        #expect(try amount(5, both([self.amount(.set, "5", 5)], [self.amount(.add, "1", 5)])) == "6")
        var (laptop, phone) = try Device.pair(Self.library())
        try laptop.perform(self.amount(.add, "3", 2))
        try phone.takeIn(laptop)
        try laptop.perform(.uncomplete([2], on: Self.friday))
        try phone.perform(self.amount(.add, "1", 2))
        #expect(try amount(2, Device.meet(&laptop, &phone)) == "1")
    }

    @Test(
        "SYNC 3: amounts of several devices are judged by the goal: 2 + 3 of 5 is done, 1 + 2 of at most 2 is not"
    )
    func judged() throws {
        let library = try both(
            [amount(.add, "2", 2), amount(.add, "1", 3)], [amount(.add, "3", 2), amount(.add, "2", 3)])
        #expect(library.tracker(2)?.marks == DaySet([Self.friday]))
        #expect(library.tracker(3)?.marks == DaySet())
    }

    @Test("SYNC 3: an event on one day here and on another there is done twice")
    func event() throws {
        let library = try both([.complete([4], on: "2026-03-03")], [.complete([4], on: "2026-03-05")])
        #expect(library.tracker(4)?.marks == DaySet(["2026-03-03", "2026-03-05"]))
    }
}
