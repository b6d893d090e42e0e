import Samples
import Testing
import TrackerDomain

@Suite struct ChangeTests {
    private static let run = Tracker.habit(1, "Run")
    private static let days = DaySet([.today])

    @Test(
        "UNDO-1: each change has one that takes it back",
        arguments: [
            (.trackerAdded(run, at: 2), .trackerDeleted(run, at: 2)),
            (
                .trackerSet(1, .color, from: "1", to: "18"), .trackerSet(1, .color, from: "18", to: "1")
            ),
            (.completed(1, days), .uncompleted(1, days)),
            (.pinned(1), .unpinned(1)),
            (.categoryAdded(.home, at: 1), .categoryDeleted(.home, at: 1)),
            (.trackerMoved(1, after: 2, from: nil), .trackerMoved(1, after: nil, from: 2)),
            (.categoryMoved(5, after: nil, from: 6), .categoryMoved(5, after: 6, from: nil)),
            (
                .categoriesOrdered(
                    from: CategoryArrangement(.byName, [5, 6]), to: CategoryArrangement(.own, [6, 5])),
                .categoriesOrdered(
                    from: CategoryArrangement(.own, [6, 5]), to: CategoryArrangement(.byName, [5, 6]))
            ),
            (.categorySet(5, .name, from: "A", to: "B"), .categorySet(5, .name, from: "B", to: "A")),
        ] as [(Change, Change)])
    func inverse(change: Change, inverse: Change) {
        #expect(change.inverse == inverse)
        #expect(inverse.inverse == change)
    }

    @Test("UNDO-1: a step is taken back from its end")
    func step() {
        let step = Step(
            changes: [.categoryAdded(.home, at: 0), .trackerAdded(Self.run, at: 0), .pinned(1)], day: .today)
        #expect(
            step.inverse
                == Step(
                    changes: [
                        .unpinned(1), .trackerDeleted(Self.run, at: 0), .categoryDeleted(.home, at: 0),
                    ],
                    day: .today))
    }

    @Test("What was set in the fields of one tracker is told as one edit; anything else stands alone")
    func acts() {
        let name = Change.trackerSet(1, .name, from: "Run", to: "Jog")
        let color = Change.trackerSet(1, .color, from: "1", to: "2")
        let other = Change.trackerSet(2, .color, from: "1", to: "2")
        let changes: [Change] = [
            .categoryAdded(.home, at: 0), name, color, .pinned(1), .pinned(2), name, other,
            .completed(1, Self.days), .completed(2, Self.days),
        ]
        #expect(changes.groups.map(\.count) == [1, 2, 1, 1, 1, 1, 1, 1])
        #expect(changes.groups.flatMap(\.self) == changes)
        #expect(changes.map(\.flagWord) == [nil, nil, nil, "pinned", "pinned", nil, nil, nil, nil])
        #expect(Change.unpinned(1).flagWord == "unpinned")
    }
}
