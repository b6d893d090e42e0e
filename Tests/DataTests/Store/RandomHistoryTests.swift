import Samples
import TestKit
import Testing
import TrackerData
import TrackerDomain

/// Whatever edits there are, each step is undone and redone by programs that know nothing but the file.
struct RandomHistoryTests {
    /// What a session's edits are, beside those of every session.
    enum Edits: Sendable {
        case usual, imports, moves
    }

    /// The seed of each session and its edits.
    private static let sessions: [(UInt64, Edits)] =
        (1...UInt64(Torture.tries(brief: 4, full: 12))).map { ($0, .usual) }
        + (1...UInt64(Torture.tries(brief: 1, full: 4))).map { ($0, .imports) }
        + (1...UInt64(Torture.tries(brief: 1, full: 4))).map { ($0, .moves) }

    @Test(
        "UNDO-1: random edits of every kind are undone and redone step by step, each time through the file",
        arguments: sessions)
    func stepByStep(seed: UInt64, kind: Edits) throws {
        var random = RandomEdits(seed: seed, moves: kind == .moves, sums: kind != .usual)
        let first = try LibraryEncoder.encode(.workedExample(), history: History(), generation: 1)
        let store = InMemoryLibraryStore(
            contents: first, today: { Stand.today }, newIdentifier: { .library })
        var libraries = [try store.load().library]
        var today = Stand.today
        for _ in 0..<400 where libraries.count <= Torture.tries(brief: 28, full: 90) {
            today = random.today(after: today)
            let day = today
            var edits = random.edits(of: libraries[libraries.count - 1], today: today)
            if kind == .imports, libraries.count == 1 {
                edits = [.merge(try imported())]
            } else if kind == .imports, random.number(below: 6) == 0 {
                let other = libraries[random.number(below: libraries.count)]
                edits = [random.number(below: 2) == 0 ? .merge(other) : .restore(other)]
            }
            // An edit that is refused alters nothing.
            let changes = try? store.update { (journal) throws(EditError) in
                try journal.perform(edits, today: day)
            }
            guard let changes, !changes.value.isEmpty else { continue }
            libraries.append(try store.load().library)
        }
        try #require(libraries.count > 25, "too few of the edits had an effect to mean anything")
        #expect(try store.loadJournal().history.undo.count == libraries.count - 1)

        for library in libraries.dropLast().reversed() {
            _ = try store.update { (journal) throws(EditError) in try journal.undo() }
            #expect(try store.load().library == library)
        }
        for library in libraries.dropFirst() {
            _ = try store.update { (journal) throws(EditError) in try journal.redo() }
            #expect(try store.load().library == library)
        }
    }

    /// A library that shares nothing with the others.
    private func imported() throws -> Library {
        try Library(
            id: .category(99), categories: [Category(id: .category(99), name: "Imported")],
            trackers: [
                Tracker.made(
                    id: .tracker(99), name: "Imported", emoji: "🙂", color: .number(1),
                    categoryID: .category(99), kind: .event, createdOn: Stand.today,
                    completions: DaySet([Stand.today]))
            ])
    }
}
