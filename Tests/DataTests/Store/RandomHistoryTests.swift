import Samples
import TestKit
import Testing
import TrackerData
import TrackerDomain

/// Whatever edits there are, each step is undone and redone by programs that know nothing but the file.
struct RandomHistoryTests {
    @Test(
        "UNDO-1: random edits of every kind are undone and redone step by step, each time through the file",
        arguments: 1...12 as ClosedRange<UInt64>)
    func stepByStep(seed: UInt64) throws {
        var random = RandomEdits(seed: seed)
        let first = try LibraryEncoder.encode(.workedExample(), history: History(), generation: 1)
        let store = InMemoryLibraryStore(
            contents: first, today: { Stand.today }, newIdentifier: { .library })
        var libraries = [try store.load().library]
        var today = Stand.today
        for _ in 0..<90 {
            today = random.today(after: today)
            let (day, edits) = (today, random.edits(of: libraries[libraries.count - 1], today: today))
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
}
