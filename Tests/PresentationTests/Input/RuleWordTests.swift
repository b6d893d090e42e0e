import DeskKit
import Samples
import Testing
import TrackerDomain
import TrackerPresentation

@Suite("SCH-1: a rule is read in both languages, whatever the case") struct RuleWordTests {
    @Test(
        "SCH-2: every so many days",
        arguments: [
            ("every-3-days", "every 3 days"), ("Every 3 days", "every 3 days"), ("3d", "every 3 days"),
            ("3D@2026-11-20", "every 3 days from 2026-11-20"),
            ("3d@20.11.2026", "every 3 days from 2026-11-20"),
            ("3d@today", "every 3 days from 2026-03-08"),
            ("every-3-days@вчера", "every 3 days from 2026-03-07"),
            ("каждые-3-дня", "every 3 days"), ("3д", "every 3 days"), ("Каждый 21 день", "every 21 days"),
            ("каждые-5-дней", "every 5 days"), ("2d", "every 2 days"), ("3 дня", "every 3 days"),
            ("21день", "every 21 days"), ("365д", "every 365 days"),
        ])
    func intervals(word: String, text: String) throws { try expect(word, text) }

    @Test(
        "RUL-1: every other day and every so many weeks are counted in days",
        arguments: [
            ("every other day", "every 2 days"), ("every-other-day", "every 2 days"),
            ("через день", "every 2 days"), ("Every other day@today", "every 2 days from 2026-03-08"),
            ("every 2 weeks", "every 14 days"), ("every-52-weeks", "every 364 days"),
            ("каждые 2 недели", "every 14 days"), ("каждые 5 недель", "every 35 days"),
            ("каждую 21 неделю", "every 147 days"), ("every other week", "every 14 days"),
            ("every 3 weeks@2026-03-09", "every 21 days from 2026-03-09"),
        ])
    func weeks(word: String, text: String) throws { try expect(word, text) }

    @Test(
        "RUL-1: weeks go from 2 to 52",
        arguments: ["every 1 week", "every 53 weeks", "каждые 0 недель", "every 99999999999999999999 weeks"])
    func weeksOutOfRange(word: String) {
        let error = #expect(throws: WordError.rule(word, .weeks)) {
            try ScheduleWord.schedule(word, today: .today)
        }
        #expect(
            error?.message.named
                == Phrase(
                    "“\(word)” is out of range: write a number of weeks from 2 to 52.",
                    "«\(word)» вне допустимых пределов: укажите число недель от 2 до 52."))
    }

    @Test(
        "SCH-3: days of the month",
        arguments: [
            ("month:1,15", "month 1,15"), ("month:last", "month 31"), ("MONTH:15,1,15", "month 1,15"),
            ("month:1,last", "month 1,31"), ("месяц:1,15", "month 1,15"), ("месяц:последний", "month 31"),
            ("on the 1st and 15th", "month 1,15"), ("On the last day", "month 31"),
            ("on the 2nd, 3rd, 11th and last day", "month 2,3,11,31"), ("1 и 15 числа", "month 1,15"),
            ("В последний день месяца", "month 31"),
        ])
    func monthDays(word: String, text: String) throws { try expect(word, text) }

    @Test(
        "SCH-4: so many times in a period",
        arguments: [
            ("3/week", "3 a week"), ("3/w", "3 a week"), ("3/нед", "3 a week"), ("2/month", "2 a month"),
            ("2/мес", "2 a month"), ("4/10d", "4 in 10 days"), ("4/10д", "4 in 10 days"),
            ("4/10d@2026-11-20", "4 in 10 days from 2026-11-20"), ("7/Week", "7 a week"),
            ("4/10 дней", "4 in 10 days"), ("2/3дня", "2 in 3 days"),
            ("31/month", "31 a month"),
            ("365/365d", "365 in 365 days"), ("3 times a week", "3 a week"), ("Twice a month", "2 a month"),
            ("once a week", "1 a week"), ("4 times in 10 days", "4 in 10 days"),
            ("once in 10 days", "1 in 10 days"), ("3 раза в неделю", "3 a week"),
            ("1 раз в месяц", "1 a month"),
            ("5 раз в неделю", "5 a week"), ("2 раза за 10 дней", "2 in 10 days"),
        ])
    func quotas(word: String, text: String) throws { try expect(word, text) }

    @Test(
        "LST-1: a rule is written as it is typed, and read back as the same",
        arguments: [
            ("mon,wed", "mon,wed"), ("every 3 days from 2026-11-20", "3d@2026-11-20"),
            ("month 1,15", "month:1,15"), ("month 31", "month:31"), ("3 a week", "3/week"),
            ("2 a month", "2/month"), ("4 in 10 days from 2026-11-20", "4/10d@2026-11-20"),
        ])
    func typed(text: String, word: String) throws {
        let schedule = try #require(Schedule(text: text))
        #expect(schedule.typed == word)
        #expect(try ScheduleWord.schedule(word, today: "2026-03-08") == schedule)
    }

    @Test("LST-1: a sum is a goal, and no rule to be typed")
    func sum() throws {
        #expect(try #require(Schedule(text: "at least 30 km a week")).typed == nil)
    }

    @Test(
        "Digits apart are no one number",
        arguments: ["every-3-5-days", "2-3/month", "3 5d", "4/-10d", "4/ 10d", "3-5/week"])
    func apart(word: String) {
        #expect(throws: WordError.schedule(word)) { try ScheduleWord.schedule(word, today: .today) }
    }

    @Test(
        "A number that a rule cannot have is refused with its bounds",
        arguments: [
            ("every-1-days", .interval), ("366d", .interval), ("0д", .interval),
            ("99999999999999999999d", .interval), ("0/week", .timesAWeek), ("8/week", .timesAWeek),
            ("8/нед", .timesAWeek), ("8 times a week", .timesAWeek), ("0/month", .timesAMonth),
            ("32/мес", .timesAMonth),
            ("1/400d", .timesInDays), ("1/1d", .timesInDays), ("11/10d", .timesADay),
            ("0/10d", .timesInDays), ("month:32", .dayOfMonth), ("month:0", .dayOfMonth),
            ("month:", .noDayOfMonth), ("month:+5", .dayOfMonth),
            ("month:1,,2", .dayOfMonth), ("month:1-5", .dayOfMonth), ("месяц:-1", .dayOfMonth),
        ] as [(String, RuleNumber)])
    func bounds(word: String, number: RuleNumber) {
        #expect(throws: WordError.rule(word, number)) { try ScheduleWord.schedule(word, today: .today) }
    }

    @Test(
        "What only looks like a rule is none",
        arguments: [
            "-3d", "3", "3/", "/week", "every-days", "1.5d", "3/year", "every-3-days-off",
            "3/week@2026-11-20",
            "month:1@2026-11-20", "on the 32nd",
        ])
    func none(word: String) {
        #expect(throws: WordError.schedule(word)) { try ScheduleWord.schedule(word, today: .today) }
    }

    @Test("The day behind the @ is a day")
    func badDay() {
        #expect(throws: WordError.day("x")) { try ScheduleWord.schedule("3d@x", today: .today) }
        #expect(throws: WordError.day("")) { try ScheduleWord.schedule("4/10d@", today: .today) }
    }

    private func expect(_ word: String, _ text: String) throws {
        #expect(try ScheduleWord.schedule(word, today: .today).text == text)
    }
}
