import DeskKit
import Samples
import Testing
import TrackerDomain
import TrackerPresentation

/// A sum on its card and in its details, Wednesday 4 to Sunday 8 March 2026.
@Suite struct RuleTextTests {
    private static func habit(
        _ rule: String, created: Day = "2026-02-02", _ amounts: [(Day, Amount)],
        skipped: [Day] = []
    ) -> Tracker {
        .habit(1, "Run", planned: .rule(rule), created: created, skipped: skipped, amounts: amounts)
    }

    private static func habit(_ amounts: [(Day, Amount)], skipped: [Day] = []) -> Tracker {
        habit("at least 30 km a week", amounts, skipped: skipped)
    }

    private static func card(
        _ habit: Tracker, on date: Day, today: Day? = nil, _ language: Language,
        weekStartsOn firstWeekday: Weekday = .monday
    ) throws -> TrackerCard {
        let library = try Library.holding(habit)
        return TrackerCard(
            habit, habit.onDate(date, today: today ?? date), category: library.categories[0], on: date,
            today: today ?? date, conventions: Conventions(language: language, firstWeekday: firstWeekday))
    }

    private static func caption(_ habit: Tracker, on date: Day, today: Day? = nil) throws -> [String] {
        try Language.allCases.map { try card(habit, on: date, today: today, $0).lineCaption($0) }
    }

