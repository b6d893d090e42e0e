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
                .trackerEdited(1, before: run.fields, after: Tracker.event(1).fields),
                .trackerEdited(1, before: Tracker.event(1).fields, after: run.fields)
            ),
            (.completed(1, days), .uncompleted(1, days)),
            (.pinned(1), .unpinned(1)),
            (.categoryAdded(.home, at: 1), .categoryDeleted(.home, at: 1)),
            (.categoryRenamed(5, from: "A", to: "B"), .categoryRenamed(5, from: "B", to: "A")),
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
}
