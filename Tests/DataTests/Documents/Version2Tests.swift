import Samples
import TestKit
import Testing
import TrackerData
import TrackerDomain

/// The form of a file of version 2: what a shipped one means, and what it becomes.
struct Version2Tests {
    private static let run = Tracker.made(
        id: .tracker(1), name: "Run", emoji: "🙂", color: .number(1), categoryID: .category(1),
        kind: .habit(
            ScheduleHistory(.weekdays(.everyDay), from: Day("2026-01-01"))
                .changing(to: .weekdays(WeekdaySet([.monday, .wednesday, .friday])), on: Day("2026-06-01"))),
        createdOn: Day("2026-01-01"), isPinned: true,
        completions: DaySet(
            [Day("2024-02-28"), Day("2024-02-29"), Day("2024-12-31")]
                + (1...31).filter { ![6, 8].contains($0) }.compactMap { Day(year: 2026, month: 1, day: $0) }
                + (1...28).compactMap { Day(year: 2026, month: 2, day: $0) } + [Day("2026-11-19")]))

    private static let trip = Tracker.made(
        id: .tracker(2), name: "Отпуск", emoji: "🌴", color: .number(18), categoryID: .category(2),
        kind: .event,
        createdOn: Day("2026-11-02"))

    private static let gone = Tracker.made(
        id: .tracker(3), name: "Gone", emoji: "😻", color: .number(2), categoryID: .category(1), kind: .event,
        createdOn: Day("2026-11-01"), completions: DaySet([Day("2026-11-03")]))

    private static let history = History(
        undo: [
            Step(changes: [.deleted(gone, at: 2)], day: Day("2026-11-18")),
            Step(
                changes: [
                    .completed(.tracker(1), DaySet([Day("2026-11-19")])),
                    .uncompleted(.tracker(1), DaySet([Day("2025-12-31"), Day("2026-01-01")])),
                ], day: Day("2026-11-19")),
            Step(
                changes: [
                    .tracker(.tracker(2), .set(.name, from: "Say \"hi\"", to: "Отпуск")),
                    .tracker(
                        .tracker(2),
                        .set(
                            .category, from: "\(Identifier.category(1))",
                            to: "\(Identifier.category(2))")),
                ], day: Day("2026-11-20")),
        ],
        redo: [Step(changes: [.pinned(.tracker(2))], day: Day("2026-11-19"))])

    private func expected() throws -> Library {
        try Library(
            id: .library,
            categories: [
                Category(id: .category(1), name: "Home"), Category(id: .category(2), name: "$null & void"),
            ],
            trackers: [Self.run, Self.trip])
    }

    @Test("The shipped file of version 2 reads to a pinned value, history included")
    func pinnedDecoding() throws {
        try ShippedFile(version: 2).expectReads(expected(), Self.history)
    }

    @Test("The same library and history, written anew, are the shipped file but for the words of its steps")
    func pinnedEncoding() throws {
        try ShippedFile(version: 2).expectWritten(expected(), Self.history, generation: 12)
    }

    @Test("The order of changes and of days does not show in the bytes")
    func stableBytes() throws {
        func bytes(_ days: [Day]) throws -> [UInt8] {
            let store = InMemoryLibraryStore(today: { Stand.today }, newIdentifier: { .library })
            _ = try store.update { (journal) throws(EditError) in
                try journal.perform(
                    [
                        .addTracker(
                            NewTracker(
                                id: .tracker(1), name: "Run", category: .named("Home", newID: .category(1)),
                                schedule: .weekdays(.weekends)))
                    ], today: Stand.today)
                journal.clearHistory()
            }
            for day in days {
                _ = try store.update { (journal) throws(EditError) in
                    try journal.perform([.complete([.tracker(1)], on: day)], today: Stand.today)
                    journal.clearHistory()
                }
            }
            return try #require(store.contents)
        }
        let days = [Day("2026-11-20"), Day("2025-01-31"), Day("2026-11-18"), Day("2026-11-19")]
        #expect(try bytes(days) == bytes(days.reversed()))
    }

    @Test(
        "Any text that was entered comes back, and Foundation can read the list",
        arguments: [
            "$null", "\\$null", "\\\\$nullx", "$nul", "<key>&amp;</key>", "\"=;>'", "]]>", "ё é e\u{301}",
            "a=\"b\" ; c > d",
        ])
    func userText(name: String) throws {
        let store = InMemoryLibraryStore(today: { Stand.today }, newIdentifier: { .library })
        let tracker = NewTracker(
            id: .tracker(1), name: name, category: .named(name, newID: .category(1)), schedule: nil)
        _ = try store.update { (journal) throws(EditError) in
            try journal.perform([.addTracker(tracker)], today: Stand.today)
            try journal.perform([.editTracker(.tracker(1), TrackerEdit(.name("x")))], today: Stand.today)
            try journal.perform([.editTracker(.tracker(1), TrackerEdit(.name(name)))], today: Stand.today)
            try journal.perform([.renameCategory(.category(1), to: "y")], today: Stand.today)
            try journal.perform([.renameCategory(.category(1), to: name)], today: Stand.today)
        }
        let journal = try store.loadJournal()
        #expect(journal.library.trackers.map { Array($0.name.utf8) } == [Array(name.utf8)])
        #expect(journal.library.categories.map { Array($0.name.utf8) } == [Array(name.utf8)])
        #expect(journal.history.undo.count == 5)
        let bytes = try #require(store.contents)
        let value = PropertyListValue(try PropertyListTape(bytes))
        #expect(try FoundationPropertyList.value(of: bytes) == value)
    }
}
