import Testing

@Suite struct SwiftLiteralsTests {
    @Test(arguments: [
        (#"Phrase("a", "б")"#, [[["a"], ["б"]]]),
        (#"let x = Phrase( // "no"\#n "a, b" + f("c", 1), "\(g("d")) б")"#, [[["a, b", "c"], [" б"]]]),
        (#"Phrase("a" + Phrase("b", "в").x, "г")"#, [[["a", "b", "в"], ["г"]], [["b"], ["в"]]]),
        (#"CountedPhrase("a") "Phrase(\"b\")""#, []),
        (#"f("x"); Phrase(same: "(")"#, [[["("]]]),
    ])
    func calls(source: String, expected: [[[String]]]) {
        #expect(SwiftLiterals.calls(of: "Phrase", in: source) == expected)
    }
}
