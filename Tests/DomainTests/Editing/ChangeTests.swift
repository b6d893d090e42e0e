import Samples
import Testing
import TrackerDomain

@Suite struct ChangeTests {
    private static let run = Tracker.habit(1, "Run")
    private static let days = DaySet([.today])

    @Test(
        "UNDO-1: each change has one that takes it back",
        arguments: [
            (.added(run, at: 2), .deleted(run, at: 2)),
            (
                .tracker(1, .set(.color, from: "1", to: "18")), .tracker(1, .set(.color, from: "18", to: "1"))
            ),
            (.completed(1, days), .uncompleted(1, days)),
            (.pinned(1), .unpinned(1)),
            (.added(.home, at: 1), .deleted(.home, at: 1)),
            (.tracker(1, .moved(after: 2, from: nil)), .tracker(1, .moved(after: nil, from: 2))),
            (.category(5, .moved(after: nil, from: 6)), .category(5, .moved(after: 6, from: nil))),
            (
                .categoryOrder(
                    from: CategoryArrangement(.byName, [5, 6]), to: CategoryArrangement(.own, [6, 5])),
                .categoryOrder(
                    from: CategoryArrangement(.own, [6, 5]), to: CategoryArrangement(.byName, [5, 6]))
            ),
            (.category(5, .set(.name, from: "A", to: "B")), .category(5, .set(.name, from: "B", to: "A"))),
        ] as [(Change, Change)])
    func inverse(change: Change, inverse: Change) {
        #expect(change.inverse == inverse)
        #expect(inverse.inverse == change)
    }

    @Test("UNDO-1: a step is taken back from its end")
    func step() {
        let step = Step(
            changes: [.added(.home, at: 0), .added(Self.run, at: 0), .pinned(1)], day: .today)
        #expect(
            step.inverse
                == Step(
                    changes: [
                        .unpinned(1), .deleted(Self.run, at: 0), .deleted(.home, at: 0),
                    ],
                    day: .today))
    }

    @Test("What was set in the fields of one tracker is told as one edit; anything else stands alone")
    func acts() {
        let name = Change.tracker(1, .set(.name, from: "Run", to: "Jog"))
        let color = Change.tracker(1, .set(.color, from: "1", to: "2"))
        let other = Change.tracker(2, .set(.color, from: "1", to: "2"))
        let changes: [Change] = [
            .added(.home, at: 0), name, color, .pinned(1), .pinned(2), name, other,
            .completed(1, Self.days), .completed(2, Self.days),
        ]
        #expect(changes.groups.map(\.count) == [1, 2, 1, 1, 1, 1, 1, 1])
        #expect(changes.groups.flatMap(\.self) == changes)
        #expect(changes.map(\.flagWord) == [nil, nil, nil, "pinned", "pinned", nil, nil, nil, nil])
        #expect(Change.unpinned(1).flagWord == "unpinned")
    }
}
