import DeskKit
import Samples
import Testing
import TrackerDomain
import TrackerPresentation

/// Goals and limits of a period as they are typed.
@Suite struct TypedMeasureTests {
    private static let today: Day = "2026-11-20"

    private static func rule(_ kind: Goal.Kind, _ word: String) throws -> String {
        switch try Measure(kind, word, today: today, .english) {
        case .ofDay(let goal): "\(goal.text) a day"
        case .ofPeriod(let sum): Schedule.sum(sum).text
        }
    }

    @Test(
        "SUM-1: a goal with a period, in either language",
        arguments: [
            ("30 km a week", "at least 30 km a week"), ("30km/week", "at least 30 km a week"),
            ("30km/w", "at least 30 km a week"), ("30 km per week", "at least 30 km a week"),
            ("30 KM A WEEK", "at least 30 KM a week"), ("30 km / week", "at least 30 km a week"),
            ("2000 pages a month", "at least 2000 pages a month"), ("2000/month", "at least 2000 a month"),
            ("2000 pages/m", "at least 2000 pages a month"), ("30 km weekly", "at least 30 km a week"),
            ("100 km monthly", "at least 100 km a month"), ("30 км еженедельно", "at least 30 км a week"),
            ("30 км ежемесячно", "at least 30 км a month"),
            ("30 км в неделю", "at least 30 км a week"), ("30км/нед", "at least 30 км a week"),
            ("30 км за неделю", "at least 30 км a week"), ("2,5 км в неделю", "at least 2.5 км a week"),
            ("2000 страниц в месяц", "at least 2000 страниц a month"),
            ("2000 страниц/мес", "at least 2000 страниц a month"),
            ("100km/10d@2026-11-20", "at least 100 km in 10 days from 2026-11-20"),
            ("100 km in 10 days@2026-11-18", "at least 100 km in 10 days from 2026-11-18"),
            ("100 км/10д@2026-11-20", "at least 100 км in 10 days from 2026-11-20"),
        ])
    func period(word: String, text: String) throws { #expect(try Self.rule(.atLeast, word) == text) }

    @Test(
        "SAY-4: this week, pw and short words behind a link are a week, likewise a month, and today is a day",
        arguments: [
            ("30 km this week", "at least 30 km a week"), ("30 km pw", "at least 30 km a week"),
            ("30km this week", "at least 30 km a week"), ("30 KM PW", "at least 30 KM a week"),
            ("30 km per wk", "at least 30 km a week"), ("30 km a wk", "at least 30 km a week"),
            ("30 km each wk", "at least 30 km a week"), ("5 this week", "at least 5 a week"),
            ("30 km this month", "at least 30 km a month"), ("30 km a mo", "at least 30 km a month"),
            ("30 км в нед", "at least 30 км a week"), ("30 км за нед", "at least 30 км a week"),
            ("30 км на этой неделе", "at least 30 км a week"),
            ("30 км за эту неделю", "at least 30 км a week"),
            ("30 км в этом месяце", "at least 30 км a month"), ("30 км в мес", "at least 30 км a month"),
            ("5 km today", "at least 5 km a day"), ("5 км сегодня", "at least 5 км a day"),
        ])
    func thisPeriod(word: String, text: String) throws { #expect(try Self.rule(.atLeast, word) == text) }

    @Test(
        "SUM-1: days without a first one count from the day of the edit",
        arguments: [
            "100 km in 10 days", "100km/10d", "100 km per 10 days", "100 km in 10d", "100 км за 10 дней",
            "100 км/10д",
        ])
    func grid(word: String) throws {
        guard case .ofPeriod(let sum) = try Measure(.atLeast, word, today: Self.today, .english) else {
            Issue.record("\(word) is a goal of a day")
            return
        }
        #expect(sum.period == .days(DayGrid(every: 10)!) && sum.goal.amount == "100")
    }

    @Test(
        "SUM-1: a limit may be 0",
        arguments: [
            ("4 a week", "at most 4 a week"), ("0 cups a month", "at most 0 cups a month"),
            ("4/w", "at most 4 a week"),
        ])
    func limit(word: String, text: String) throws { #expect(try Self.rule(.atMost, word) == text) }

    @Test(
        "SUM-1, AMT-1: a day is a goal of a day, and what is no time is the unit",
        arguments: [
            ("5 km", "at least 5 km a day"), ("5 km a day", "at least 5 km a day"),
            ("5 km daily", "at least 5 km a day"), ("5 км ежедневно", "at least 5 км a day"),
            ("5km/day", "at least 5 km a day"), ("5 км в день", "at least 5 км a day"),
            ("2 in one", "at least 2 in one a day"), ("3 подряд", "at least 3 подряд a day"),
        ])
    func day(word: String, text: String) throws { #expect(try Self.rule(.atLeast, word) == text) }

    @Test(
        "SUM-1: any other time is refused in a sentence that names those there are",
        arguments: [
            ("30 km a year", "30 km", "a year", "год"), ("30km/y", "30km", "a year", "год"),
            ("30 km per year", "30 km", "a year", "год"), ("30 км в год", "30 км", "a year", "год"),
            ("30 км/год", "30 км", "a year", "год"), ("5km/8y", "5km", "a year", "год"),
            ("5 a fortnight", "5", "a fortnight", "две недели"),
            ("3 quarters a quarter", "3 quarters", "a quarter", "квартал"),
        ])
    func otherTimes(word: String, amount: String, english: String, russian: String) throws {
        #expect(
            Self.fault(word)
                == Phrase(
                    "A goal is for a day, a week, a month or some days (\"\(amount) in 10 days\"), not for \(english).",
                    "Цель бывает на день, неделю, месяц или несколько дней («\(amount) за 10 дней»), но не на \(russian)."
                ))
    }

    @Test(
        "SUM-1: so is a number of days or weeks that no goal has",
        arguments: [
            ("100 km/1d", "100 km"), ("100km/366d", "100km"), ("100 km in 366 days", "100 km"),
            ("100 км за 1 день", "100 км"), ("5 km in 2 weeks", "5 km"), ("30 km/2w", "30 km"),
            ("100 km a week@2026-11-20", "100 km"),
        ])
    func otherNumbers(word: String, amount: String) throws {
        #expect(
            Self.fault(word)
                == Phrase(
                    "A goal is for a day, a week, a month or 2 to 365 days (\"\(amount) in 10 days\").",
                    "Цель бывает на день, неделю, месяц или от 2 до 365 дней («\(amount) за 10 дней»)."))
    }

    private static func fault(_ word: String) -> Phrase? {
        let error = #expect(throws: WordError.self) { try Measure(.atLeast, word, today: today, .english) }
        return error?.message.named
    }

    @Test("SUM-1: nothing a week is no goal, and a unit has twelve characters with a period too")
    func bad() {
        #expect(throws: WordError.goal("0 km")) {
            try Measure(.atLeast, "0 km a week", today: Self.today, .english)
        }
        #expect(throws: WordError.unit("5 kilometersxyz", .tooLong(13, limit: 12))) {
            try Measure(.atLeast, "5 kilometersxyz a week", today: Self.today, .english)
        }
        #expect(throws: WordError.amount("x")) {
            try Measure(.atLeast, "x a week", today: Self.today, .english)
        }
    }

    @Test(
        "SUM-1: a schedule reads what the program shows of a sum, in either language",
        arguments: [
            "at least 30 km a week", "at most 4 a month", "at least 2.5 km a week",
        ], Language.allCases)
    func shown(rule: String, language: Language) throws {
        let schedule = Schedule.rule(rule)
        let text = ScheduleText.onCard(schedule, conventions: Conventions(language: language))
        #expect(try ScheduleWord.schedule(text, today: Self.today) == schedule, "\(text)")
    }

    @Test(
        "SUM-1: what an option takes of a sum reads as the same",
        arguments: [
            "at least 30 km a week", "at most 4 a month", "at least 100 km in 10 days from 2026-11-20",
        ])
    func typed(rule: String) throws {
        guard case .sum(let sum) = Schedule.rule(rule) else { return }
        #expect(try Measure(sum.goal.kind, sum.typed, today: Self.today, .english) == .ofPeriod(sum))
    }

    @Test(
        "SAY-3: words of time, links and slashes are no unit; what helps is shown with the number as typed",
        arguments: [
            ("30 km next week", "km next week", "30 km"), ("30 km this wek", "km this wek", "30 km"),
            ("2/wek", "/wek", "2"), ("5 wk", "wk", "5"), ("30 km wk", "km wk", "30 km"),
            ("5 km/h", "km/h", "5 km"), ("5 km or more", "km or more", "5 km"),
            ("30km this wek", "km this wek", "30 km"),
            ("2.5 cups each", "cups each", "2.5 cups"), ("5 an hour", "an hour", "5"),
            ("5 km mo", "km mo", "5 km"), ("5 km-a-wek", "km-a-wek", "5"),
            ("30 км нед", "км нед", "30 км"), ("30 км нед.", "км нед.", "30 км"),
            ("30 км на той неделе", "км на той неделе", "30 км"),
            ("5 км или больше", "км или больше", "5 км"), ("5 НЕДЕЛЬ", "НЕДЕЛЬ", "5"),
            ("5 kilometersabcdef/h", "kilometersabcdef/h", "5 kilometersabcdef"),
        ])
    func noUnit(word: String, unit: String, amount: String) {
        for kind in [Goal.Kind.atLeast, .atMost] {
            #expect(throws: WordError.noUnit(unit, amount: amount), "\(word)") {
                try Measure(kind, word, today: Self.today, .english)
            }
        }
        #expect(throws: WordError.noUnit(unit, amount: amount), "\(word)") {
            try GoalLine.typed("at most " + word, today: Self.today, .english)
        }
    }

    @Test("SAY-3: the period is read first, and what is left is judged")
    func afterPeriod() throws {
        #expect(try Self.rule(.atLeast, "30 km every day") == "at least 30 km a day")
        #expect(try Self.rule(.atLeast, "30 km a week") == "at least 30 km a week")
        #expect(throws: WordError.noUnit("km/h", amount: "30 km")) {
            try Measure(.atLeast, "30 km/h a week", today: Self.today, .english)
        }
        #expect(throws: WordError.noUnit("km/h", amount: "30 km")) {
            try ScheduleWord.schedule("30 km/h a week", today: Self.today)
        }
    }

    @Test(
        "SAY-3: units that only begin or end like such a word stay",
        arguments: [
            "5 weekends", "5 vitamins", "5 m", "5 г", "5mo", "5 годовых", "5 ours", "8 раз",
            "5 t-shirts", "5 pw km",
        ])
    func units(word: String) throws { _ = try Measure(.atLeast, word, today: Self.today, .english) }

    @Test("SAY-3: the sentence, in both languages")
    func sentence() throws {
        let english = #expect(throws: WordError.self) {
            try Measure(.atLeast, "5 km or more", today: Self.today, .english)
        }
        #expect(
            english?.message.phrase { _ in nil }.english
                == "“km or more” is not a unit: write \"5 km\" for a day, \"5 km a week\" or a month, or \"5 km in 10 days\"."
        )
        let russian = #expect(throws: WordError.self) {
            try Measure(.atLeast, "5 км или больше", today: Self.today, .english)
        }
        #expect(
            russian?.message.phrase { _ in nil }.russian
                == "«км или больше» — не единица: напишите \"5 км\" на день, \"5 км в неделю\" или в месяц либо \"5 км за 10 дней\"."
        )
    }

    @Test("SAY-3: a rule of a file keeps its unit")
    func ofFile() throws {
        let schedule = try ScheduleWord.schedule("30 km/h a week", today: Self.today, judgesUnit: false)
        #expect(schedule.text == "at least 30 km/h a week")
    }
}
