import Testing
import TrackerPresentation

@Suite("A word that was not understood is named, with what may stand there") struct WordErrorTests {
    @Test(arguments: [
        (WordError.day("x"), ["2026-11-20", "today", "-3"], ["2026-11-20", "сегодня", "-3"]),
        (.date("x"), ["1900-01-01", "2199-12-31"], ["1900-01-01", "2199-12-31"]),
        (.month("x"), ["2026-11"], ["2026-11"]),
        (
            .schedule("x"), ["daily", "weekdays", "weekends", "mon,wed,fri"],
            ["ежедневно", "будни", "выходные", "пн,ср,пт"]
        ),
        (.color("x"), ["1 to 18", "red", "#HEX"], ["1 до 18", "красный", "#HEX"]),
        (.time("x"), ["00:00", "11:59"], ["00:00", "11:59"]),
    ])
    func sentence(error: WordError, english: [String], russian: [String]) {
        let phrase = error.phrase
        for form in ["“x”"] + english { #expect(phrase.english.contains(form), "\(form)") }
        for form in ["«x»"] + russian { #expect(phrase.russian.contains(form), "\(form)") }
    }
}
