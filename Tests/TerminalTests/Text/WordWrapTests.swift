import Terminal
import Testing

@Suite struct WordWrapTests {
    @Test(
        arguments: [
            ("", 5, [""]),
            ("one two three", 7, ["one two", "three"]),
            ("one two three", 6, ["one", "two", "three"]),
            ("one  two", 8, ["one two"]),
            ("one\n\ntwo", 8, ["one", "", "two"]),
            ("  one two", 6, ["  one", "two"]),
            ("раз, два", 4, ["раз,", "два"]),
            ("日本 語", 4, ["日本", "語"]),
            ("1\u{A0}222 дня", 6, ["1\u{A0}222", "дня"]),
        ] as [(String, Int, [String])])
    func breaksAtSpaces(_ text: String, _ cells: Int, _ lines: [String]) {
        #expect(text.wrapped(to: cells) == lines)
    }

    @Test(
        arguments: [
            ("abcdefgh", 3, ["abc", "def", "gh"]),
            ("a bcdefgh", 4, ["a", "bcde", "fgh"]),
            ("abcde f", 3, ["abc", "de", "f"]),
            ("abcdef", 3, ["abc", "def"]),
            ("a日本", 2, ["a", "日", "本"]),
            ("日本", 1, ["日", "本"]),
        ] as [(String, Int, [String])])
    func cutsWordsThatAreTooWide(_ text: String, _ cells: Int, _ lines: [String]) {
        #expect(text.wrapped(to: cells) == lines)
    }
}
