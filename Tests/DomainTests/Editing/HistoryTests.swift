import Samples
import Testing
import TrackerDomain

@Suite struct HistoryTests {
    private static func steps(_ numbers: ClosedRange<UInt64>) -> [Step] {
        numbers.map { Step(changes: [.pinned(Identifier(high: 0, low: $0))], day: .today) }
    }

    @Test("UNDO-1: the last 100 steps of a file are taken")
    func limit() {
        let history = History(undo: Self.steps(1...130))
        #expect(history.undo == Self.steps(31...130))
        #expect(History(undo: Self.steps(1...100)).undo == Self.steps(1...100))
    }

    @Test("a history is empty without steps to undo and to redo")
    func empty() {
        #expect(History().isEmpty)
        #expect(!History(undo: Self.steps(1...1)).isEmpty)
        #expect(!History(redo: Self.steps(1...1)).isEmpty)
    }
}
