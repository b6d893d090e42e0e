import Testing
import TrackerPresentation

@Suite struct PluralTests {
    @Test(arguments: [(0, "days"), (1, "day"), (2, "days"), (11, "days"), (21, "days"), (101, "days")])
    func english(count: Int, noun: String) {
        #expect(EnglishPlural(one: "day", other: "days").form(for: count) == noun)
    }

    @Test(arguments: [
        (0, "дней"), (1, "день"), (2, "дня"), (3, "дня"), (4, "дня"), (5, "дней"), (10, "дней"), (11, "дней"),
        (12, "дней"), (13, "дней"), (14, "дней"), (15, "дней"), (19, "дней"), (20, "дней"), (21, "день"),
        (22, "дня"), (24, "дня"), (25, "дней"), (100, "дней"), (101, "день"), (102, "дня"), (104, "дня"),
        (111, "дней"), (112, "дней"), (114, "дней"), (121, "день"), (1011, "дней"), (1222, "дня"),
    ])
    func russian(count: Int, noun: String) {
        #expect(RussianPlural(one: "день", few: "дня", many: "дней").form(for: count) == noun)
    }

    @Test(
        "MAIN-2: a number and its noun are joined by an ordinary space",
        arguments: [
            (0, "0 days", "0 дней"), (1, "1 day", "1 день"), (22, "22 days", "22 дня"),
            (1222, "1,222 days", "1\u{A0}222 дня"),
        ])
    func days(count: Int, english: String, russian: String) {
        #expect(CountedPhrase.days(count) == Phrase(english, russian))
    }

    @Test(arguments: [
        (1, "1 tracker completed", "1 трекер завершен"), (2, "2 trackers completed", "2 трекера завершено"),
        (5, "5 trackers completed", "5 трекеров завершено"),
        (21, "21 trackers completed", "21 трекер завершен"),
    ])
    func trackersCompleted(count: Int, english: String, russian: String) {
        #expect(CountedPhrase.trackersCompleted(count) == Phrase(english, russian))
    }

    @Test func nounsOfLosses() {
        #expect(CountedPhrase.trackers(3) == Phrase("3 trackers", "3 трекера"))
        #expect(CountedPhrase.marks(1) == Phrase("1 mark", "1 отметка"))
        #expect(CountedPhrase.marks(12) == Phrase("12 marks", "12 отметок"))
    }
}
