import Samples
import Testing
import TrackerDomain

@Suite struct PinEditTests {
    @Test("MAIN-13: pinned and unpinned, each once")
    func pins() throws {
        var journal = Journal(library: try .workedExample())
        let pinned = try journal.perform([.pin(2)], today: .today)
        #expect(pinned == [.pinned(2)])
        #expect(journal.library.trackers.map(\.isPinned) == [false, true, false])
        let again = try journal.perform([.pin(2)], today: .today)
        #expect(again == [] && journal.history.undo.count == 1)
        let unpinned = try journal.perform([.unpin(2)], today: .today)
        #expect(unpinned == [.unpinned(2)])
        #expect(try journal.library == Library.workedExample())
        let never = try journal.perform([.unpin(2)], today: .today)
        #expect(never == [] && journal.history.undo.count == 2)
    }

    @Test("a tracker that is not there cannot be pinned", arguments: [Edit.pin(9), .unpin(9)])
    func unknown(_ edit: Edit) throws {
        #expect(
            try Journal(library: .workedExample()).refusal(of: edit)
                == .trackerNotFound(
                    .init(text: "00000000-0000-0000-0000-000000000009", names: ["Run", "Draw", "Exam"])))
    }
}
