import Samples
import Testing
import TrackerDomain

@Suite struct EditTrackerTests {
    private static func journal() throws -> Journal { try Journal(library: .workedExample()) }

    @Test("TRK-2: editing keeps identity, place, completions and pin")
    func keeps() throws {
        let before = Tracker.habit(2, "Draw", pinned: true, done: ["2026-03-04"])
        var journal = Journal(library: try .holding(.habit(1), before, .habit(3)))
        let edit = TrackerEdit(
            .name(" Paint "), .category(.existing(.work)), .schedule(.on(.sunday)), .emoji("🐶"),
            .color(.number(18)))
        let changes = try journal.perform([.editTracker(2, edit)], today: .today)
        let after = journal.library.trackers[1]
        #expect(after.id == 2 && after.createdOn == before.createdOn && after.isPinned)
        #expect(after.marks == before.marks)
        #expect(
            after.name == "Paint" && after.categoryID == .work && after.emoji == "🐶"
                && after.color.number == 18)
        #expect(after.schedule(on: .today) == .on(.sunday))
        #expect(
            changes == [
                .tracker(2, .set(.name, from: "Draw", to: "Paint")),
                .tracker(
                    2,
                    .set(
                        .schedule, from: "2026-03-02:mon,tue,wed,thu,fri,sat,sun",
                        to: "2026-03-02:mon,tue,wed,thu,fri,sat,sun\n2026-03-08:sun")),
                .tracker(2, .set(.category, from: "\(Identifier.home)", to: "\(Identifier.work)")),
                .tracker(2, .set(.emoji, from: "🙂", to: "🐶")),
                .tracker(2, .set(.color, from: "1", to: "18")),
            ])
    }

    /// A row for every field: a new one fails the test below until it has its own.
    private static let singles: [TrackerField: Edit] = [
        .name: edit(.name("Paint")), .category: edit(.category(.existing(.work))),
        .schedule: edit(.schedule(.on(.sunday))), .goal: edit(.goal("at least 5 km")),
        .emoji: edit(.emoji("🐶")), .color: edit(.color(.number(18))), .pinned: edit(.pinned(true)),
        .status: .archive([2]),
    ]

    private static func edit(_ value: TrackerValue) -> Edit { .editTracker(2, TrackerEdit(value)) }

    @Test("a goal that decides today anew, and a mark of today in the same edit", arguments: [true, false])
    func goalAndMark(isCompleting: Bool) throws {
        var journal = try Self.journal()
        let km = { Goal(.atLeast, Amount(thousandths: $0)!, unit: "km") }
        try journal.perform(
            [
                .editTracker(2, TrackerEdit(.goal(km(5000)), uncompleting: [.today])),
                .amount(AmountEdit(.set, Amount(thousandths: 3000)!), of: 2, on: DaySet([.today])),
            ], today: .today)
        #expect(journal.library.tracker(2)?.marks.contains(.today) == false)
        let before = journal.library
        try journal.perform(
            [
                .editTracker(
                    2,
                    TrackerEdit(
                        .goal(km(2000)), completing: isCompleting ? [.today] : [],
                        uncompleting: isCompleting ? [] : [.today]))
            ], today: .today)
        #expect(journal.library.tracker(2)?.marks.contains(.today) == isCompleting)
        #expect(
            journal.library.tracker(2)?.amounts[.today] == (isCompleting ? Amount(thousandths: 3000) : nil))
        _ = try journal.undo()
        #expect(journal.library == before)
    }

    @Test("one field at a time, the others as they were", arguments: TrackerField.allCases)
    func oneField(_ field: TrackerField) throws {
        var journal = try Self.journal()
        let before = try #require(journal.library.tracker(2))
        let edit = try #require(Self.singles[field])
        let changes = try journal.perform([edit], today: .today)
        let after = try #require(journal.library.tracker(2))
        let differing = TrackerField.allCases.filter { after.text(of: $0) != before.text(of: $0) }
        #expect(differing == [field])
        #expect(
            changes == [
                .tracker(2, .set(field, from: before.text(of: field), to: after.text(of: field)))
            ])
        _ = try journal.undo()
        #expect(journal.library.tracker(2) == before)
        _ = try journal.redo()
        #expect(journal.library.tracker(2) == after)
    }

    @Test(
        "an edit that changes nothing makes no step",
        arguments: [
            TrackerEdit(), TrackerEdit(.name(" Draw ")), TrackerEdit(.category(.existing(.home))),
            TrackerEdit(.category(.named("HOME", newID: 50))), TrackerEdit(.schedule(.everyDay)),
            TrackerEdit(.emoji("🙂")),
            TrackerEdit(.color(.number(1))), TrackerEdit(completing: ["2026-03-08"]),
            TrackerEdit(uncompleting: ["2026-03-07"]),
        ])
    func nothing(_ edit: TrackerEdit) throws {
        var journal = try Self.journal()
        let before = journal
        let changes = try journal.perform([.editTracker(2, edit)], today: .today)
        #expect(changes == [])
        #expect(journal == before && journal.revision == 0)
    }

    @Test("NEW-11: a new category is created in the same step")
    func newCategory() throws {
        var journal = try Self.journal()
        let changes = try journal.perform(
            [.editTracker(2, TrackerEdit(.category(.named("Art", newID: 50))))], today: .today)
        #expect(changes.count == 2)
        #expect(changes.first == .added(Category(id: 50, name: "Art"), at: 2))
        #expect(journal.library.tracker(2)?.categoryID == 50)
    }

    @Test("TRK-5: a changed schedule holds from today on; the past keeps its own")
    func schedule() throws {
        var journal = try Self.journal()
        let past = ("2026-02-23"..."2026-03-07" as ClosedRange<Day>)
        let pastLists = past.map { journal.library.agenda(on: $0, today: .today).trackers.map(\.id) }
        let before = journal.library.statistics(today: .today)
        try journal.perform([.editTracker(1, TrackerEdit(.schedule(.on(.sunday))))], today: .today)
        #expect(past.map { journal.library.agenda(on: $0, today: .today).trackers.map(\.id) } == pastLists)
        #expect(journal.library.tracker(1)?.isListed(on: "2026-03-08", today: .today) == true)
        #expect(journal.library.tracker(1)?.isListed(on: "2026-03-09", today: .today) == false)
        let after = journal.library.statistics(today: .today)
        // The 8th alone is no longer perfect: R is planned on it now, and not done.
        #expect(before.perfectDays == 4 && after.perfectDays == 3)
        #expect(after.completed == before.completed && after.bestPeriod == before.bestPeriod)
    }

    @Test("TRK-5: a schedule changed back the same day leaves no trace")
    func scheduleChangedBack() throws {
        var journal = try Self.journal()
        let before = journal.library
        try journal.perform([.editTracker(2, TrackerEdit(.schedule(.on(.sunday))))], today: .today)
        #expect(journal.library != before)
        try journal.perform([.editTracker(2, TrackerEdit(.schedule(.everyDay)))], today: .today)
        #expect(journal.library == before)
    }

    @Test("MAIN-14: completions added and taken away belong to the Save's step")
    func completions() throws {
        var journal = try Self.journal()
        let before = journal.library
        let edit = TrackerEdit(.name("Paint"), completing: ["2026-03-07"], uncompleting: ["2026-03-08"])
        let changes = try journal.perform([.editTracker(2, edit)], today: .today)
        #expect(changes.count == 3)
        #expect(changes.contains(.completed(2, DaySet(["2026-03-07"]))))
        #expect(changes.contains(.uncompleted(2, DaySet(["2026-03-08"]))))
        #expect(
            journal.library.tracker(2)?.marks
                == DaySet(["2026-03-04", "2026-03-05", "2026-03-06", "2026-03-07"] as [Day]))
        #expect(journal.history.undo.count == 1)
        _ = try journal.undo()
        #expect(journal.library == before)
    }

    @Test("MAIN-14: no completion on a future date; then nothing of the form is saved")
    func futureCompletion() throws {
        let edit = TrackerEdit(.name("Paint"), .category(.named("Art", newID: 50)), completing: [.tomorrow])
        #expect(try Self.journal().refusal(of: .editTracker(2, edit)) == .futureDay(.tomorrow))
    }

    @Test("TRK-6: an event may be moved to another day in one Save, never be done twice")
    func movedEvent() throws {
        var journal = try Self.journal()
        let twice = TrackerEdit(completing: ["2026-03-07"])
        #expect(
            journal.refusal(of: .editTracker(3, twice)) == .eventDoneElsewhere(name: "Exam", on: "2026-03-06")
        )
        let moved = TrackerEdit(completing: ["2026-03-07"], uncompleting: ["2026-03-06"])
        try journal.perform([.editTracker(3, moved)], today: .today)
        #expect(journal.library.tracker(3)?.marks == DaySet(["2026-03-07"]))
    }

    @Test("TRK-2: an event stays an event")
    func eventHasNoSchedule() throws {
        let edit = TrackerEdit(.name("Test"), .schedule(.everyDay))
        #expect(try Self.journal().refusal(of: .editTracker(3, edit)) == .habitsOnly(.schedule, name: "Exam"))
    }

    @Test("bad values are refused as in creation")
    func badValues() throws {
        let journal = try Self.journal()
        #expect(
            journal.refusal(of: .editTracker(2, TrackerEdit(.name(" "))))
                == .trackerText(.name, .blank))
        #expect(
            journal.refusal(of: .editTracker(2, TrackerEdit(.emoji("x"))))
                == .trackerText(.emoji, .notOneEmoji("x")))
        #expect(journal.refusal(of: .editTracker(2, TrackerEdit(.schedule(.weekdays([]))))) == .emptySchedule)
        #expect(
            journal.refusal(of: .editTracker(2, TrackerEdit(.category(.named("Art", newID: 3)))))
                == .duplicateID(3))
        #expect(
            journal.refusal(of: .editTracker(2, TrackerEdit(.category(.existing(50)))))
                == .categoryNotFound(
                    .init(text: "00000000-0000-0000-0000-000000000032", names: ["Home", "Work"])))
    }

    @Test("LIVE-1: a tracker that is gone cannot be edited")
    func gone() throws {
        #expect(
            try Self.journal().refusal(of: .editTracker(9, TrackerEdit(.name("Paint"))))
                == .trackerNotFound(
                    .init(text: "00000000-0000-0000-0000-000000000009", names: ["Run", "Draw", "Exam"])))
    }
}
