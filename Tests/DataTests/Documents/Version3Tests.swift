import Samples
import Testing
import TrackerData
import TrackerDomain

/// The form of a file of version 3: what a shipped one means, and what it becomes.
struct Version3Tests {
    private static let run = Tracker.made(
        id: .tracker(1), name: "Run", emoji: "🙂", color: .number(1), categoryID: .category(1),
        kind: .habit(
            ScheduleHistory(entries: [
                .init(from: Day("2025-12-31"), .weekdays(WeekdaySet([.monday, .wednesday, .friday]))),
                .init(from: Day("2026-03-01"), .interval(DayGrid(every: 3, from: Day("2026-03-02"))!)),
                .init(from: Day("2026-10-01"), .quota(Quota(3, in: .week)!)),
            ])!),
        createdOn: Day("2025-12-31"), isPinned: true,
        goals: GoalHistory(entries: [
            .init(from: Day("2025-12-31"), Goal(.atLeast, .thousandths(5000), unit: "km")),
            .init(from: Day("2026-03-01"), nil),
            .init(from: Day("2026-10-01"), Goal(.atLeast, .thousandths(100), unit: "km")),
        ]),
        completions: DaySet([Day("2025-12-31"), Day("2026-01-03"), Day("2026-02-01")]),
        skips: DaySet([Day("2025-12-30"), Day("2026-01-05"), Day("2026-01-06")]),
        pausedDays: DaySet(Day("2026-07-01")...Day("2026-08-01")),
        amounts: DayMap([
            (Day("2025-12-31"), .thousandths(5000)), (Day("2026-01-03"), .thousandths(5000)),
            (Day("2026-01-04"), .thousandths(2500)), (Day("2026-02-01"), .thousandths(7250)),
            (Day("2026-11-19"), .thousandths(125)),
        ]),
        notes: DayMap([
            (Day("2026-01-04"), "$null & \"rain\""), (Day("2026-12-24"), "Лыжи <утром>"),
        ]))

    private static let coffee = Tracker.made(
        id: .tracker(2), name: "Coffee", emoji: "😻", color: .number(2), categoryID: .category(1),
        kind: .habit(
            ScheduleHistory(entries: [
                .init(from: Day("2026-11-01"), .monthDays(MonthDaySet([1, 15, 31]))),
                .init(from: Day("2026-11-15"), .quota(Quota(2, in: .month)!)),
            ])!),
        createdOn: Day("2026-11-01"),
        goals: GoalHistory(Goal(.atMost, .thousandths(2000), unit: "coffees"), from: Day("2026-11-01")),
        status: .paused(since: Day("2026-11-20")))

    private static let trip = Tracker.made(
        id: .tracker(3), name: "Отпуск", emoji: "🌴", color: .number(18), categoryID: .category(1),
        kind: .event, createdOn: Day("2026-11-02"), status: .archived(since: Day("2026-11-03")))

    private static let gone = Tracker.made(
        id: .tracker(4), name: "Gone", emoji: "🐶", color: .number(3), categoryID: .category(1),
        kind: .habit(
            ScheduleHistory(
                .quota(Quota(4, in: .days(DayGrid(every: 10, from: Day("2026-11-19"))!))!),
                from: Day("2026-11-19"))),
        createdOn: Day("2026-11-19"), goals: GoalHistory(Goal(.atMost, .zero), from: Day("2026-11-19")),
        status: .archived(since: Day("2026-11-23")), completions: DaySet([Day("2026-11-20")]),
        skips: DaySet([Day("2026-11-22")]), pausedDays: DaySet([Day("2026-11-21")]),
        amounts: DayMap([(Day("2026-11-20"), .most)]), notes: DayMap([(Day("2026-11-20"), "Rain")]))

    private static let swim = Tracker.made(
        id: .tracker(5), name: "Swim", emoji: "🌺", color: .number(4), categoryID: .category(1),
        kind: .habit(ScheduleHistory(.quota(Quota(3, in: .week)!), from: Day("2026-11-18"))),
        createdOn: Day("2026-11-18"),
        goals: GoalHistory(entries: [
            .init(from: Day("2026-11-18"), Goal(.atLeast, .thousandths(5000), unit: "km")),
            .init(from: Day("2026-11-19"), nil),
        ]),
        status: .paused(since: Day("2026-11-18")),
        completions: DaySet([Day("2025-12-31"), Day("2026-01-03")]),
        skips: DaySet([Day("2025-12-31"), Day("2026-01-01"), Day("2026-01-02"), Day("2026-02-03")]),
        pausedDays: DaySet([Day("2026-03-04")]),
        amounts: DayMap([
            (Day("2026-01-03"), .thousandths(5000)), (Day("2026-01-04"), .thousandths(2500)),
            (Day("2026-02-01"), .thousandths(7250)),
        ]),
        notes: DayMap([(Day("2026-11-18"), "Say \"hi\"; > $null")]))

