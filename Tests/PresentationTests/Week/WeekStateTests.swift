import Samples
import Testing
import TrackerDomain
import TrackerPresentation

@Suite struct WeekStateTests {
    private func week(
        _ days: ClosedRange<Day> = SampleWeek.days, _ language: Language = .english
    ) throws -> WeekState {
        WeekState(
            try SampleWeek.library(), days: days, today: SampleWeek.today,
            conventions: Conventions(language: language))
    }

    private func row(_ id: Identifier, _ week: WeekState) throws -> WeekState.Row {
        try #require(week.rows.first { $0.id == id })
    }

    @Test(
        "WEEK-1: rows are the habits of the lists, by section and in its order, and events done in the week")
    func rows() throws {
        #expect(
            try week().rows.map(\.name) == [
                "Walk the dog", "Morning run", "Cold shower", "Dentist", "Read", "Coffee", "Call home",
            ])
        // In October no event was done, and the piano was not archived yet.
        #expect(
            try week("2026-10-12"..."2026-10-18").rows.map(\.name) == [
                "Walk the dog", "Morning run", "Cold shower", "Piano", "Read", "Coffee", "Call home",
            ])
    }

    @Test("WEEK-1, MAIN-3: before its quota begins a habit has a row of blank cells, unless it is archived")
    func beforeQuota() throws {
        func row(_ status: TrackerStatus) throws -> WeekState.Row? {
            let library = try Library.holding(
                .habit(1, planned: .rule("3 a week"), created: "2026-11-23", status: status))
            return WeekState(
                library, days: SampleWeek.days, today: "2026-11-23",
                conventions: Conventions(language: .english)
            ).rows.first
        }
        #expect(try row(.active)?.cells.map(\.mark) == Array(repeating: .unplanned, count: 7))
        #expect(try row(.archived(since: "2026-11-01")) == nil)
    }

    @Test("WEEK-2: each state of a day has a mark of its own")
    func marks() throws {
        let week = try week()
        func marks(_ id: Identifier) throws -> [WeekMark] { try row(id, week).cells.map(\.mark) }
        #expect(
            try marks(SampleWeek.dog) == [.done, .done, .done, .done, .done, .ahead, .ahead])
        // Two of three times are left for three days, so that no day has been missed.
        #expect(try marks(SampleWeek.run) == [.open, .done, .open, .open, .open, .ahead, .ahead])
        #expect(
            try marks(SampleWeek.shower) == [.unplanned, .off, .off, .done, .done, .unplanned, .unplanned])
        #expect(try marks(SampleWeek.read) == [.done, .begun, .done, .done, .begun, .ahead, .ahead])
        #expect(try marks(SampleWeek.coffee) == [.done, .done, .over, .done, .done, .ahead, .ahead])
        #expect(
            try marks(SampleWeek.dentist)
                == [.unplanned, .unplanned, .unplanned, .done, .unplanned, .unplanned, .unplanned])
        #expect(
            try marks(SampleWeek.sunday)
                == [.unplanned, .unplanned, .unplanned, .unplanned, .unplanned, .unplanned, .ahead])
    }

    @Test("HARD-23: the legend says that a limit is exceeded, as the cards do")
    func overMeaning() {
        #expect(WeekMark.over.meaning == Phrase("over the limit", "предел превышен"))
    }

    @Test("TILE-3: what counts for the limit of a week is a number, broken or not; for a goal it is begun")
    func sumDays() throws {
        func marks(_ rule: String) throws -> [WeekMark] {
            let library = try Library.holding(
                .habit(
                    1, planned: .rule(rule), created: "2026-11-02",
                    amounts: [
                        ("2026-11-16", "6"), ("2026-11-17", "8"), ("2026-11-19", .one), ("2026-11-20", "2"),
                    ]))
            let week = WeekState(
                library, days: SampleWeek.days, today: SampleWeek.today,
                conventions: Conventions(language: .english))
            return week.rows[0].cells.map(\.mark)
        }
        #expect(
            try marks("at most 14 a week") == [.counted, .counted, .open, .counted, .counted, .ahead, .ahead])
        #expect(try marks("at least 30 a week") == [.begun, .begun, .open, .begun, .begun, .ahead, .ahead])
        // 6 + 8 + 1 reach 15 on Thursday.
        #expect(try marks("at least 15 a week").prefix(5) == [.begun, .begun, .open, .done, .begun])
    }

    @Test("TILE-4: a number in the week has no divider of thousands", arguments: Language.allCases)
    func brief(language: Language) throws {
        let library = try Library.holding(
            .habit(
                1, created: "2026-11-02", goal: Goal(.atLeast, "2000", unit: "ml"),
                amounts: [("2026-11-16", "1250"), ("2026-11-17", "10000.05")]))
        let week = WeekState(
            library, days: SampleWeek.days, today: SampleWeek.today,
            conventions: Conventions(language: language))
        let expected = language == .english ? ["1250", "10000.05"] : ["1250", "10000,05"]
        #expect(week.rows[0].cells.compactMap(\.amountText) == expected)
    }

    @Test("WEEK-2: a day that is done is told as done, skipped or paused as well")
    func doneWhileOff() throws {
        let library = try Library.holding(
            .habit(
                1, created: "2026-11-01", done: ["2026-11-16", "2026-11-18"], skipped: ["2026-11-16"],
                pausedDays: ["2026-11-18", "2026-11-19"]))
        let week = WeekState(
            library, days: SampleWeek.days, today: SampleWeek.today,
            conventions: Conventions(language: .english))
        #expect(week.rows[0].cells.map(\.mark).prefix(5) == [.done, .missed, .done, .off, .open])
    }

    @Test("WEEK-2: a planned day that passed is missed, from the start day on; before it is open")
    func missed() throws {
        let library = try Library.holding(.habit(1, created: "2026-11-18", done: ["2026-11-20"]))
        let week = WeekState(
            library, days: SampleWeek.days, today: SampleWeek.today,
            conventions: Conventions(language: .english))
        #expect(
            week.rows[0].cells.map(\.mark) == [.open, .open, .missed, .missed, .done, .ahead, .ahead])
    }

    @Test(
        "WEEK-2: amounts are numbers in the language, with the unit or the limit beside the name; notes show")
    func amounts() throws {
        let week = try week()
        let read = try row(SampleWeek.read, week)
        #expect(read.cells.map(\.amountText) == ["25", "12", "35", "20", "12", nil, nil])
        #expect(read.cells.map(\.hasNote) == [false, true, false, false, false, false, false])
        #expect(try row(SampleWeek.run, week).goalText == "km")
        #expect(try row(SampleWeek.coffee, week).goalText == "limit 2")
        #expect(try row(SampleWeek.dog, week).goalText == nil)
        let russian = try self.week(SampleWeek.days, .russian)
        #expect(try row(SampleWeek.run, russian).cells[1].amountText == "5,2")
        #expect(try row(SampleWeek.coffee, russian).goalText == "предел 2")
    }

    @Test("WEEK-1: at the end the streak, of a quota where its period stands")
    func streaks() throws {
        let week = try week()
        #expect(
            try [SampleWeek.dog, SampleWeek.run, SampleWeek.shower, SampleWeek.read, SampleWeek.dentist].map {
                try row($0, week).streakText
            } == ["20", "1 of 3", "4", "2", nil])
        #expect(try row(SampleWeek.run, self.week(SampleWeek.days, .russian)).streakText == "1 из 3")
        // A week before nothing of the quota was done.
        let before = try self.week("2026-11-09"..."2026-11-15")
        #expect(try row(SampleWeek.run, before).streakText == "0 of 3")
    }

    @Test("WEEK-1, SUM-9: at the end of a sum where its period stands, in little room its numbers alone")
    func sums() throws {
        func sumRow(_ rule: String, _ amount: Amount) throws -> WeekState.Row {
            let habit = Tracker.habit(
                1, planned: .rule(rule), created: "2026-11-02", amounts: [("2026-11-16", amount)])
            return try row(
                1,
                WeekState(
                    try .holding(habit), days: SampleWeek.days, today: SampleWeek.today,
                    conventions: Conventions(language: .english)))
        }
        let goal = try sumRow("at least 600 pages a week", "401")
        #expect(goal.streakText == "401 of 600 pages" && goal.shortStreakText == "401/600")
        let reached = try sumRow("at least 600 pages a week", "1250.5")
        #expect(reached.shortStreakText == "1,250.5/600" && !reached.isOverLimit)
        let kept = try sumRow("at most 14 a week", "14")
        #expect(kept.shortStreakText == "14/14" && !kept.isOverLimit)
        let over = try sumRow("at most 14 a week", "15")
        #expect(over.shortStreakText == "15/14" && over.isOverLimit)
        #expect(try row(SampleWeek.dog, week()).shortStreakText == "20")
        #expect(try row(SampleWeek.run, week()).shortStreakText == "1 of 3")
    }

    @Test("WEEK-5, MAIN-18: each day counts the planned habits that are done, days to come none")
    func shares() throws {
        let shares = try week().columns.map { [$0.share.completed, $0.share.planned] }
        #expect(shares == [[3, 3], [3, 4], [2, 3], [4, 4], [3, 4], [0, 0], [0, 0]])
        for column in try week().columns {
            let list = MainListState(
                try SampleWeek.library(), date: column.day, today: SampleWeek.today,
                conventions: Conventions(language: .english))
            if column.day <= SampleWeek.today { #expect(list.share == column.share, "\(column.dayText)") }
        }
    }

    @Test("WEEK-4: the title names the first and the last day")
    func titles() throws {
        let week = try week()
        #expect(week.title == "16 – 22 November 2026" && week.shortTitle == "16 – 22 Nov")
        #expect(week.isCurrent && week.columns.map(\.dayText) == ["16", "17", "18", "19", "20", "21", "22"])
        let russian = try self.week("2026-10-26"..."2026-11-01", .russian)
        #expect(russian.title == "26 октября – 1 ноября 2026" && russian.shortTitle == "26 окт – 1 ноя")
        #expect(!russian.isCurrent && russian.columns[0].weekdayText == "Пн")
        let newYear = try self.week("2025-12-29"..."2026-01-04")
        #expect(
            newYear.title == "29 December 2025 – 4 January 2026" && newYear.shortTitle == "29 Dec – 4 Jan")
        #expect(try self.week("2025-11-17"..."2025-11-23").shortTitle == "17 – 23 Nov 2025")
    }

    @Test("MAIN-10: without rows it says so", arguments: Language.allCases)
    func empty(language: Language) throws {
        let week = WeekState(
            try .holding(), days: SampleWeek.days, today: SampleWeek.today,
            conventions: Conventions(language: language))
        #expect(week.placeholder == Phrase.whatWillWeTrack(language) && week.rows == [])
    }
}
