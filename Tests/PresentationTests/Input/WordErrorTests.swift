import DeskKit
import Testing
import TrackerDomain
import TrackerPresentation

@Suite("A word that was not understood is named, with what may stand there") struct WordErrorTests {
    @Test(arguments: [
        (WordError.day("x"), ["2026-11-20", "today", "-3"], ["2026-11-20", "сегодня", "-3"]),
        (
            .dayOutOfRange("x"), ["1900-01-01", "2199-12-31"],
            ["вне допустимых пределов: от 1900-01-01 до 2199-12-31."]
        ),
        (.monthOutOfRange("x"), ["1900-01", "2199-12"], ["вне допустимых пределов: от 1900-01 до 2199-12."]),
        (.noSuchMonth("x", 13), ["13", "1 to 12"], ["месяц 13, а месяцы бывают от 1 до 12."]),
        (.month("x"), ["2026-11"], ["2026-11"]),
        (
            .schedule("x"),
            ["daily", "weekdays", "weekends", "mon,wed,fri", "every-3-days", "month:1,15", "3/week"],
            ["ежедневно", "будни", "выходные", "пн,ср,пт", "каждые-3-дня", "месяц:1,15", "3/нед"]
        ),
        (.rule("x", .interval), ["2 to 365"], ["от 2 до 365"]),
        (.rule("x", .timesAWeek), ["1 to 7 times a week"], ["от 1 до 7 раз в неделю"]),
        (.rule("x", .timesAMonth), ["1 to 31 times a month"], ["от 1 до 31 раза в месяц"]),
        (
            .rule("x", .timesInDays), ["2 to 365", "at most one a day"],
            ["от 2 до 365", "не больше одного раза в день"]
        ),
        (.rule("x", .dayOfMonth), ["1 to 31, or last"], ["от 1 до 31", "«последний»"]),
        (.daysDescend("x"), ["-6..today"], ["-6..сегодня"]),
        (.tooManyDays("x"), ["3,660"], ["3660"]),
        (.amount("x"), ["0 to 1,000,000", "three decimals", "5km"], ["от 0 до 1\u{A0}000\u{A0}000", "5км"]),
        (.color("x"), ["1 to 18", "red", "#HEX"], ["1 до 18", "красный", "#HEX"]),
        (.time("x"), ["00:00", "11:59"], ["00:00", "11:59"]),
    ])
    func sentence(error: WordError, english: [String], russian: [String]) {
        let phrase = error.message.named
        for form in ["“x”"] + english { #expect(phrase.english.contains(form), "\(form)") }
        for form in ["«x»"] + russian { #expect(phrase.russian.contains(form), "\(form)") }
    }

    @Test("a goal of nothing is refused, with the way to ask for none at all")
    func goal() {
        #expect(
            WordError.goal("0").message.named
                == Phrase(
                    "A goal must be above 0. [limitOfZero].", "Цель должна быть больше 0. [limitOfZero]."))
    }

    @Test(
        "a rule that asks for more than once a day, or names no day, is told so",
        arguments: [
            (RuleNumber.timesADay, "“x” asks for more than once a day: ", "«x» требует чаще раза в день: "),
            (.noDayOfMonth, "“x” names no day: ", "«x» не называет дня: "),
            (.dayOfMonth, "“x” is out of range: ", "«x» вне допустимых пределов: "),
        ])
    func rule(number: RuleNumber, english: String, russian: String) {
        let phrase = WordError.rule("x", number).message.named
        #expect(phrase.english.hasPrefix(english) && phrase.russian.hasPrefix(russian))
    }

    @Test("AMT-1: a unit of 13 characters is refused in a sentence")
    func unit() {
        let phrase = WordError.unit("x", .tooLong(13, limit: 12)).message.named
        #expect(
            phrase.english.contains("at most 12 characters.")
                && phrase.russian.contains("не больше 12 символов."))
    }

    @Test(
        "C9: a day that is not there is answered with how many days its month has",
        arguments: [
            (
                2026, 2, "February 2026 has 28 days", "в феврале 2026 года 28 дней"
            ),
            (2024, 2, "February 2024 has 29 days", "в феврале 2024 года 29 дней"),
            (2026, 1, "January 2026 has 31 days", "в январе 2026 года 31 день"),
            (2026, 11, "November 2026 has 30 days", "в ноябре 2026 года 30 дней"),
        ])
    func lengthOfMonth(year: Int, month: Int, english: String, russian: String) {
        let phrase = WordError.noSuchDay("x", Month(year: year, month: month)).message.named
        #expect(phrase == Phrase("There is no day “x”: \(english).", "Дня «x» не бывает: \(russian)."))
    }
}
