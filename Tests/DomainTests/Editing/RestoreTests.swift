import Samples
import TestKit
import Testing
import TrackerDomain

/// A library that is given what another one holds, in one step.
struct RestoreTests {
    private func restored(_ library: Library, to other: Library) throws -> Journal {
        var journal = Journal(library: library)
        let changes = try journal.perform([.restore(other)], today: .today)
        #expect(journal.library.categories == other.categories)
        #expect(journal.library.trackers == other.trackers)
        #expect(journal.library.id == library.id)
        #expect(changes.isEmpty == (library == journal.library))
        guard !changes.isEmpty else { return journal }
        var undone = journal
        _ = try undone.undo()
        #expect(undone.library == library)
        return journal
    }

    @Test(
        "any two states of a library lead to each other, and back by undo",
        arguments: 1...20 as ClosedRange<UInt64>)
    func states(seed: UInt64) throws {
        var random = RandomEdits(seed: seed)
        var journal = Journal(library: try .workedExample())
        var libraries = [journal.library]
        for _ in 0..<40 {
            let edits = random.edits(of: journal.library, today: .today)
            if (try? journal.perform(edits, today: .today))?.isEmpty == false {
                libraries.append(journal.library)
            }
        }
        for (one, other) in zip(libraries, libraries.dropFirst(7)) {
            _ = try restored(one, to: other)
            _ = try restored(other, to: one)
        }
    }

    @Test("what both have is changed where it differs, and nowhere else")
    func fine() throws {
        let old = try Library.holding(
            .habit(1, "Run", done: ["2026-03-02", "2026-03-03"]), .habit(2, "Read"))
        let new = try Library.holding(
            .habit(1, "Jog", done: ["2026-03-03", "2026-03-04"]), .habit(2, "Read"))
        var journal = Journal(library: old)
        #expect(
            try journal.perform([.restore(new)], today: .today) == [
                .tracker(1, .set(.name, from: "Run", to: "Jog")),
                .tracker(1, .days(.completions, DaySet(["2026-03-02"]), isAdded: false)),
                .tracker(1, .days(.completions, DaySet(["2026-03-04"]), isAdded: true)),
            ])
    }

    @Test("categories that change their names with one another, or their order, are made anew")
    func crosswise() throws {
        let habits: [Tracker] = [.habit(1, in: .home), .habit(2, in: .work)]
        let old = try Library(id: 1000, categories: [.home, .work], trackers: habits)
        let renamed = try Library(
            id: 1000, categories: [Category(id: .home, name: "Work"), Category(id: .work, name: "Home")],
            trackers: habits)
        let turned = try Library(id: 1000, categories: [.work, .home], trackers: habits.reversed())
        #expect(try restored(old, to: renamed).library == renamed)
        #expect(try restored(old, to: turned).library == turned)
    }

    @Test("a category takes the name of one that goes, while a tracker stays")
    func takenName() throws {
        let old = try Library.holding(.habit(1, in: .home), categories: [.home])
        let new = try Library.holding(.habit(1, in: .work), categories: [Category(id: .work, name: "home")])
        #expect(try restored(old, to: new).library == new)
    }

    @Test("a tracker that was made on another day is another one")
    func creation() throws {
        let old = try Library.holding(.habit(1, created: "2026-03-02"), .habit(2))
        let new = try Library.holding(.habit(1, created: "2026-03-01"), .habit(2))
        #expect(try restored(old, to: new).library == new)
    }
}
