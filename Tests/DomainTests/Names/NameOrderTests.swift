import Testing
import TrackerDomain

@Suite struct NameOrderTests {
    @Test(
        "CAT-8: digits and signs, Latin, Cyrillic, others by code point",
        arguments: [
            ["1984", "Zoo"], ["#1", "apple"], ["!", "Apple"], ["🏃 Run", "apple"], ["«Я»", "a"], ["9", "А"],
            ["Zoo", "Азбука"], ["zzz", "а"], ["Яма", "αβγ"], ["я", "日本"], ["Zoo", "αβγ"], ["αβγ", "日本"],
            ["їжак", "αβγ"],
        ])
    func scripts(_ pair: [String]) {
        #expect(NameOrder(pair[0]) < NameOrder(pair[1]))
        #expect(!(NameOrder(pair[1]) < NameOrder(pair[0])))
    }

    @Test(
        "CAT-8: ё stands right after е, in either case and form",
        arguments: [
            ["е", "ё"], ["ё", "ж"], ["Ель", "ёж"], ["Ёж", "жук"], ["еж", "ЁЖ"], ["еще", "ещё"], ["ещё", "ж"],
            ["ель", "е\u{308}ж"], ["е\u{308}ж", "ж"], ["Дом", "Ёлка"], ["её", "ёе"], ["а", "ё"], ["ё", "я"],
        ])
    func yo(_ pair: [String]) {
        #expect(NameOrder(pair[0]) < NameOrder(pair[1]))
        #expect(!(NameOrder(pair[1]) < NameOrder(pair[0])))
    }

    @Test(
        "CAT-8: case is ignored",
        arguments: [["apple", "APPLE"], ["Ёлка", "ёлка"], ["и\u{306}ога", "Йога"]])
    func equal(_ pair: [String]) {
        #expect(!(NameOrder(pair[0]) < NameOrder(pair[1])))
        #expect(!(NameOrder(pair[1]) < NameOrder(pair[0])))
        #expect(NameOrder(pair[0]) == NameOrder(pair[1]))
    }

    @Test(
        "CAT-8: a name stands before its continuations, a space before letters",
        arguments: [
            ["Run", "Run far"], ["run far", "Runner"], ["", "a"], ["бег", "Бег 2"],
        ])
    func beginnings(_ pair: [String]) {
        #expect(NameOrder(pair[0]) < NameOrder(pair[1]))
    }

    @Test("CAT-8: a whole list")
    func list() {
        let ordered = [
            "10 minutes", "7 утра", "Apple", "banana", "Zoo", "бег", "Ель", "Ёлка", "жук", "йога", "Щи",
            "яблоко", "ωμέγα",
        ]
        #expect(ordered.reversed().sorted { NameOrder($0) < NameOrder($1) } == ordered)
    }
}
