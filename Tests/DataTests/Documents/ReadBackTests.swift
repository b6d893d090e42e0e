import Samples
import Testing
import TrackerData
import TrackerDomain

/// Bytes take the place of good ones only where they read back whole as what they were made from.
struct ReadBackTests {
    private static let library = Library(id: .library)
    /// A library that such a step may have led to.
    private static let event = try! Library(
        id: .library, categories: [Category(id: .category(1), name: "Home")],
        trackers: [
            Tracker.made(
                id: .tracker(1), name: "Run", emoji: "🙂", color: .number(1), categoryID: .category(1),
                kind: .event, createdOn: Stand.today)
        ])

    /// Steps that no edit makes, and that a line cannot tell.
    @Test(
        "A history that would read back otherwise is not written",
        arguments: [
            Step(
                changes: [.tracker(.tracker(1), .set(.name, from: "Run", to: "Run"))], day: Stand.today),
            Step(changes: [.tracker(.tracker(1), .set(.pinned, from: "no", to: "maybe"))], day: Stand.today),
            Step(changes: [], day: Stand.today),
            Step(changes: [.pinned(.tracker(1))], day: Day("2199-12-31") + 1),
        ])
    func refusedHistory(step: Step) throws {
        let good = Step(changes: [.pinned(.tracker(1))], day: Stand.today)
        for history in [History(undo: [step]), History(undo: [good], redo: [step])] {
            #expect(throws: LibraryEncodingFault.notAsMeant) {
                try LibraryEncoder.encode(Self.event, history: history, generation: 1)
            }
        }
        _ = try LibraryEncoder.encode(Self.library, history: History(undo: [good]), generation: 1)
    }

    @Test("A generation that no file may bear is not written", arguments: [-1, 10_000_000_000])
    func refusedGeneration(generation: Int) {
        #expect(throws: LibraryEncodingFault.notAsMeant) {
            try LibraryEncoder.encode(Self.library, history: History(), generation: generation)
        }
    }

    @Test("Lines that the file before had are known; any other line is read")
    func knownLines() throws {
        let step = Step(changes: [.pinned(.tracker(1))], day: Stand.today)
        let other = Step(changes: [.unpinned(.tracker(1))], day: Stand.today)
        let before = History(undo: [step])
        let old = ReadHistory(HistoryLines(before, of: Self.library, room: 1 << 20), as: before)
        let history = History(undo: [step, other], redo: [step])
        let bytes = try LibraryEncoder.encode(Self.library, history: history, generation: 2, old: old)
        #expect(try bytes == LibraryEncoder.encode(Self.library, history: history, generation: 2))
        for wrong in [
            History(undo: [other, other], redo: [step]), History(undo: [step, step], redo: [step]),
            History(undo: [step, other], redo: [other]), History(undo: [step], redo: [step]),
            History(undo: [step, other]),
        ] {
            #expect(throws: LibraryEncodingFault.notAsMeant) {
                try LibraryEncoder.check(bytes, against: Self.library, wrong, old: old)
            }
        }
        let bad = Step(
            changes: [.tracker(.tracker(1), .set(.pinned, from: "no", to: "maybe"))], day: Stand.today)
        #expect(throws: LibraryEncodingFault.notAsMeant) {
            try LibraryEncoder.encode(
                Self.library, history: History(undo: [step, bad]), generation: 2, old: old)
        }
    }

    @Test("Bytes are held against the library, each list of the history, and their own last line")
    func everyPart() throws {
        let step = Step(changes: [.pinned(.tracker(1))], day: Stand.today)
        let other = Step(changes: [.unpinned(.tracker(1))], day: Stand.today)
        let history = History(undo: [step], redo: [step])
        let bytes = try LibraryEncoder.encode(Self.library, history: history, generation: 1)
        try LibraryEncoder.check(bytes, against: Self.library, history)

        let more = try Library(
            id: .library, categories: [Category(id: .category(1), name: "Home")], trackers: [])
        #expect(throws: LibraryEncodingFault.notAsMeant) {
            try LibraryEncoder.check(bytes, against: more, history)
        }
        for wrong in [
            History(undo: [other], redo: [step]), History(undo: [step], redo: [other]),
            History(undo: [step]), History(redo: [step]), History(undo: [step, step], redo: [step]),
        ] {
            #expect(throws: LibraryEncodingFault.notAsMeant) {
                try LibraryEncoder.check(bytes, against: Self.library, wrong)
            }
        }
        #expect(throws: LibraryEncodingFault.notAsMeant) {
            try LibraryEncoder.check(bytes.dropLast(2) + [0x0A], against: Self.library, history)
        }
        #expect(throws: LibraryEncodingFault.notAsMeant) {
            try LibraryEncoder.check([], against: Self.library, history)
        }
    }
}
