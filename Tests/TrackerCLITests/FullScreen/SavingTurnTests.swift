import Testing
import TrackerCLI

@Suite("Marks are saved after their frame: once no key waits, within two seconds") struct SavingTurnTests {
    private static let start = ContinuousClock.now

    /// A frame at a time after the start, and what it is to be followed by.
    private struct Frame {
        let milliseconds: Int
        let isSaving: Bool
        let mayWait: Bool
        let saves: Bool
        let deadline: Int?
    }

    private func expect(_ frames: [Frame], sourceLocation: SourceLocation = #_sourceLocation) {
        var turn = SavingTurn()
        for frame in frames {
            let saves = turn.comes(
                isSaving: frame.isSaving, mayWait: frame.mayWait,
                at: Self.start + .milliseconds(frame.milliseconds))
            #expect(saves == frame.saves, "\(frame)", sourceLocation: sourceLocation)
            #expect(
                turn.deadline == frame.deadline.map { Self.start + .milliseconds($0) }, "\(frame)",
                sourceLocation: sourceLocation)
        }
    }

    @Test("Without marks nothing is saved, and without keys at once")
    func idle() {
        expect([
            Frame(milliseconds: 0, isSaving: false, mayWait: false, saves: false, deadline: nil),
            Frame(milliseconds: 0, isSaving: true, mayWait: false, saves: true, deadline: nil),
        ])
    }

    @Test("LIVE-2: keys that wait come first, but no longer than two seconds after the first mark")
    func keys() {
        let keys = (0..<20).map {
            Frame(milliseconds: 100 * $0, isSaving: true, mayWait: true, saves: false, deadline: 2000)
        }
        expect(
            keys + [
                Frame(milliseconds: 2000, isSaving: true, mayWait: true, saves: true, deadline: nil),
                // The next mark has its own two seconds.
                Frame(milliseconds: 3000, isSaving: true, mayWait: true, saves: false, deadline: 5000),
            ])
    }

    @Test("What something else has saved meanwhile is forgotten")
    func savedMeanwhile() {
        expect([
            Frame(milliseconds: 0, isSaving: true, mayWait: true, saves: false, deadline: 2000),
            Frame(milliseconds: 1000, isSaving: false, mayWait: true, saves: false, deadline: nil),
            Frame(milliseconds: 2000, isSaving: true, mayWait: true, saves: false, deadline: 4000),
        ])
    }
}
