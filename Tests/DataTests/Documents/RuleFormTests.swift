import Samples
import Testing
import TrackerData
import TrackerDomain

/// A rule of any kind is kept as it was, in the library and in the steps that speak of it.
struct RuleFormTests {
    private static func habit(_ history: ScheduleHistory) -> Tracker {
        Tracker.made(
            id: .tracker(1), name: "Run", emoji: "🙂", color: .number(1), categoryID: .category(1),
            kind: .habit(history), createdOn: history.entries[0].from)
    }

    @Test("The text of a rule is read as the rule", arguments: Schedule.ofEachKind)
    func text(rule: Schedule) {
        #expect(Schedule(text: rule.text) == rule)
    }

    @Test(
        "A habit's rule, one it had, one that a step set and that of a deleted habit come back from a file",
        arguments: Schedule.ofEachKind)
    func file(rule: Schedule) throws {
        let first = ScheduleHistory(.weekdays(.everyDay), from: Day("2026-01-01"))
        let second = first.changing(to: rule, on: Day("2026-06-01"))
        let third = second.changing(to: .weekdays(.weekends), on: Day("2026-11-01"))
        let (old, new) = (Self.habit(second), Self.habit(third))
        let library = try Library(
            id: .library, categories: [Category(id: .category(1), name: "Home")], trackers: [new])
        let gone = Tracker.made(
            id: .tracker(2), name: "Gone", emoji: "😻", color: .number(2), categoryID: .category(1),
            kind: .habit(ScheduleHistory(rule, from: Stand.today)), createdOn: Stand.today)
        let history = History(
            undo: [
                Step(changes: [.deleted(gone, at: 1)], day: Stand.today),
                Step(changes: [Self.set(from: Self.habit(first), to: old)], day: Stand.today),
                Step(changes: [Self.set(from: old, to: new)], day: Stand.today),
            ])
        let bytes = try LibraryEncoder.encode(library, history: history, generation: 1)
        let store = InMemoryLibraryStore(
            contents: bytes, today: { Stand.today }, newIdentifier: { .library })
        #expect(try store.loadJournal() == Journal(library: library, history: history))
    }

    private static func set(from old: Tracker, to new: Tracker) -> Change {
        .tracker(
            .tracker(1), .set(.schedule, from: old.text(of: .schedule), to: new.text(of: .schedule)))
    }
}
