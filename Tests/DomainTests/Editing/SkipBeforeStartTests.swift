import Samples
import Testing
import TrackerDomain

@Suite struct SkipBeforeStartTests {
    /// The changes of a skip of 1 to 5 March in a habit created on the 3rd, on the 8th.
    private func skipped(done: [Day] = [], skipped: [Day] = []) throws -> [Change] {
        var journal = Journal(
            library: try .holding(.habit(1, created: "2026-03-03", done: done, skipped: skipped)))
        return try journal.perform([.skip([1], on: DaySet("2026-03-01"..."2026-03-05"))], today: .today)
    }

    @Test("N22: a skip leaves out the days before the day a habit counts from")
    func leftOut() throws {
        #expect(
            try skipped() == [.tracker(1, .days(.skips, DaySet("2026-03-03"..."2026-03-05"), isAdded: true))])
    }

    @Test("N22: a habit that was done earlier counts from then")
    func doneEarlier() throws {
        #expect(
            try skipped(done: ["2026-03-02"]) == [
                .tracker(1, .days(.skips, DaySet("2026-03-02"..."2026-03-05"), isAdded: true))
            ])
        // Completions after today move no start.
        #expect(
            try skipped(done: [.tomorrow]) == [
                .tracker(1, .days(.skips, DaySet("2026-03-03"..."2026-03-05"), isAdded: true))
            ])
    }

    @Test("N22: where all days lie before it, nothing changes; what a file holds there can be taken away")
    func allBefore() throws {
        var journal = Journal(
            library: try .holding(.habit(1, created: "2026-03-03", skipped: ["2026-03-01"])))
        let before = DaySet("2026-02-01"..."2026-03-02")
        #expect(try journal.perform([.skip([1], on: before)], today: .today) == [])
        #expect(
            try journal.perform([.unskip([1], on: before)], today: .today)
                == [.tracker(1, .days(.skips, DaySet(["2026-03-01"]), isAdded: false))])
    }

    @Test("N22: each of several trackers leaves out its own days")
    func several() throws {
        var journal = Journal(
            library: try .holding(.habit(1, created: "2026-03-01"), .habit(2, created: "2026-03-05")))
        let changes = try journal.perform(
            [.skip([1, 2], on: DaySet("2026-02-28"..."2026-03-05"))], today: .today)
        #expect(
            changes == [
                .tracker(1, .days(.skips, DaySet("2026-03-01"..."2026-03-05"), isAdded: true)),
                .tracker(2, .days(.skips, DaySet(["2026-03-05"]), isAdded: true)),
            ])
    }
}
