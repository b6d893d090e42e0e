import TestKit
import Testing
import TrackerData
import TrackerDomain

/// Bytes that would not read as what was meant never come to be a file.
struct ReadBackTests {
    private let library = Library(id: .library)

    @Test("A history whose step no reader takes is refused")
    func history() throws {
        // A step of no changes has no words, and a line without words is no step.
        let history = History(undo: [Step(changes: [], day: Day("2026-11-20"))])
        #expect(throws: LibraryFormatFault.self) {
            try LibraryEncoder.encode(library, history: history, generation: 1)
        }
    }

    @Test("A generation that no reader takes is refused")
    func generation() throws {
        #expect(throws: LibraryFormatFault.self) {
            try LibraryEncoder.encode(library, history: History(), generation: -1)
        }
    }
}