    private static let undo: [(day: Day, changes: [Change])] = [
        (Day("2026-11-18"), [.added(swim, at: 3)]),
        (Day("2026-11-19"), [.deleted(swim, at: 3)]),
        (
            Day("2026-11-19"),
            [
                .tracker(
                    .tracker(1),
                    .days(
                        .skips, DaySet([Day("2025-12-30"), Day("2026-01-05"), Day("2026-01-06")]),
                        isAdded: true)),
                .tracker(.tracker(2), .days(.skips, DaySet([Day("2026-11-02")]), isAdded: false)),
            ]
        ),
        (
            Day("2026-11-19"),
            [
                .tracker(
                    .tracker(1),
                    .days(.pausedDays, DaySet(Day("2026-07-01")...Day("2026-08-01")), isAdded: true)),
                .tracker(.tracker(1), .set(.status, from: "paused 2026-07-01", to: "active")),
            ]
        ),
        (
            Day("2026-11-19"),
            [.tracker(.tracker(2), .days(.pausedDays, DaySet([Day("2026-11-03")]), isAdded: false))]
        ),
        (
            Day("2026-11-19"),
            [
                .tracker(.tracker(1), .value(.amount, on: Day("2026-11-19"), from: nil, to: "5")),
                .completed(.tracker(1), DaySet([Day("2026-11-19")])),
            ]
        ),
        (
            Day("2026-11-19"),
            [.tracker(.tracker(1), .value(.amount, on: Day("2026-11-19"), from: "5", to: "0.125"))]
        ),
        (
            Day("2026-11-19"),
            [.tracker(.tracker(2), .value(.amount, on: Day("2026-11-18"), from: "1000000", to: nil))]
        ),
        (
            Day("2026-11-19"),
            [
                .tracker(
                    .tracker(1),
                    .value(.note, on: Day("2026-01-04"), from: "a; > \\ \"b\"", to: "$null & \"rain\""))
            ]
        ),
        (
            Day("2026-11-19"),
            [
                .tracker(.tracker(1), .value(.note, on: Day("2026-12-24"), from: nil, to: "Лыжи <утром>")),
                .tracker(.tracker(2), .value(.note, on: Day("2026-11-01"), from: "Rain", to: nil)),
            ]
        ),
        (Day("2026-11-20"), [.tracker(.tracker(2), .set(.name, from: "Tea", to: "Coffee"))]),
        (
            Day("2026-11-20"),
            [
                .tracker(
                    .tracker(2),
                    .set(
                        .goal, from: "2026-11-01:at most 3 coffees\n2026-11-02:none",
                        to: "2026-11-01:at most 2 coffees"))
            ]
        ),
        (Day("2026-11-20"), [.deleted(gone, at: 3)]),
    ]

    private static let history = History(
        undo: undo.map { Step(changes: $0.changes, day: $0.day) },
        redo: [
            Step(
                changes: [.tracker(.tracker(3), .set(.status, from: "archived 2026-11-03", to: "active"))],
                day: Day("2026-11-20")),
            Step(
                changes: [.tracker(.tracker(2), .set(.goal, from: "2026-11-01:at most 2 coffees", to: ""))],
                day: Day("2026-11-20")),
        ])

    private func expected() throws -> Library {
        try Library(
            id: .library, categories: [Category(id: .category(1), name: "Home")],
            trackers: [Self.run, Self.coffee, Self.trip])
    }

    @Test("The shipped file of version 3 reads to a pinned value, history included")
    func pinnedDecoding() throws {
        try ShippedFile(version: 3).expectReads(expected(), Self.history)
    }

    @Test("The same library and history, written anew, are the shipped file but for the words of its steps")
    func pinnedEncoding() throws {
        try ShippedFile(version: 3).expectWritten(expected(), Self.history, generation: 34)
    }

    @Test("Foundation reads the shipped file to the same document, and writes the same bytes of it")
    func foundation() throws {
        let shipped = try FixtureBytes.read("Library-3.plist")
        let document = try PropertyListTape(shipped).root.decode(Version2.LibraryOf<Version3.Tracker>.self)
        let list = shipped.prefix(
            try FoundationPropertyList.bytes(of: document).count)
        #expect(try FoundationPropertyList.bytes(of: document) == Array(list))
        #expect(
            try FoundationPropertyList.value(of: shipped) == PropertyListValue(PropertyListTape(shipped)))
        #expect(String(decoding: shipped[list.endIndex...], as: UTF8.self).hasPrefix("<!-- tracker gen=34 "))
    }
}

extension Amount {
    static func thousandths(_ number: Int) -> Amount { Amount(thousandths: number)! }
}