    @Test("SUM-9: a goal on its card")
    func goal() throws {
        let amounts: [(Day, Amount)] = [("2026-03-02", "7"), ("2026-03-04", "5")]
        #expect(
            try Self.caption(Self.habit([("2026-03-02", "12")]), on: "2026-03-04") == [
                "12 of 30 km this week", "12 из 30 km на этой неделе",
            ])
        #expect(
            try Self.caption(Self.habit(amounts), on: "2026-03-04") == [
                "12 of 30 km this week · 5 today", "12 из 30 km на этой неделе · сегодня 5",
            ])
        #expect(
            try Self.caption(Self.habit(amounts), on: "2026-03-02", today: "2026-03-04") == [
                "12 of 30 km this week · 7 that day", "12 из 30 km на этой неделе · за день 7",
            ])
        #expect(
            try Self.caption(Self.habit(amounts), on: "2026-03-08") == [
                "12 of 30 km this week · due today", "12 из 30 km на этой неделе · пора сделать",
            ])
    }

    @Test("SUM-9: months and days are named as those of quotas")
    func periods() throws {
        #expect(
            try Self.caption(Self.habit("at least 2000 pages a month", []), on: "2026-03-04") == [
                "0 of 2,000 pages this month", "0 из 2\u{A0}000 pages в этом месяце",
            ])
        #expect(
            try Self.caption(
                Self.habit("at least 2.5 km in 10 days from 2026-03-02", [("2026-03-03", "0.5")]),
                on: "2026-03-04")
                == ["0.5 of 2.5 km in these 10 days", "0,5 из 2,5 km за эти 10 дней"])
    }

    @Test("SUM-9: a limit on its card")
    func limit() throws {
        func caption(_ amount: Amount?) throws -> [String] {
            try Self.caption(
                Self.habit("at most 14 a week", amount.map { [(Day("2026-03-02"), $0)] } ?? []),
                on: "2026-03-04")
        }
        #expect(try caption("6") == ["6 this week · limit 14", "6 на этой неделе · предел: 14"])
        #expect(
            try caption("15") == [
                "15 this week, over the limit of 14", "15 на этой неделе, предел 14 превышен",
            ])
        #expect(try caption(nil) == ["limit 14 this week", "предел: 14 на этой неделе"])
    }

    @Test("SUM-9: with little room, too, a card says that a limit is broken, before the day's amount")
    func brokenLimit() throws {
        let habit = Self.habit("at most 14 a week", [("2026-03-02", "6"), ("2026-03-04", "9")])
        let texts = try Language.allCases.map { language in
            let parts = CardCaption(try Self.card(habit, on: "2026-03-04", language)).parts
            return parts.prefix { $0.kind <= .day }.map(\.forms)
        }
        #expect(
            texts == [
                [["15 this week, over the limit of 14", "15, over 14"], ["9 today"]],
                [["15 на этой неделе, предел 14 превышен", "15, предел 14 превышен"], ["сегодня 9"]],
            ])
    }

    @Test(
        "WKST-1: where weeks begin on another day than Monday, a card says since when the sum or quota counts",
        arguments: [
            (
                "at least 30 km a week", ["2026-03-02": "12"], "12 of 30 km since Monday",
                "12 из 30 km с понедельника"
            ),
            (
                "at most 14 a week", ["2026-03-02": "6"], "6 since Monday · limit 14",
                "6 с понедельника · предел: 14"
            ),
            ("3 a week", [:], "0 of 3 since Monday", "0 из 3 с понедельника"),
            ("3 a month", [:], "0 of 3 this month", "0 из 3 в этом месяце"),
        ] as [(String, [String: Amount], String, String)])
    func sinceMonday(rule: String, amounts: [String: Amount], english: String, russian: String) throws {
        let habit = Self.habit(rule, amounts.map { (Day(stringLiteral: $0), $1) })
        for weekday in [Weekday.sunday, .saturday] {
            let texts = try Language.allCases.map { language in
                try Self.card(habit, on: "2026-03-04", language, weekStartsOn: weekday).periodText
            }
            #expect(texts == [english, russian])
        }
    }

    @Test("WKST-1: a week off that asks for nothing does so since Monday")
    func nothingAskedSinceMonday() throws {
        let habit = Self.habit([], skipped: (2...8).map { Day("2026-03-01") + ($0 - 1) })
        let texts = try Language.allCases.map { language in
            try Self.card(habit, on: "2026-03-04", language, weekStartsOn: .sunday).periodText
        }
        #expect(texts == ["nothing asked since Monday", "с понедельника ничего не запланировано"])
    }

    @Test("SUM-9: a week that is off asks for nothing")
    func nothingAsked() throws {
        let habit = Self.habit([], skipped: (2...8).map { Day("2026-03-01") + ($0 - 1) })
        let progress = try #require(habit.progress(around: "2026-03-04", today: "2026-03-04"))
        #expect(
            RuleText.period(progress, weekStartsOn: .monday)
                == Phrase("nothing asked this week", "на эту неделю ничего не запланировано"))
    }

    @Test(
        "SUM-9: the count of periods and the streak",
        arguments: [
            (
                "at least 10 a week", [10, 10], "reached 2 times", "достигнуто 2 раза", "2 in a row",
                "2 подряд"
            ),
            ("at least 10 a week", [10], "reached once", "достигнуто 1 раз", "1 in a row", "1 подряд"),
            ("at most 10 a week", [3, 3], "kept 2 times", "выдержано 2 раза", "2 in a row", "2 подряд"),
        ] as [(String, [Int], String, String, String, String)])
    func count(
        rule: String, weeks: [Int], english: String, russian: String, streak: String, inRussian: String
    ) throws {
        let first = Day("2026-03-02") - 7 * weeks.count
        let amounts = weeks.enumerated().map { (first + 7 * $0, Amount(thousandths: $1 * 1000)!) }
        let habit = Self.habit(rule, created: first, amounts)
        let (one, other) = (
            try Self.card(habit, on: "2026-03-04", .english), try Self.card(habit, on: "2026-03-04", .russian)
        )
        #expect(one.daysText == english && other.daysText == russian)
        #expect(one.streakText == streak && other.streakText == inRussian)
    }

    @Test("SUM-8, SUM-9: a goal that is met is softened, a limit that is kept so far is not")
    func softened() throws {
        #expect(try Self.card(Self.habit([("2026-03-02", "30")]), on: "2026-03-04", .english).isSettled)
        let limit = Self.habit("at most 14 a week", [("2026-03-02", "3")])
        let card = try Self.card(limit, on: "2026-03-04", .english)
        #expect(!card.isSettled && card.day.isMet && !card.day.isOpen)
    }

    private static func next(_ habit: Tracker, today: Day) throws -> [String] {
        try Language.allCases.map { language in
            let state = try #require(
                TrackerDetailsState(
                    1, in: try Library.holding(habit), today: today,
                    conventions: Conventions(language: language)))
            return state.facts.first { $0.key == .nextDue }?.texts.first ?? ""
        }
    }

    @Test("SUM-10: when a goal is due next, and how much is left by then")
    func nextDue() throws {
        let habit = Self.habit([("2026-03-02", "12")])
        #expect(
            try Self.next(habit, today: "2026-03-04") == [
                "Sun, 8 March 2026, 18 km more by Sunday", "вс, 8 марта 2026, ещё 18 km до конца воскресенья",
            ])
        #expect(
            try Self.next(habit, today: "2026-03-08") == [
                "today, 18 km more by tonight", "сегодня, ещё 18 km до конца дня",
            ])
        #expect(
            try Self.next(Self.habit([("2026-03-02", "30")]), today: "2026-03-04") == [
                "Sun, 15 March 2026", "вс, 15 марта 2026",
            ])
    }

    @Test("SUM-10: how much a limit leaves")
    func left() throws {
        #expect(
            try Self.next(Self.habit("at most 4 a week", []), today: "2026-03-04") == [
                "Sun, 8 March 2026, 4 left until Sunday",
                "вс, 8 марта 2026, до конца воскресенья осталось 4",
            ])
    }

    @Test("SUM-10: the next day of another period is not joined with what this one leaves")
    func nextPeriod() throws {
        let limit = Self.habit("at most 4 a week", [("2026-03-02", "1")])
        // A day off is not due.
        let goal = Self.habit([("2026-03-02", "12")]).resting(on: "2026-03-08"..."2026-03-08")
        for habit in [limit, goal] {
            #expect(try Self.next(habit, today: "2026-03-04") == ["Sun, 15 March 2026", "вс, 15 марта 2026"])
        }
    }
}
