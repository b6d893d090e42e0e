import DeskKit
import Samples
import Testing
import TrackerDomain
import TrackerPresentation

@Suite("SUM-14: what the details and the log tell of a sum") struct SumDetailsTests {
    /// Sunday 8 March 2026; the week of 23 February came to 25 km, this one reached 30 on Saturday.
    private static let amounts = [
        "2026-02-23": "15", "2026-02-25": "10", "2026-03-02": "10", "2026-03-04": "10", "2026-03-07": "10",
    ]

    private func run(_ rule: String = "at least 30 km a week", _ amounts: [String: String] = amounts)
        -> Tracker
    {
        Tracker.made(
            id: 1, name: "Run", emoji: "🙂", color: .number(1), categoryID: .home,
            kind: .habit(ScheduleHistory(.rule(rule), from: "2026-02-02")), createdOn: "2026-02-02",
            amounts: DayMap(amounts.map { (Day(iso: $0)!, Amount(text: $1)!) }.sorted { $0.0 < $1.0 }))
    }

    private func details(_ tracker: Tracker, _ conventions: Conventions = .english) throws
        -> TrackerDetailsState
    {
        try #require(
            TrackerDetailsState(1, in: try .holding(tracker), today: .today, conventions: conventions))
    }

    private func fact(_ caption: String, _ state: TrackerDetailsState) -> String? {
        state.shownFacts.first { $0.caption == caption }?.texts.first
    }

    @Test("SUM-14, AMT-5: the figures of amounts, and the amounts by month and by weekday")
    func figures() throws {
        let state = try details(run())
        #expect(fact("Total amount", state) == "55 km" && fact("Average when recorded", state) == "11 km")
        #expect(fact("Best day", state) == "15 km, 23 Feb")
        #expect(fact("This week", state) == "30 km" && fact("This month", state) == "30 km")
        let (months, weekdays) = try #require(state.charts.first)
        #expect(months?.title.english == "By month, km" && months?.bars.map(\.text) == ["25", "30"])
        // Monday 25, Wednesday 20, Saturday 10; weeks begin on Monday.
        #expect(weekdays?.bars.map(\.text) == ["25", "0", "20", "0", "0", "10", "0"])
    }

    @Test(
        "SUM-14: by month it tells how often the goal was reached or the limit kept, by weekday only amounts",
        arguments: [
            (
                "at least 10 km a week",
                Phrase("By month, times reached", "По месяцам, сколько раз достигнуто"), ["1", "1"]
            ),
            (
                "at most 28 km a week", Phrase("By month, times kept", "По месяцам, сколько раз выдержано"),
                ["0", "1"]
            ),
        ])
    func timesReached(rule: String, title: Phrase, counts: [String]) throws {
        // 25 km in the week that ends on 1 March, 30 in the next; the one of the limit is kept on its last day.
        let amounts = rule.contains("most") ? ["2026-02-25": "25", "2026-03-02": "30"] : Self.amounts
        let state = try details(run(rule, amounts))
        try #require(state.charts.count == 2)
        #expect(state.charts[1].months?.title == title && state.months.bars.map(\.text) == counts)
        #expect(state.charts[1].weekdays == nil && state.weekdays == nil)
        // Scripts have the rates as ever.
        #expect(fact("Weekdays", state) == nil && state.fact(.weekdayRates)?.texts == [])
        #expect(state.value(.weekdayRates) != .weekdayRates(nil))
    }

    @Test("SCH-10, SUM-14: the streak, which counts periods itself, is told once")
    func oneStreak() throws {
        let state = try details(run())
        #expect(fact("Weeks kept", state) == nil && fact("Current streak", state) == "1 in a row")
        #expect(state.value(.periodStreak) == .count(1) && state.value(.bestPeriodStreak) == .count(1))
    }

    @Test("SUM-14: bars of the last periods, with the line of the goal")
    func periods() throws {
        let weeks = try #require(try details(run()).periods)
        #expect(weeks.title.english == "By week, km; goal 30")
        #expect(weeks.title.russian == "По неделям, km; цель 30")
        #expect(weeks.bars.map(\.label) == ["2 Feb", "9 Feb", "16 Feb", "23 Feb", "2 Mar"])
        #expect(weeks.bars.map(\.text) == ["0", "0", "0", "25", "30"])
        #expect(weeks.line == 30_000 && weeks.whole == 30_000 && weeks.bars.map(\.count).last == 30_000)

        let days = try #require(try details(run("at most 20 cups in 10 days from 2026-03-01")).periods)
        #expect(days.title.english == "By 10 days, cups; limit 20")
        #expect(days.title.russian == "По 10 дней, cups; предел 20")
        #expect(days.bars.map(\.label) == ["30 Jan", "9 Feb", "19 Feb", "1 Mar"])
        #expect(days.bars.map(\.text).suffix(2) == ["25", "30"] && days.whole == 30_000)
    }

    @Test("SUM-14: a month's goal has its line in the bars of the months")
    func months() throws {
        let state = try details(run("at least 100 km a month"))
        let months = try #require(state.charts.first?.months)
        #expect(state.periods == nil && months.line == 100_000 && months.whole == 100_000)
        #expect(months.title.english == "By month, km; goal 100")
        #expect(months.bars.map(\.text) == ["25", "30"])
    }

    @Test(
        "SUM-14, SHADE-3: a limit's heat is all or nothing, an amount alone is the greatest of a goal's map",
        arguments: [
            ("at least 30 km a week", ["0", "1", "5"], [0, 4, 4]),
            ("at most 14 cups a week", ["0", "2", "2.001"], [4, 4, 0]),
            ("at most 0 a week", ["0", "1"], [4, 0]),
        ] as [(String, [String], [Int])])
    func heat(rule: String, amounts: [String], expected: [Int]) throws {
        let levels: [DayShare.Level] = [.zero, .low, .middle, .high, .full]
        for (amount, level) in zip(amounts, expected) {
            let state = try details(run(rule, ["2026-02-17": amount]))
            let place = try #require(state.heatMap.place(of: "2026-02-17"))
            let found = state.heatMap.cell(week: place.week, row: place.row)?.level
            #expect(found == levels[level], "\(rule), \(amount)")
        }
    }

    @Test(
        "SHADE-3: the heat of a goal's day is the quarter of the map's amounts that its own is in",
        arguments: [
            (["5", "8", "8", "20"], [1, 3, 3, 4], "8, 20"),
            (["20", "12", "5", "8"], [4, 3, 1, 2], "8, 12, 20"),
            (["8", "8", "8", "8"], [4, 4, 4, 4], "8"), (["0", "1.5", "0", "0"], [0, 4, 0, 0], "1.5"),
            // n = 3: the 1st, 2nd and 3rd.
            (["3", "1", "0", "2"], [4, 2, 0, 3], "1, 2, 3"),
        ] as [([String], [Int], String)])
    func quarters(amounts: [String], levels: [Int], from: String) throws {
        let days = ["2026-03-02", "2026-03-03", "2026-03-04", "2026-03-05"]
        // One that is not on the map does not count.
        let all = ["2025-01-10": "100"].merging(zip(days, amounts)) { $1 }
        let map = try details(run("at least 30 km a week", all)).heatMap
        let week = map.columns[map.weeks.count - 1].map { $0?.level?.rawValue }
        #expect(week == levels + [0, 0, 0])
        #expect(map.more(.english) == "more, from \(from) km")
        let plain = try details(run("at least 30 a week", all), .russian).heatMap.more(.russian)
        #expect(plain == "больше, от \(from == "1.5" ? "1,5" : from)")
        #expect(try details(run("at most 30 km a week", all)).heatMap.more(.english) == "more")
    }

    @Test(
        "SHADE-3: in the words of the map a day is all done where its goal was reached, not where it is fullest"
    )
    func wordsOfQuarters() throws {
        // All of 10, 10, 10, 10 and 15 are of the fourth level; the goal was reached on 7 March. Planned and missed are
        // the Sundays of the four weeks before, 8, 15 and 22 February and 1 March; other days plan nothing.
        let map = try details(run()).heatMap
        let words = "1 February 2026 to 8 March 2026: all done on 1 day, some on 4 days, none on 4 days"
        #expect(map.summary(.english) == words)
    }

    @Test("SHADE-3: days that were done without an amount, before the sum was asked for, stay full")
    func doneWithoutAmount() throws {
        var journal = Journal(
            library: try .holding(.habit(1, "Run", created: "2026-02-02", done: ["2026-02-27"])))
        let rule = TrackerEdit(.schedule(.rule("at least 30 km a week")))
        try journal.perform([.editTracker(1, rule)], today: "2026-03-02")
        for amounts in [[], [("2026-03-03", "5")]] as [[(Day, Amount)]] {
            for (day, amount) in amounts {
                let edit = Edit.amount(AmountEdit(.set, amount), of: 1, on: DaySet([day]))
                try journal.perform([edit], today: .today)
            }
            let map = try details(try #require(journal.library.tracker(1))).heatMap
            let levels = map.columns.joined().compactMap(\.self)
            #expect(levels.first { $0.day == "2026-02-27" }?.level == .full)
            #expect(levels.first { $0.day == "2026-03-03" }?.level == (amounts.isEmpty ? .zero : .full))
        }
    }

    @Test(
        "HARD-18: what is left of a limit's period has a row of its own once the next day is another period's",
        arguments: [
            ("at most 14 a week", "11", "3 left until Sunday", "до конца воскресенья осталось 3"),
            (
                "at most 20 cups a week", "11", "9 cups left until Sunday",
                "до конца воскресенья осталось 9 cups"
            ),
            (
                "at most 14 a week", "14", "nothing left until Sunday",
                "до конца воскресенья ничего не осталось"
            ),
            (
                "at most 14 a week", "15", "nothing left until Sunday",
                "до конца воскресенья ничего не осталось"
            ),
            ("at most 0 a week", "0", "nothing left until Sunday", "до конца воскресенья ничего не осталось"),
            ("at most 14 a month", "11", "3 left until 31 March", "до конца 31 марта осталось 3"),
        ])
    func left(rule: String, amount: String, english: String, russian: String) throws {
        let library = try Library.holding(run(rule, ["2026-03-02": amount]))
        for (conventions, caption, text) in [
            (Conventions.english, "Left", english), (.russian, "Осталось", russian),
        ] {
            let state = try #require(
                TrackerDetailsState(1, in: library, today: "2026-03-04", conventions: conventions))
            #expect(fact(caption, state) == text)
        }
        // It is told of today alone.
        let year = TrackerDetailsState(
            1, in: library, over: .year(2026), today: "2026-03-04", conventions: .english)
        #expect(year.flatMap { fact("Left", $0) } == nil)
    }

    @Test("HARD-18: on the last day until tonight; beside the day of its own period, and of a goal, no row")
    func leftBesideNext() throws {
        let week = try details(run("at most 14 a week", ["2026-03-02": "11"]))
        #expect(fact("Left", week) == "3 left until tonight" && fact("Next", week) == "Sun, 15 March 2026")
        let open = try #require(
            TrackerDetailsState(
                1, in: try .holding(run("at most 14 a week", [:])), today: "2026-03-04", conventions: .english
            ))
        #expect(fact("Next", open) == "Sun, 8 March 2026, 14 left until Sunday" && fact("Left", open) == nil)
        let none = try #require(
            TrackerDetailsState(
                1, in: try .holding(run("at most 0 a week", [:])), today: "2026-03-04", conventions: .english)
        )
        #expect(fact("Next", none) == "Sun, 8 March 2026, nothing left until Sunday")
        #expect(fact("Left", try details(run())) == nil)
    }

    @Test("HARD-23: periods without any amount have no bars, line or not")
    func emptyPeriods() throws {
        let state = try details(run("at most 14 a week", ["2026-03-02": "0"]))
        #expect(state.periods == nil && state.charts.map(\.months?.title.english) == ["By month, times kept"])
    }

    @Test("SUM-14: the month has ● on a done day and ◐ on another one with an amount")
    func month() throws {
        let calendar = try #require(try details(run()).calendar)
        let marks = calendar.cells.prefix(8).map(\.mark)
        #expect(marks == [.missed, .begun, .blank, .begun, .blank, .blank, .all, .blank])
        #expect(calendar.legend.map(\.meaning.english) == ["done", "begun", "not done", "to come"])
        // No other habit has such days.
        let daily = try #require(try details(.habit(1, planned: .everyDay, done: [.today])).calendar)
        #expect(daily.legend.map(\.meaning.english) == ["done", "not done", "to come"])
    }

    @Test("SUM-14: the log has o for a day with an amount, where nothing else holds")
    func log() throws {
        func signs(_ tracker: Tracker) -> String {
            state([tracker]).rows[0].signs
        }
        func state(_ trackers: [Tracker]) -> LogState {
            LogState(trackers, days: .today - 13 ... .today, today: .today, language: .english)
        }
        #expect(signs(run()) == "o.o...xo.o..+.")
        // Sunday is due with 8 km more; its own amount is not enough.
        var amounts = Self.amounts
        (amounts["2026-03-07"], amounts["2026-03-08"]) = ("2", "3")
        #expect(signs(run("at least 30 km a week", amounts)) == "o.o...xo.o..o?")
        // A limit that is broken leaves nothing to do; one of which nothing is known does.
        #expect(signs(run("at most 4 a week", ["2026-03-04": "9"])) == "......x..o...x")
        #expect(signs(run("at most 4 a week", [:])) == "......x......?")
        #expect(!state([.habit(1)]).hasBegun)
        #expect(state([run()]).hasBegun)
    }

    @Test(
        "SUM-14, WHY-1: a streak names the period before it with what it came to",
        arguments: [
            (
                "at least 30 km a week", "since 7 Mar; the week of 23 Feb had 25 of 30 km",
                "с 7 мар; за неделю с 23 фев — 25 из 30 km"
            ),
            (
                "at most 20 cups a week", "the week of 23 Feb had 25, over the limit of 20 cups",
                "за неделю с 23 фев — 25, предел 20 cups превышен"
            ),
        ])
    func reason(rule: String, english: String, russian: String) throws {
        #expect(fact("Streak", try details(run(rule))) == english)
        #expect(fact("Серия", try details(run(rule), .russian)) == russian)
    }

    @Test("SUM-14, WHY-1: a limit's week of silence")
    func silence() throws {
        let state = try details(run("at most 40 cups a week", ["2026-03-02": "1", "2026-03-08": "1"]))
        #expect(fact("Streak", state) == "since 8 Mar; the week of 23 Feb had nothing recorded")
    }
}
