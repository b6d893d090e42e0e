import Samples
import Testing
import TrackerData
import TrackerDomain

/// The form of a file of version 4, with named steps: what a shipped one means, and what it becomes.
struct Version4Tests {
    static let (one, two, three) = (Identifier.tracker(1), Identifier.tracker(2), Identifier.tracker(3))
    private static let run = Tracker.made(
        id: one, name: "Run", emoji: "🙂", color: .number(1), categoryID: .category(1),
        kind: .habit(ScheduleHistory(.weekdays(.weekdays), from: Day("2026-11-02"))),
        createdOn: Day("2026-11-02"),
        goals: GoalHistory(Goal(.atLeast, .thousandths(5000), unit: "km"), from: Day("2026-11-02")),
        completions: DaySet([Day("2026-11-03"), Day("2026-11-04")]), skips: DaySet([Day("2026-11-05")]),
        amounts: DayMap([(Day("2026-11-03"), .thousandths(7250))]),
        notes: DayMap([(Day("2026-11-03"), "Say \"hi\"; > $null")]))
    private static let trip = Tracker.made(
        id: three, name: "Отпуск & море", emoji: "🌴", color: .number(18), categoryID: .category(2),
        kind: .event, createdOn: Day("2026-11-02"), completions: DaySet([Day("2026-11-03")]))

    private static func library(_ trackers: Tracker...) throws -> Library {
        try Library(
            id: .category(9),
            categories: [
                Category(id: .category(1), name: "Home"), Category(id: .category(2), name: "Out <far>"),
            ], trackers: trackers)
    }

    /// Every kind of change there is, after an import and before a restore.
    private static func edits() throws -> [[Edit]] {
        [
            [.merge(try library(run, trip))],
            [
                .addTracker(
                    NewTracker(
                        id: two, name: "Read", category: .named("Books", newID: .category(3)),
                        schedule: .quota(Quota(3, in: .week)!), startingOn: Day("2026-11-10"), .emoji("😻"),
                        .color(.number(2)), .pinned(true)))
            ],
            [
                .editTracker(
                    one,
                    TrackerEdit(
                        .name("Run = \"far\" ; > \\"), .category(.existing(.category(3))), .emoji("🐶"),
                        .color(.number(3)), .schedule(.interval(DayGrid(every: 3, from: Day("2026-11-20"))!)),
                        .goal(nil), completing: [Day("2026-11-20")]))
            ],
            [.pin(one), .unpin(two)],
            [.complete([one, two], on: Day("2026-11-19"))], [.uncomplete([two], on: Day("2026-11-19"))],
            [.amount(AmountEdit(.set, .thousandths(2500)), of: one, on: DaySet([Day("2026-11-04")]))],
            [.note("Rain", of: two, on: Day("2026-11-18")), .note(nil, of: one, on: Day("2026-11-03"))],
            [.skip([two], on: DaySet([Day("2026-11-17")])), .unskip([one], on: DaySet([Day("2026-11-05")]))],
            [.pause([two], from: Day("2026-11-12"))], [.resume([two])], [.archive([two])],
            [.renameCategory(.category(2), to: ">"), .addCategory(id: .category(4), name: "Empty")],
            [.deleteCategory(.category(2)), .deleteCategory(.category(4))],
            [.restore(try library(run))],
        ]
    }

    /// The library of all these edits, and another import that was undone.
    static func journal() throws -> Journal {
        var journal = Journal(library: Library(id: .library))
        for edits in try edits() { try journal.perform(edits, today: Stand.today) }
        try journal.perform([.merge(library(trip)), .merge(library(run))], today: Stand.today)
        _ = try journal.undo()
        return journal
    }

    @Test("The shipped file of version 4 reads to a pinned value, history included")
    func pinnedDecoding() throws {
        let journal = try Self.journal()
        try ShippedFile(version: 4).expectReads(journal.library, journal.history)
    }

    @Test("The same library and history, written anew, are the shipped file but for the words of its steps")
    func pinnedEncoding() throws {
        let journal = try Self.journal()
        try ShippedFile(version: 4).expectWritten(journal.library, journal.history, generation: 4)
    }
}
