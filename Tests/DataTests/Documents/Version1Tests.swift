import Samples
import TestKit
import Testing
import TrackerData
import TrackerDomain

/// The file of the original app's model, which is never generated again.
struct Version1Tests {
    private func load(_ path: String) throws -> LoadedLibrary {
        try PropertyListLibraryStore(path: path, today: Day("2026-11-20")).load()
    }

    @Test("The shipped file of version 1 reads to a pinned value")
    func pinned() throws {
        let loaded = try load(Fixture.path("Library-1.plist"))
        #expect(loaded.warnings == [.orphanCompletions(1)])
        #expect(
            loaded.library.categories == [
                Category(id: .category(1), name: "Home"), Category(id: .category(2), name: "home 2"),
                Category(id: .category(3), name: "Важное"),
            ])
        #expect(
            loaded.library.trackers == [
                Tracker.made(
                    id: .tracker(1), name: "Water the plants & cat", emoji: "❤️", color: .number(1),
                    categoryID: .category(1),
                    kind: .habit(
                        ScheduleHistory(
                            .weekdays(WeekdaySet([.sunday, .monday, .saturday])), from: Day("2025-10-14"))),
                    createdOn: Day("2025-10-14"), isPinned: true,
                    completions: DaySet([Day("2025-10-14"), Day("2025-12-31")])),
                Tracker.made(
                    id: .tracker(2), name: "Отпуск", emoji: "🏝", color: .number(18), categoryID: .category(2),
                    kind: .event, createdOn: Day("2025-11-01"),
                    completions: DaySet([Day("2025-11-01"), Day("2025-11-02")])),
                Tracker.made(
                    id: .tracker(3), name: "Run", emoji: "🙂", color: .number(7), categoryID: .category(3),
                    kind: .habit(
                        ScheduleHistory(.weekdays(WeekdaySet([.wednesday])), from: Day("2026-11-20"))),
                    createdOn: Day("2026-11-20")),
            ])
    }

    @Test("The first write keeps the old file, unchanged, as generation 0 before it makes version 7")
    func migration() throws {
        let stand = try Stand()
        let old = try FixtureBytes.read("Library-1.plist")
        try stand.folder.write(old, to: "data/Library.plist")
        let before = try stand.library
        #expect(try stand.bytes == old)
        try stand.perform(.pin(.tracker(3)))
        #expect(try stand.backup("0000000000.plist") == old)
        let after = try stand.library
        #expect(after.trackers.map(\.id) == before.trackers.map(\.id))
        #expect(after.tracker(.tracker(3))?.isPinned == true)
        #expect(after.id == .library)
        #expect(try stand.store.load().warnings == [])
        #expect(
            String(decoding: try stand.bytes, as: UTF8.self).contains(
                "<key>version</key>\n\t<integer>7</integer>"))
    }

    @Test(
        "Titles that fold to one name get numbers that nobody has",
        arguments: [
            (["A", "A", "A"], ["A", "A 2", "A 3"]),
            (["A", "a", "A 2"], ["A", "a 3", "A 2"]),
            (["ёлка", "ЕЛКА"], ["ёлка", "ЕЛКА 2"]),
            (
                [String(repeating: "x", count: 38), String(repeating: "x", count: 38)],
                [String(repeating: "x", count: 38), String(repeating: "x", count: 36) + " 2"]
            ),
        ])
    func titles(titles: [String], names: [String]) throws {
        let categories = titles.enumerated().map { number, title in
            "<dict><key>id</key><string>\(Identifier.category(UInt64(number)))</string><key>title</key><string>\(title)</string></dict>"
        }
        let stand = try Stand()
        try stand.folder.write(file(categories: categories.joined()), to: "data/Library.plist")
        #expect(try stand.library.categories.map(\.name) == names)
    }

    private func file(categories: String = "", records: String = "", trackers: String = "") -> String {
        """
        <plist version="1.0"><dict><key>version</key><integer>1</integer><key>categories</key><array>\(categories)</array>
        <key>records</key><array>\(records)</array><key>trackers</key><array>\(trackers)</array></dict></plist>
        """
    }

    private static let home =
        "<dict><key>id</key><string>\(Identifier.category(1))</string><key>title</key><string>Home</string></dict>"

    private static func tracker(
        category: Identifier = .category(1), color: String = "1", schedule: String = "<integer>1</integer>",
        name: String = "Run"
    ) -> String {
        """
        <dict><key>id</key><string>\(Identifier.tracker(1))</string><key>name</key><string>\(name)</string>
        <key>emoji</key><string>🙂</string><key>color</key><integer>\(color)</integer><key>categoryID</key>
        <string>\(category)</string><key>schedule</key><array>\(schedule)</array><key>pinned</key><false/></dict>
        """
    }

    @Test(
        "What makes no sense is refused, naming the place",
        arguments: [
            (
                tracker(category: .category(9)), "",
                UnreadableReason.fault(.missingCategory(tracker: .tracker(1)))
            ),
            (tracker(color: "19"), "", .invalid(at: "trackers › 1 › color")),
            (tracker(color: "0"), "", .invalid(at: "trackers › 1 › color")),
            (tracker(schedule: "<integer>8</integer>"), "", .invalid(at: "trackers › 1 › schedule › 1")),
            (
                tracker(schedule: "<integer>1</integer><integer>0</integer>"), "",
                .invalid(at: "trackers › 1 › schedule › 2")
            ),
            (tracker(name: " "), "", .fault(.field(.name, tracker: .tracker(1)))),
            (
                tracker(name: String(repeating: "x", count: 39)), "",
                .fault(.field(.name, tracker: .tracker(1)))
            ),
            (tracker() + tracker(), "", .fault(.duplicateID(.tracker(1)))),
            (
                tracker(),
                "<dict><key>date</key><string>2026-02-30</string><key>trackerID</key><string>\(Identifier.tracker(1))</string></dict>",
                .invalid(at: "records › 1 › date")
            ),
            (
                tracker(),
                "<dict><key>date</key><string>2026-02-20</string><key>trackerID</key><string>me</string></dict>",
                .invalid(at: "records › 1 › trackerID")
            ),
            (
                tracker(), "<dict><key>date</key><string>2026-02-20</string></dict>",
                .invalid(at: "records › 1 › trackerID")
            ),
        ])
    func refusals(trackers: String, records: String, reason: UnreadableReason) throws {
        let stand = try Stand()
        let file = file(categories: Self.home, records: records, trackers: trackers)
        try stand.folder.write(file, to: "data/Library.plist")
        #expect(throws: StoreError.unreadable(path: stand.libraryPath, reason)) { try stand.library }
        #expect(throws: StoreError.unreadable(path: stand.libraryPath, reason)) {
            try stand.perform(.pin(.tracker(1)))
        }
        #expect(stand.folder.list() == ["data/", "data/Library.plist"])
        #expect(try stand.bytes == Array(file.utf8))
    }
}
