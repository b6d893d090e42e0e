import Samples
import Testing
import TrackerData
import TrackerDomain

/// What a file of version 7 has: the rule whenever.
struct Version7Tests {
    /// Coffee, every day until it has no plan, with the step that took the plan away.
    private static func journal() throws -> Journal {
        let coffee = Tracker.made(
            id: .tracker(1), name: "Coffee", emoji: "🙂", color: .number(1), categoryID: .category(1),
            kind: .habit(ScheduleHistory(.everyDay, from: "2026-10-01")), createdOn: "2026-10-01",
            completions: DaySet(["2026-10-18", "2026-11-03", "2026-11-12"]),
            amounts: DayMap([("2026-11-12", "2")]))
        var journal = Journal(
            library: try Library(
                id: .library, categories: [Category(id: .category(1), name: "Home")], trackers: [coffee]))
        try journal.perform(
            [.editTracker(.tracker(1), TrackerEdit(.schedule(.whenever)))], today: "2026-11-05")
        return journal
    }

    @Test("The shipped file of version 7 reads to a pinned value, and its value gives its bytes")
    func pinned() throws {
        let journal = try Self.journal()
        try ShippedFile(version: 7).expectReads(journal.library, journal.history)
        try ShippedFile(version: 7).expectWritten(journal.library, journal.history, generation: 7)
        #expect(journal.library.trackers[0].schedule(on: "2026-11-05") == .whenever)
    }

    @Test("WHEN-4: the rule is a text of its own, and no other one is it")
    func text() {
        #expect(Schedule(text: "whenever") == .whenever && Schedule.whenever.text == "whenever")
        for text in ["Whenever", "whenever ", " whenever", "when", "whenever,mon"] {
            #expect(Schedule(text: text) == nil)
        }
    }
}
