import Samples
import Testing
import TrackerDomain

@Suite struct DeleteTrackerTests {
    @Test("MAIN-15: the tracker and its completions are gone from every screen and statistic")
    func deletes() throws {
        var journal = Journal(library: try .workedExample())
        let draw = try #require(journal.library.tracker(2))
        let changes = try journal.perform([.deleteTracker(2)], today: .today)
        #expect(changes == [.deleted(draw, at: 1)])
        #expect(journal.library.trackers.map(\.id) == [1, 3])
        #expect(journal.library.agenda(on: "2026-03-05", today: .today).total == 0)
        // Left: R on the 2nd, 4th and 7th, E on the 6th, on which R was missed. The 3rd, 5th and 8th are
        // neutral.
        let statistics = journal.library.statistics(today: .today)
        #expect(statistics.completed == 4)
        #expect(statistics.perfectDays == 2)
        #expect(statistics.averageTenths == 10)
        #expect(statistics.bestPeriod == 4)
    }

    @Test("UNDO-1: undone, it stands where it stood")
    func undone() throws {
        var journal = Journal(library: try .workedExample())
        try journal.perform([.deleteTracker(2)], today: .today)
        _ = try journal.undo()
        #expect(try journal.library == Library.workedExample())
    }

    @Test("a tracker that is not there cannot be deleted")
    func unknown() throws {
        #expect(
            try Journal(library: .workedExample()).refusal(of: .deleteTracker(9))
                == .trackerNotFound(
                    .init(text: "00000000-0000-0000-0000-000000000009", names: ["Run", "Draw", "Exam"])))
    }
}
