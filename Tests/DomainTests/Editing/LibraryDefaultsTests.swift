import Samples
import Testing
import TrackerDomain

@Suite struct LibraryDefaultsTests {
    private static func library(emoji: [String], colors: [Int]) throws -> Library {
        let trackers = zip(emoji, colors).enumerated().map { index, look in
            Tracker.made(
                id: Identifier(high: 0, low: UInt64(index)), name: "Run", emoji: look.0,
                color: .number(look.1),
                categoryID: .home, kind: .event, createdOn: .today)
        }
        return try Library(id: 1000, categories: [.home], trackers: trackers)
    }

    private static func added(to library: Library) throws -> Tracker? {
        var journal = Journal(library: library)
        let new = NewTracker(id: 900, name: "New", category: .existing(.home), schedule: nil)
        try journal.perform([.addTracker(new)], today: .today)
        return journal.library.tracker(900)
    }

    @Test("NEW-11: the first of both palettes comes first")
    func first() throws {
        let added = try Self.added(to: Self.library(emoji: [], colors: []))
        #expect(added?.emoji == "🙂" && added?.color.number == 1)
    }

    @Test("NEW-11: the least used is taken, emoji and colour apart")
    func leastUsed() throws {
        let library = try Self.library(emoji: ["😻", "🙂", "🌺", "😻"], colors: [1, 2, 4, 4])
        #expect(library.leastUsedEmoji == "🐶")
        #expect(library.leastUsedColor.number == 3)
        let added = try Self.added(to: library)
        #expect(added?.emoji == "🐶" && added?.color.number == 3)
    }

    @Test("NEW-11: where all are used, the least used wins, the first on a tie")
    func allUsed() throws {
        let twice = Emoji.palette + Emoji.palette.filter { $0 != "🥦" && $0 != "😪" }
        let numbers = Array(1...18) + (1...18).filter { $0 != 17 && $0 != 5 }
        let library = try Self.library(emoji: twice, colors: numbers)
        #expect(library.leastUsedEmoji == "🥦")
        #expect(library.leastUsedColor.number == 5)
    }

    @Test("NEW-11: an emoji from outside the palette is never taken")
    func outsidePalette() throws {
        #expect(try Self.library(emoji: ["🏃"], colors: [1]).leastUsedEmoji == "🙂")
    }

    @Test("NEW-11: deleted trackers do not count")
    func deleted() throws {
        var journal = Journal(library: try Self.library(emoji: ["🙂"], colors: [1]))
        try journal.perform([.deleteTracker(0)], today: .today)
        #expect(journal.library.leastUsedEmoji == "🙂" && journal.library.leastUsedColor.number == 1)
    }
}
