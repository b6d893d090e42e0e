import Testing
import TrackerDomain

@Suite struct FoldedNameTests {
    @Test(
        "MAIN-7, T43: case, ё, composition and blanks do not tell names apart",
        arguments: [
            ("run", "RUN"), ("Бег", "бЕГ"), ("Ёлка", "елка"), ("ёж", "ЕЖ"), ("е\u{308}ж", "ёж"),
            ("Е\u{308}ж", "еж"),
            ("и\u{306}ога", "Йога"), ("cafe\u{301}", "Café"), ("  Read \t a book ", "read a book"),
            ("", " \t"),
        ])
    func equal(left: String, right: String) {
        #expect(FoldedName(left) == FoldedName(right))
        #expect(FoldedName(left).hashValue == FoldedName(right).hashValue)
    }

    @Test(
        "MAIN-7: й is not и, é is not e, a space is a space",
        arguments: [
            ("йога", "иога"), ("и\u{306}", "и"), ("café", "cafe"), ("bookread", "book read"), ("run", "rum"),
            ("е", "э"),
        ])
    func different(left: String, right: String) {
        #expect(FoldedName(left) != FoldedName(right))
    }

    @Test(
        "MAIN-7, T43: a search stands anywhere in the name",
        arguments: [
            ("Morning run", "Mor"), ("Morning run", "ing r"), ("Morning run", "RUN"),
            ("Morning run", "  run "),
            ("Утренняя пробежка", "ПРОБЕ"), ("Ещё пять", "еще"), ("Еще пять", "ЕЩЁ"),
            ("Мои\u{306} бег", "мой"),
            ("Мой бег", "и\u{306}"), ("aab", "ab"), ("Семья 👨‍👩‍👧", "👨‍👩‍👧"), ("Run", ""), ("Run", "  "),
            ("Run", "run"),
        ])
    func contains(name: String, search: String) {
        #expect(FoldedName(name).contains(FoldedName(search)))
    }

    @Test(
        "MAIN-7: a search compares whole symbols",
        arguments: [
            ("Йога", "и"), ("Мои\u{306} бег", "и"), ("Café", "e"), ("Семья 👨‍👩‍👧", "👨"), ("🇷🇺", "🇷"),
            ("Run", "run fast"),
            ("Run", "rn"), ("", "a"),
        ])
    func misses(name: String, search: String) {
        #expect(!FoldedName(name).contains(FoldedName(search)))
    }

    @Test("a blank text folds to nothing")
    func blank() {
        #expect(FoldedName(" \t\n").isEmpty)
        #expect(!FoldedName("a").isEmpty)
    }

    @Test(
        "beginnings",
        arguments: [
            ("Morning run", "morn", true), ("Ёлка", "ел", true), ("Мои\u{306}", "мой", true),
            ("Йога", "и", false),
            ("Morning run", "run", false), ("Run", "running", false), ("Run", "", true),
        ])
    func prefix(name: String, beginning: String, isBeginning: Bool) {
        #expect(FoldedName(name).hasPrefix(FoldedName(beginning)) == isBeginning)
    }
}
