import Testing
import TrackerData
import TrackerDomain

/// The completions of a tracker as the text of each year, in a file of version 2.
struct CompletionTextTests {
    private func library(completions: String) throws(StoreError) -> Library {
        let text = Version2Text(completions: completions).file
        return try InMemoryLibraryStore(
            contents: Array(text.utf8), today: { Stand.today }, newIdentifier: { .library }
        ).load().library
    }

    private func days(_ completions: String) throws(StoreError) -> [String] {
        try library(completions: completions).trackers.flatMap { $0.completions.map(\.iso) }
    }

    @Test(
        "Months, days and ranges",
        arguments: [
            ("<key>2026</key><string>01:1</string>", ["2026-01-01"]),
            ("<key>2026</key><string>01:30-31 02:1</string>", ["2026-01-30", "2026-01-31", "2026-02-01"]),
            ("<key>2024</key><string>02:29</string>", ["2024-02-29"]),
            (
                "<key>1900</key><string>01:1</string><key>2199</key><string>12:31</string>",
                ["1900-01-01", "2199-12-31"]
            ),
            (
                "<key>2026</key><string>12:31</string><key>2025</key><string>12:31</string>",
                ["2025-12-31", "2026-12-31"]
            ),
            (
                "<key>2026</key><string>3:9,2-3 01:05 3:2</string>",
                ["2026-01-05", "2026-03-02", "2026-03-03", "2026-03-09"]
            ),
        ])
    func reading(completions: String, expected: [String]) throws {
        #expect(try days(completions) == expected)
    }

    @Test(
        "What is no days of a year is refused",
        arguments: [
            "", "01", "01:", "01:0", "01:32", "02:29", "04:31", "00:1", "13:1", "01:1-", "01:5-3", "01:1,",
            "01:1 ", " 01:1",
            "01:1  02:1", "01:1;2", "01:1-2-3", "01:001", "1:1\n", "01:-1", "01:1,,2", "é",
            // Neighbours of the digits, and of what may follow them.
            "A1:1", "0A:1", "01:A", "01:/", "01::", "01:1A", "01:1-A", "01:1-3A", "01:99", "01:1.2", "01;1",
            "0", "1:", "01:31-", "01:31-3", "01:1-32", "12:31,", "12:31 ",
        ])
    func refusals(text: String) {
        #expect(
            throws: StoreError.unreadable(path: "memory", .invalid(at: "trackers › 1 › completions › 2026"))
        ) {
            try library(completions: "<key>2026</key><string>\(text)</string>")
        }
    }

    @Test(
        "Years are four digits from 1900 to 2199", arguments: ["1899", "2200", "26", "02026", "+202", "year"])
    func years(year: String) {
        #expect(
            throws: StoreError.unreadable(
                path: "memory", .invalid(at: "trackers › 1 › completions › \(year)"))
        ) {
            try library(completions: "<key>\(year)</key><string>01:1</string>")
        }
    }

    @Test(
        "Days are written in runs, month by month, year by year",
        arguments: [
            (["2026-01-01"], ["2026": "01:1"]),
            (["2026-01-01", "2026-01-02"], ["2026": "01:1-2"]),
            (
                ["2026-01-01", "2026-01-03", "2026-01-04", "2026-01-05", "2026-01-31"],
                ["2026": "01:1,3-5,31"]
            ),
            (["2026-01-31", "2026-02-01", "2026-10-09", "2026-10-10"], ["2026": "01:31 02:1 10:9-10"]),
            (["2025-12-31", "2026-01-01"], ["2025": "12:31", "2026": "01:1"]),
            (
                ["1900-01-01", "2024-02-29", "2199-12-31"],
                ["1900": "01:1", "2024": "02:29", "2199": "12:31"]
            ),
        ])
    func writing(days: [String], texts: [String: String]) throws {
        let tracker = Tracker(
            id: .tracker(1), name: "Run", emoji: "🙂", color: .number(1), categoryID: .category(1),
            kind: .event,
            createdOn: Stand.today, completions: DaySet(days.compactMap { Day(iso: $0) }))
        let library = try Library(
            id: .library, categories: [Category(id: .category(1), name: "Home")], trackers: [tracker])
        let bytes = try LibraryEncoder.encode(library, history: History(), generation: 1)
        let root = try PropertyListTape(bytes).root
        let document = try #require(root.value(of: "trackers")).items[0]
        let completions = try #require(document.value(of: "completions")).entries
        #expect(
            try completions.map { [$0.key, try $0.value.text] }
                == texts.sorted { $0.key < $1.key }.map { [$0.key, $0.value] })
    }

    @Test("Two hundred random sets of days come back as they were")
    func roundTrip() throws {
        var random = SeededDays(seed: 7)
        for _ in 0..<200 {
            let days = random.days()
            let text = days.reduce(into: [Int: [String]]()) { years, day in
                years[day.year, default: []].append("\(day.month):\(day.day)")
            }
            let spelled = text.map {
                "<key>\($0.key)</key><string>\($0.value.joined(separator: " "))</string>"
            }.joined()
            let read = try library(completions: spelled)
            #expect(read.trackers.map(\.completions) == [days])
            let bytes = try LibraryEncoder.encode(read, history: History(), generation: 1)
            let store = InMemoryLibraryStore(
                contents: bytes, today: { Stand.today }, newIdentifier: { .library })
            #expect(try store.load().library == read)
        }
    }
}
