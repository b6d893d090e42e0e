import Samples
import TestKit
import Testing
import TrackerDomain
import TrackerExchange
import TrackerPresentation

/// The days of a calendar beside what the rules say of each day by itself.
struct CalendarDaysTests {
    private static let rules = [
        "mon,wed,fri", "sun", "every 3 days from 2026-01-02", "month 1,31", "3 a week", "2 a month",
    ]

    @Test(
        "EXP-5: a day with an entry stands in the place of the plan of its rule, or by itself",
        arguments: 1...40)
    func days(seed: Int) throws {
        var random = SeededRandom(seed: UInt64(seed))
        let tracker = try Self.tracker(&random)
        guard case .habit(let history) = tracker.kind else { return }
        let found = PlainCalendar(try Library.holding(tracker).exported(as: .ics)).components
            .filter { $0["RRULE"] == nil }
        var days = tracker.marks
        days.formUnion(tracker.amounts.days)
        days.formUnion(tracker.notes.days)
        #expect(found.map { $0["DTSTART;VALUE=DATE"] } == days.map(Self.compact))
        let lastPlanned = tracker.status.since.map { $0 - 1 } ?? .latest
        for (day, component) in zip(days, found) {
            let isPlanned =
                day >= tracker.startDay(today: "2026-03-08") && day <= lastPlanned
                && history[day].isPlannedByCalendar(on: day) ?? false
            #expect((component["RECURRENCE-ID;VALUE=DATE"] == Self.compact(day)) == isPlanned, "\(day)")
            #expect((component["UID"]?.hasSuffix("-on-\(Self.compact(day))@tracker") ?? false) != isPlanned)
            let isOff = tracker.skips.contains(day) || tracker.pausedDays.contains(day)
            let isDone = tracker.marks.contains(day)
            let status = isDone ? "CONFIRMED" : isOff ? "CANCELLED" : isPlanned ? "TENTATIVE" : "FINAL"
            #expect(component["STATUS"] == status, "\(day)")
            #expect(component.name == (status == "FINAL" ? "VJOURNAL" : "VEVENT"))
            #expect(component["SUMMARY"] == (isDone ? "✓ 🙂 Run" : "🙂 Run"))
            let texts = [tracker.amounts[day].map { "\($0.text) km" }, tracker.notes[day]?.text]
            let description = texts.compactMap(\.self).joined(separator: "\\n")
            #expect(component["DESCRIPTION"] ?? "" == description)
        }
    }

    @Test("EXP-5: a calendar is made a tracker at a time, and the same each time")
    func pieces() throws {
        let library = try Library.holding(.habit(1, done: ["2026-03-02"]), .habit(2), .event(3))
        let export = Export(library, today: "2026-03-08", conventions: Conventions(language: .english))
        let pieces = try export.pieces(as: .ics)
        #expect(Array(pieces).count == 5)
        #expect(Array(pieces) == Array(pieces))
        #expect(Array(pieces.joined()) == Array(try library.exported(as: .ics).utf8))
    }

    private static func compact(_ day: Day) -> String { day.iso.replacing("-", with: "") }

    /// A habit of some rules one after another, with days of every kind in its first months.
    private static func tracker(_ random: inout SeededRandom) throws -> Tracker {
        let start: Day = "2026-01-01"
        var history = ScheduleHistory(try rule(&random), from: start)
        for from in [20, 33, 34] where Bool.random(using: &random) {
            history = history.changing(to: try rule(&random), on: start + from)
        }
        func days(oneOf count: Int) -> [Day] {
            (start...start + 60).filter { _ in Int.random(in: 0..<count, using: &random) == 0 }
        }
        let statuses: [TrackerStatus] = [.active, .paused(since: start + 50), .archived(since: start + 45)]
        return .made(
            id: 1, name: "Run", emoji: "🙂", color: .number(1), categoryID: .home, kind: .habit(history),
            createdOn: start, goals: GoalHistory(Goal.value(ofText: "at least 5 km")!, from: start),
            status: statuses.randomElement(using: &random)!, completions: DaySet(days(oneOf: 2)),
            skips: DaySet(days(oneOf: 6)), pausedDays: DaySet(days(oneOf: 8)),
            amounts: DayMap(days(oneOf: 5).map { ($0, "2.5") }),
            notes: DayMap(days(oneOf: 5).map { ($0, "Rain") }))
    }

    private static func rule(_ random: inout SeededRandom) throws -> Schedule {
        .rule(rules.randomElement(using: &random)!)
    }
}
