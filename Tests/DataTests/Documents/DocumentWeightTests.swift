import Samples
import TestKit
import Testing
import TrackerData
import TrackerDomain

/// The weight of a part of a history, by which it finds room: never less than its bytes.
struct DocumentWeightTests {
    private static let texts = ["Run", "<&>", "\"\\\" a & b", "👩‍👩‍👧 ё e\u{301}", "$null", "\\$null", ""]

    private func tracker(_ random: inout SeededRandom, _ days: inout SeededDays) -> Tracker {
        let texts = (0...Int.random(in: 0...30, using: &random)).map { _ in
            Self.texts.randomElement(using: &random)!
        }
        let from = (0..<Int.random(in: 0...40, using: &random)).map { Day("1990-01-31") + $0 * 29 }
        let entries = from.map { day in
            ScheduleHistory.Entry(
                from: day,
                .weekdays(
                    WeekdaySet(Weekday.allCases.filter { _ in Bool.random(using: &random) } + [.monday])))
        }
        func someDays() -> DaySet {
            // A day of each year, of as many as there are.
            var found = Bool.random(using: &random) ? days.days() : DaySet()
            let years = (1900..<1900 + Int.random(in: 0...300, using: &random)).compactMap {
                Day(year: $0, month: 6, day: 15)
            }
            found.formUnion(DaySet(years))
            return Bool.random(using: &random) ? found : DaySet(found.prefix(1))
        }
        func some<Value>(_ value: Value) -> Value? { Bool.random(using: &random) ? value : nil }
        let goals = from.map { day in
            GoalHistory.Entry(
                from: day, Goal(.atMost, .thousandths(day.number + 10_000), unit: String(texts[0].prefix(12)))
            )
        }
        return Tracker.made(
            id: .tracker(1), name: texts.joined(separator: " "), emoji: texts[0],
            color: PaletteColor.all.randomElement(using: &random)!, categoryID: .category(1),
            kind: ScheduleHistory(entries: entries).map { .habit($0) } ?? .event, createdOn: Stand.today,
            isPinned: Bool.random(using: &random), goals: some(GoalHistory(entries: goals)) ?? nil,
            status: some(.archived(since: Stand.today)) ?? .active, completions: someDays(),
            skips: some(someDays()) ?? DaySet(), pausedDays: some(someDays()) ?? DaySet(),
            amounts: DayMap(some(someDays())?.map { ($0, .thousandths(123_456_789)) } ?? []),
            notes: DayMap(some(someDays())?.map { ($0, texts[$0.number & 1 % texts.count]) } ?? []))
    }

    /// The bytes of a file whose history is changed so.
    private func size<Document: TrackerDocument>(
        as type: Document.Type, _ change: (inout Version2.HistoryOf<Document>) -> Void
    ) throws -> Int {
        let library = try Library(id: .library, categories: [], trackers: [])
        let lines = HistoryLines(History(), of: library, room: 0)
        var document = Version2.LibraryOf<Document>(library, lines, version: 2, generation: 0)
        change(&document.history!)
        return try PropertyListWriter.bytes(of: PropertyListValueEncoder.value(of: document)).count
    }

    /// The bytes that a tracker has among the removed ones.
    private func size<Document: TrackerDocument>(_ tracker: Tracker, as type: Document.Type) throws -> Int {
        let document = Document(tracker)
        return try size(as: type) { $0.removed = [document, document] }
            - size(as: type) { $0.removed = [document] }
    }

    @Test("A tracker weighs no less than it takes in any version, and little more", arguments: 1...100)
    func trackers(seed: UInt64) throws {
        var (random, days) = (SeededRandom(seed: seed), SeededDays(seed: seed))
        let tracker = tracker(&random, &days)
        for version in Versions.known.all {
            #expect(try size(tracker, as: version.tracker) <= DocumentWeight.of(tracker))
        }
        #expect(try DocumentWeight.of(tracker) < 2 * size(tracker, as: Versions.known.newest.tracker) + 100)
    }

    @Test(
        "A line weighs no less than it takes",
        arguments: texts + [String(repeating: "2026-11-20 completed ; ", count: 100)])
    func lines(line: String) throws {
        func size(_ lines: [String]) throws -> Int {
            try self.size(as: Version2.Tracker.self) { $0.undo.newest = lines }
        }
        #expect(try size([line, line]) - size([line]) <= DocumentWeight.of(line))
    }
}
