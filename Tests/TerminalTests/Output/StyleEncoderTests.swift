import Terminal
import TestKit
import Testing

@Suite struct StyleEncoderTests {
    private static let green = Color(0x2FD058, basic: .green)
    private static let red = Color(0xFD4C49, basic: .brightRed)
    private static let grey = Color(0x414141, basic: nil)

    private func encode(_ line: Line, _ styling: Styling) -> String {
        String(decoding: StyleEncoder(styling).encode(line), as: UTF8.self)
    }

    @Test(
        "T80: the same line at each depth",
        arguments: [
            (.plain, "[x] Run 3"),
            (.styled(.none), "[x] \u{1B}[1mRun\u{1B}[m 3"),
            (.styled(.sixteen), "\u{1B}[32m[x]\u{1B}[m \u{1B}[1;101mRun\u{1B}[m 3"),
            (.styled(.indexed), "\u{1B}[38;5;41m[x]\u{1B}[m \u{1B}[1;48;5;203mRun\u{1B}[m 3"),
            (
                .styled(.trueColor),
                "\u{1B}[38;2;47;208;88m[x]\u{1B}[m \u{1B}[1;48;2;253;76;73mRun\u{1B}[m 3"
            ),
        ] as [(Styling, String)])
    func depths(_ styling: Styling, _ expected: String) {
        let line = Line([
            Span("[x]", Style(foreground: Self.green)), Span(" "),
            Span("Run", Style(background: Self.red, .bold)), Span(" 3"),
        ])
        #expect(encode(line, styling) == expected)
    }

    @Test("Of a delta and a fresh start the shorter is taken")
    func minimalSequences() {
        let styles: [Style] = [
            Style(.bold), Style([.bold, .underline]), Style(.underline), Style(.dim),
            Style(foreground: Self.green, .dim), Style(foreground: Self.green), Style(.reverse),
        ]
        var line = Line()
        for style in styles {
            line.append("a", style)
        }
        #expect(
            encode(line, .styled(.indexed))
                == "\u{1B}[1ma\u{1B}[4ma\u{1B}[22ma\u{1B}[0;2ma\u{1B}[38;5;41ma\u{1B}[22ma\u{1B}[0;7ma\u{1B}[m"
        )
    }

    @Test func boldThatStaysIsTurnedOnAgainAfterDimEnds() {
        let line = Line([
            Span("a", Style(foreground: Self.green, [.bold, .dim])),
            Span("b", Style(foreground: Self.green, .bold)),
        ])
        #expect(encode(line, .styled(.trueColor)) == "\u{1B}[1;2;38;2;47;208;88ma\u{1B}[22;1mb\u{1B}[m")
    }

    @Test("T80: a colour without a stand-in among 16 leaves the terminal's own")
    func noBasicColor() {
        let line = Line([Span("a", Style(foreground: Self.grey)), Span("b", Style(foreground: Self.green))])
        #expect(encode(line, .styled(.sixteen)) == "a\u{1B}[32mb\u{1B}[m")
    }

    @Test("T28: without colour, runs that differ in colour alone need no sequence")
    func colorsVanish() {
        let line = Line([
            Span("a", Style(foreground: Self.red, .underline)),
            Span("b", Style(foreground: Self.green, .underline)),
        ])
        #expect(encode(line, .styled(.none)) == "\u{1B}[4mab\u{1B}[m")
    }

    @Test func everyLineEndsWithItsStyleOff() {
        let lines = [Line("a", Style(.bold)), Line(), Line("b")]
        #expect(
            StyleEncoder(.styled(.none)).encode(lines) == Array("\u{1B}[1ma\u{1B}[m\n\nb\n".utf8))
        #expect(StyleEncoder(.plain).encode(lines) == Array("a\n\nb\n".utf8))
    }

    @Test("A terminal shows what the line says", arguments: ColorDepth.allCases)
    func roundTrip(_ depth: ColorDepth) {
        var random = SeededRandom(seed: 80)
        let colors: [Color?] = [nil, Self.green, Self.red, Self.grey]
        for _ in 0..<300 {
            var line = Line()
            var expected: [String] = []
            for _ in 0..<6 {
                let style = Style(
                    foreground: colors.randomElement(using: &random) ?? nil,
                    background: colors.randomElement(using: &random) ?? nil,
                    Attributes(rawValue: .random(in: 0...15, using: &random)))
                line.append("x", style)
                // The state a terminal reaches from its reset by this style alone.
                expected += SGRTerminal.states(after: encode(Line("x", style), .styled(depth)))
            }
            #expect(SGRTerminal.states(after: encode(line, .styled(depth))) == expected)
        }
    }
}
