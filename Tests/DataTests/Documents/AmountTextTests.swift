import Samples
import TestKit
import Testing
import TrackerData
import TrackerDomain

/// The amounts of a tracker as the text of each year, in a file of version 3.
struct AmountTextTests {
    private func amounts(_ entries: String) throws -> [String] {
        var text = Version2Text()
        text.version = "<integer>3</integer>"
        text.trackerExtra = "<key>amounts</key><dict>\(entries)</dict>"
        let library = try InMemoryLibraryStore(
            contents: Array(text.file.utf8), today: { Stand.today }, newIdentifier: { .library }
        ).load().library
        return library.trackers.flatMap { $0.amounts.entries.map { "\($0.day) \($0.value.inThousandths)" } }
    }

    private func year(_ text: String) throws -> [String] {
        try amounts("<key>2026</key><string>\(text)</string>")
    }

    @Test(
        "Months, days and how much, in thousandths",
        arguments: [
            ("01:3=5,4=2.5 02:1=7.25", ["2026-01-03 5000", "2026-01-04 2500", "2026-02-01 7250"]),
            ("01:1=0", ["2026-01-01 0"]), ("01:1=0.001", ["2026-01-01 1"]),
            ("12:31=1000000", ["2026-12-31 1000000000"]), ("12:31=1000000.000", ["2026-12-31 1000000000"]),
            ("12:31=999999.999", ["2026-12-31 999999999"]),
            // A text as a person might write it.
            (
                "2:28=07.50 1:2=1,1=2 02:1=3",
                [
                    "2026-01-01 2000", "2026-01-02 1000", "2026-02-01 3000", "2026-02-28 7500",
                ]
            ),
        ])
    func reading(text: String, expected: [String]) throws {
        #expect(try year(text) == expected)
    }

    @Test("Years follow one another, whatever their order in the file")
    func years() throws {
        let text =
            "<key>2199</key><string>12:31=3</string><key>1900</key><string>01:1=1</string>"
            + "<key>2024</key><string>02:29=2,1=4 12:31=5</string>"
        #expect(
            try amounts(text) == [
                "1900-01-01 1000", "2024-02-01 4000", "2024-02-29 2000", "2024-12-31 5000", "2199-12-31 3000",
            ])
    }

    @Test(
        "What is no amounts of a year is refused, with its place",
        arguments: [
            "", "01", "01:", "01:1", "01:1=", "01:=5", "01:0=5", "01:32=5", "02:29=5", "04:31=5", "00:1=5",
            "13:1=5", "01:1=5,", "01:1=5 ", " 01:1=5", "01:1=5  02:1=5", "01:1=5,,2=5", "01:1-2=5", "01:1=-5",
            "01:1=+5", "01:1=5.", "01:1=.5", "01:1=1.2345", "01:1=1000000.001", "01:1=1000001",
            "01:1=10000000",
            "01:1=12345678", "01:1=99999999999999999999", "01:1=1e3", "01:1=2,5", "01:1= 5", "01:1=5;2=5",
            "01:001=5", "01:1==5", "01:1=5\n", "01:1=٥", "é", "=", ":", ",", "01:1=5.0.0",
            // A day that stands there twice.
            "01:1=5,1=5", "01:1=5,1=6", "01:1=5 02:1=5 01:1=6",
        ])
    func refusals(text: String) {
        #expect(
            throws: StoreError.unreadable(path: "memory", .invalid(at: "trackers › 1 › amounts › 2026"))
        ) {
            try year(text)
        }
    }

    @Test("Years are four digits from 1900 to 2199", arguments: ["1899", "2200", "26", "02026", "year", ""])
    func years(year: String) {
        let path = ["trackers › 1 › amounts", year].filter { !$0.isEmpty }.joined(separator: " › ")
        #expect(throws: StoreError.unreadable(path: "memory", .invalid(at: path))) {
            try amounts("<key>\(year)</key><string>01:1=1</string>")
        }
    }

    @Test("What a text says is what an amount by itself says, and what is no amount is refused")
    func sameAsAmounts() throws {
        var random = SeededRandom(seed: 3)
        for _ in 0..<2000 {
            let text = String(
                (0..<Int.random(in: 1...9, using: &random)).map { _ in
                    "0123456789.".randomElement(using: &random)!
                })
            let known = Amount(text: text).map { ["2026-01-01 \($0.inThousandths)"] }
            #expect((try? year("01:1=\(text)")) == known, "\(text)")
        }
    }

    @Test("Amounts are written month by month, year by year, each as short as can be")
    func writing() throws {
        let amounts: [(String, Int)] = [
            ("1900-01-01", 1000), ("2024-02-29", 1), ("2024-12-31", 10), ("2025-01-01", 1100),
            ("2026-01-31", 1_000_000_000), ("2026-02-09", 999_999_990), ("2026-10-09", 0),
            ("2026-10-10", 10_250), ("2199-12-31", 2500),
        ]
        let map = DayMap(amounts.map { (Day(iso: $0.0)!, Amount.thousandths($0.1)) })
        #expect(
            Version3.Keys(tracker(map)).amounts == [
                "1900": "01:1=1", "2024": "02:29=0.001 12:31=0.01", "2025": "01:1=1.1",
                "2026": "01:31=1000000 02:9=999999.99 10:9=0,10=10.25", "2199": "12:31=2.5",
            ])
        #expect(Version3.Keys(tracker(DayMap())).amounts == nil)
    }

    @Test("A hundred random sets of amounts come back as they were")
    func roundTrip() throws {
        var (random, days) = (SeededRandom(seed: 9), SeededDays(seed: 9))
        for _ in 0..<100 {
            let map = DayMap(
                days.days().map {
                    ($0, Amount.thousandths(Int.random(in: 0...1_000_000_000, using: &random)))
                })
            let tracker = tracker(map)
            #expect(try Version3.Tracker(tracker).tracker() == tracker)
        }
    }

    private func tracker(_ amounts: DayMap<Amount>) -> Tracker {
        Tracker.made(
            id: .tracker(1), name: "Run", emoji: "🙂", color: .number(1), categoryID: .category(1),
            kind: .habit(ScheduleHistory(.everyDay, from: Stand.today)), createdOn: Stand.today,
            amounts: amounts)
    }
}
