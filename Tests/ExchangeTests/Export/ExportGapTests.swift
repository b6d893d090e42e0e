import Samples
import Testing
import TrackerDomain
import TrackerExchange
import TrackerPresentation

/// What files of each format lack of what trackers have.
@Suite struct ExportGapTests {
    private func gaps(
        _ trackers: Tracker..., as format: ExportFormat = .csv, of days: ClosedRange<Day>? = nil,
        isWide: Bool = false
    ) throws -> [String] {
        let library = try Library(id: 1000, categories: [.home], trackers: trackers)
        return Export(
            library, of: days, today: .today, conventions: Conventions(language: .english), isWide: isWide
        ).gaps(in: format)
    }

    private static let whole = Tracker.habit(
        1, planned: .on(.monday), goal: "at least 5 km", status: .archived(since: .today), done: [.yesterday],
        notes: [(.yesterday, "wet")])

    @Test(
        "TAB-37: of all that a tracker has each format lacks its own part",
        arguments: [
            (.json, false, []), (.plist, false, []), (.csv, false, ["rules", "goals", "archive"]),
            (.csv, true, ["rules", "archive", "notes"]), (.markdown, false, ["rules", "goals", "archive"]),
            (.ics, false, ["rules", "goals", "archive"]),
        ] as [(ExportFormat, Bool, [String])])
    func formats(format: ExportFormat, isWide: Bool, expected: [String]) throws {
        #expect(try gaps(Self.whole, as: format, isWide: isWide) == expected)
        #expect(try gaps(.habit(2), Self.whole, .event(3), as: format, isWide: isWide) == expected)
    }

    @Test("TAB-37: what no tracker has is not missing: every day is no rule, a pause no archive")
    func nothing() throws {
        let plain = Tracker.habit(
            1, status: .paused(since: .today), done: [.yesterday], skipped: ["2026-03-05"],
            amounts: [("2026-03-04", "2")])
        for format in ExportFormat.allCases {
            for isWide in [false, true] {
                #expect(try gaps(plain, .event(2, done: [.today]), as: format, isWide: isWide) == [])
                #expect(try gaps(as: format, isWide: isWide) == [])
            }
        }
    }

    @Test("TAB-37: each of them is missing alone; a wide table has goals, the other one notes")
    func alone() throws {
        #expect(try gaps(.habit(1, goal: "at most 2")) == ["goals"])
        #expect(try gaps(.habit(1, goal: "at most 2"), isWide: true) == [])
        #expect(try gaps(.habit(1, notes: [(.today, "wet")])) == [])
        #expect(try gaps(.habit(1, notes: [(.today, "wet")]), isWide: true) == ["notes"])
        #expect(try gaps(.event(1), .habit(2, status: .archived(since: .today))) == ["archive"])
        for schedule in Schedule.ofEachKind {
            #expect(try gaps(.habit(1, planned: schedule)) == ["rules"], "\(schedule.text)")
        }
    }

    @Test("TAB-37: a rule or a goal that has passed is one, a note of other days is none")
    func past() throws {
        let rules = ScheduleHistory(.everyDay, from: "2026-03-01").changing(
            to: .on(.monday), on: "2026-03-03"
        )
        .changing(to: .everyDay, on: "2026-03-05")
        let goals = GoalHistory("at least 5 km", from: "2026-03-01").changing(to: nil, on: "2026-03-05")
        let tracker = Tracker.made(
            id: 1, name: "Run", emoji: "🙂", color: .number(1), categoryID: .home, kind: .habit(rules),
            createdOn: "2026-03-01", goals: goals, notes: DayMap([("2026-03-02", "wet")]))
        #expect(try gaps(tracker) == ["rules", "goals"])
        #expect(try gaps(tracker, isWide: true) == ["rules", "notes"])
        #expect(try gaps(tracker, of: .yesterday ... .today, isWide: true) == ["rules"])
    }
}
