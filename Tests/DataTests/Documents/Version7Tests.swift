import Samples
import Testing
import TrackerData
import TrackerDomain

/// What a file of version 7 has: the rule whenever, and steps named as merges.
struct Version7Tests {
    /// Coffee, every day until it has no plan, with the step that took the plan away.
    private static func journal() throws -> Journal {
        let coffee = Tracker.made(
            id: .tracker(1), name: "Coffee", emoji: "🙂", color: .number(1), categoryID: .category(1),
            kind: .habit(ScheduleHistory(.everyDay, from: "2026-10-01")), createdOn: "2026-10-01",
            completions: DaySet(["2026-10-18", "2026-11-03", "2026-11-12"]),
            amounts: DayMap([("2026-11-12", "2")]))
        var journal = Journal(
            library: try Library(
                id: .library, categories: [Category(id: .category(1), name: "Home")], trackers: [coffee]))
        try journal.perform(
            [.editTracker(.tracker(1), TrackerEdit(.schedule(.whenever)))], today: "2026-11-05")
        return journal
    }

    @Test("The shipped file of version 7 reads to a pinned value, and its value gives its bytes")
    func pinned() throws {
        let journal = try Self.journal()
        try ShippedFile(version: 7).expectReads(journal.library, journal.history)
        try ShippedFile(version: 7).expectWritten(journal.library, journal.history, generation: 7)
        #expect(journal.library.trackers[0].schedule(on: "2026-11-05") == .whenever)
    }

    @Test("MRG-1: a merge is a step with the id of its target, undone and redone after a restart")
    func merge() throws {
        let tracker = { (id: Identifier, name: String, days: [Day]) in
            Tracker.made(
                id: id, name: name, emoji: "🙂", color: .number(1), categoryID: .category(1), kind: .event,
                createdOn: "2026-10-01", completions: DaySet(days))
        }
        let library = try Library(
            id: .library, categories: [Category(id: .category(1), name: "Home")],
            trackers: [
                tracker(.tracker(1), "Jog", ["2026-11-16"]), tracker(.tracker(2), "Run", ["2026-11-17"]),
            ])
        let bytes = try LibraryEncoder.encode(library, history: History(), generation: 1)
        let store = InMemoryLibraryStore(
            contents: bytes, today: { Stand.today }, newIdentifier: { .library })
        _ = try store.update { (journal) throws(EditError) in
            try journal.perform([.mergeTracker(.tracker(1), into: .tracker(2))], today: Stand.today)
        }
        let (source, target) = (Identifier.tracker(1), Identifier.tracker(2))
        let text = String(decoding: try #require(store.contents), as: UTF8.self)
        #expect(
            text.contains(
                "2026-11-20 by=merge:\(target) completed \(target) 2026 11:16 ; trackerDeleted \(source) at=0<"
            ))
        let merged = try store.loadJournal()
        #expect(merged.history.undo.map(\.name) == [.merged(into: target)])
        _ = try store.update { (journal) throws(EditError) in try journal.undo(today: Stand.today) }
        #expect(try store.loadJournal().library == library)
        _ = try store.update { (journal) throws(EditError) in try journal.redo(today: Stand.today) }
        #expect(try store.loadJournal().library == merged.library)
    }

    @Test(
        "a step's name is one of the three, a merge with an id",
        arguments: ["merge", "merge:", "merge:1", "import:"])
    func badNames(text: String) {
        #expect(StepName(rawValue: text) == nil)
    }

    @Test("WHEN-4: the rule is a text of its own, and no other one is it")
    func text() {
        #expect(Schedule(text: "whenever") == .whenever && Schedule.whenever.text == "whenever")
        for text in ["Whenever", "whenever ", " whenever", "when", "whenever,mon"] {
            #expect(Schedule(text: text) == nil)
        }
    }
}
