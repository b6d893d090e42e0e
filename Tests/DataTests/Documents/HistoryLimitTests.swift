import Samples
import TestKit
import Testing
import TrackerData
import TrackerDomain

/// The room of a history.
struct HistoryLimitTests {
    private func history(_ bytes: [UInt8]) throws -> History {
        try InMemoryLibraryStore(contents: bytes, today: { Stand.today }, newIdentifier: { .library })
            .loadJournal().history
    }

    /// A tracker that was done every other day for twenty years: about 27 KB.
    private func heavy(_ number: UInt64) -> Tracker {
        let days = stride(from: Day("2006-01-01").number, to: Day("2026-01-01").number, by: 2).map { Day($0) }
        return Tracker.made(
            id: .tracker(number), name: "T\(number)", emoji: "🙂", color: .number(1), categoryID: .category(1),
            kind: .event, createdOn: Stand.today, completions: DaySet(days))
    }

    @Test("A history that outweighs 1 MiB and the rest of the list loses its older steps")
    func limit() throws {
        let steps = (1...90).map { Step(changes: [.deleted(heavy($0), at: 0)], day: Stand.today) }
        let library = Library(id: .library)
        let bytes = try LibraryEncoder.encode(library, history: History(undo: steps), generation: 1)
        let kept = try history(bytes).undo
        #expect(kept == Array(steps.suffix(kept.count)))
        let rest = try LibraryEncoder.encode(library, history: History(), generation: 1).count
        #expect(bytes.count - rest <= 1 << 20)
        let oneMore = try LibraryEncoder.encode(
            library, history: History(undo: steps.suffix(kept.count + 2)), generation: 1)
        #expect(oneMore.count == bytes.count)
        #expect(kept.count > 20)
    }

    @Test("In a library heavier than 1 MiB the history may weigh as much as the rest")
    func largeLibrary() throws {
        let library = try Library(
            id: .library, categories: [Category(id: .category(1), name: "Home")],
            trackers: (101...190).map { heavy($0) })
        let steps = (1...60).map { Step(changes: [.deleted(heavy($0), at: 0)], day: Stand.today) }
        let bytes = try LibraryEncoder.encode(library, history: History(undo: steps), generation: 1)
        #expect(try history(bytes).undo.count == 60)
    }

    @Test("Of too heavy steps to redo the ones to be redone next are kept")
    func redo() throws {
        // The step undone last is redone first, and is last in the list.
        let note = String(repeating: "👨‍👩‍👧‍👦", count: 500)
        let steps = (0..<100).map { number in
            Step(
                changes: [
                    .tracker(.tracker(1), .value(.note, on: Day("2026-01-01") + number, from: nil, to: note))
                ],
                day: Stand.today)
        }
        let library = try Library(
            id: .library, categories: [Category(id: .category(1), name: "Home")], trackers: [heavy(1)])
        let bytes = try LibraryEncoder.encode(library, history: History(redo: steps), generation: 1)
        let kept = try history(bytes).redo
        #expect(kept.count > 20 && kept.count < 100)
        #expect(kept == Array(steps.suffix(kept.count)))
    }

    @Test("The newest step stays undoable whatever it deleted")
    func newestStep() throws {
        let changes = (1...90).map { Change.deleted(heavy($0), at: 0) }
        let steps = [
            Step(changes: [.pinned(.tracker(200))], day: Stand.today),
            Step(changes: changes, day: Stand.today),
        ]
        let bytes = try LibraryEncoder.encode(
            Library(id: .library), history: History(undo: steps, redo: [steps[0]]), generation: 1)
        #expect(try history(bytes) == History(undo: [steps[1]]))
    }

    @Test(
        "Of a file with more steps than a history keeps the newest are read, and a fault is named by its place"
    )
    func tooManySteps() throws {
        let lines = (1...250).map { "2026-11-20 completed \(Identifier.tracker(1)) 2026 01:\(1 + $0 % 28)" }
        func file(_ lines: [String]) -> [UInt8] {
            var text = Version2Text()
            let steps = lines.map { "<string>\($0)</string>" }.joined()
            text.history =
                "<dict><key>redo</key><array>\(steps)</array><key>removed</key><array/>"
                + "<key>undo</key><array>\(steps)</array></dict>"
            return Array(text.file.utf8)
        }
        let history = try history(file(lines))
        let days = (151...250).map { Day(number: 1 + $0 % 28) }
        let expected = days.map { Step(changes: [.completed(.tracker(1), DaySet([$0]))], day: Stand.today) }
        #expect(history == History(undo: expected, redo: expected))
        var broken = lines
        broken[248] = "?"
        let error = StoreError.unreadable(path: "memory", .invalid(at: "history › undo › 249"))
        #expect(throws: error) { try self.history(file(broken)) }
    }

    @Test("A library that its own reader would refuse is not written")
    func tooLarge() throws {
        let library = try Library(
            id: .library, categories: [Category(id: .category(1), name: "Home")], trackers: [heavy(1)])
        let size = try LibraryEncoder.encode(library, history: History(), generation: 1).count
        let bytes = try LibraryEncoder.encode(library, history: History(), generation: 1, maximumSize: size)
        #expect(bytes.count == size)
        #expect(throws: LibraryEncodingFault.tooLarge) {
            try LibraryEncoder.encode(library, history: History(), generation: 1, maximumSize: size - 1)
        }
    }
}

extension Day {
    /// A day of January 2026.
    fileprivate init(number: Int) { self = Day("2026-01-01") + (number - 1) }
}
