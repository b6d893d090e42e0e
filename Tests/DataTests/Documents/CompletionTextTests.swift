import Samples
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
        try library(completions: completions).trackers.flatMap { $0.marks.map(\.iso) }
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
        #expect(
            try written(DaySet(days.compactMap { Day(iso: $0) }))
                == texts.sorted { $0.key < $1.key }.map { [$0.key, $0.value] })
    }

    @Test("Whole years, and months of as many runs as make the longest text")
    func longTexts() throws {
        let (first, last) = (Day("2023-01-01"), Day("2024-12-31"))
        #expect(
            try written(DaySet(first...last)) == [
                [
                    "2023",
                    "01:1-31 02:1-28 03:1-31 04:1-30 05:1-31 06:1-30"
                        + " 07:1-31 08:1-31 09:1-30 10:1-31 11:1-30 12:1-31",
                ],
                [
                    "2024",
                    "01:1-31 02:1-29 03:1-31 04:1-30 05:1-31 06:1-30"
                        + " 07:1-31 08:1-31 09:1-30 10:1-31 11:1-30 12:1-31",
                ],
            ])
        let pairs = "1-2,4-5,7-8,10-11,13-14,16-17,19-20,22-23,25-26,28"
        let (of28, of30, of31) = (pairs, pairs + "-29", pairs + "-29,31")
        func year(february: String) -> String {
            "01:\(of31) 02:\(february) 03:\(of31) 04:\(of30) 05:\(of31) 06:\(of30)"
                + " 07:\(of31) 08:\(of31) 09:\(of30) 10:\(of31) 11:\(of30) 12:\(of31)"
        }
        #expect(
            try written(DaySet((first...last).filter { !$0.day.isMultiple(of: 3) })) == [
                ["2023", year(february: of28)], ["2024", year(february: of30)],
            ])
    }

    /// The years of a written tracker with their texts, in the order of the file.
    private func written(_ days: DaySet) throws -> [[String]] {
        let tracker = Tracker.made(
            id: .tracker(1), name: "Run", emoji: "🙂", color: .number(1), categoryID: .category(1),
            kind: .event,
            createdOn: Stand.today, completions: days)
        let library = try Library(
            id: .library, categories: [Category(id: .category(1), name: "Home")], trackers: [tracker])
        let bytes = try LibraryEncoder.encode(library, history: History(), generation: 1)
        let root = try PropertyListTape(bytes).root
        let document = try #require(root.value(of: "trackers")).items[0]
        let completions = try #require(document.value(of: "completions"))
        return try completions.keyNodes.map { [root.tape.text(at: $0), root.tape.text(at: $0 + 1)] }
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
            #expect(read.trackers.map(\.marks) == [days])
            let bytes = try LibraryEncoder.encode(read, history: History(), generation: 1)
            let store = InMemoryLibraryStore(
                contents: bytes, today: { Stand.today }, newIdentifier: { .library })
            #expect(try store.load().library == read)
        }
    }
}
