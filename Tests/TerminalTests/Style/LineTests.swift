import Terminal
import TestKit
import Testing

@Suite struct LineTests {
    private let bold = Style(.bold)

    @Test func neighboursOfOneStyleBecomeOneSpan() {
        var line = Line("[✓] ")
        line.append("Run", bold)
        line.append("", Style(.dim))
        line.append("ning", bold)
        #expect(line.spans == [Span("[✓] "), Span("Running", bold)])
        #expect(line == Line([Span("[✓"), Span("] "), Span("Running", bold)]))
        #expect(line.text == "[✓] Running")
        #expect(line.width == 11)
    }

    @Test func signsMakeTheLineThatTheirTextsMake() {
        var line = Line("a", bold)
        for sign in ["b", "─", "🙂", "\u{1F3FD}", "c", "\u{7}"] as [Unicode.Scalar] { line.append(sign, bold) }
        line.append("█")
        // The skin tone belongs to the picture; the bell is made visible.
        #expect(line == Line([Span("ab─🙂\u{1F3FD}c\u{FFFD}", bold), Span("█")]) && line.width == 8)
    }

    @Test func blanksMakeTheLineThatSpacesMake() {
        var line = Line("a", bold)
        line.append(blanks: 2, bold)
        line.append(blanks: 0, Style(.dim))
        line.append(blanks: 1)
        #expect(line == Line([Span("a  ", bold), Span(" ")]) && line.width == 4)
    }

    @Test func trimmingTakesBlanksOfAllStylesFromTheEnd() {
        var line = Line("a b", bold)
        line.append(blanks: 2, bold)
        line.append(blanks: 1)
        #expect(line.trimmed == Line("a b", bold) && line.trimmed.width == 3)
        #expect((Line("  ", bold) + Line("  ")).trimmed == Line())
        // What follows joins the picture that stands at the end then.
        #expect((Line("🇷 ").trimmed + Line("🇺")).width == 2)
    }

    @Test func joinedTextIsMeasuredAnew() {
        #expect((Line("\u{2764}") + Line("\u{FE0F}")).width == 2)
        #expect((Line("🇷", bold) + Line("🇺", bold)).width == 2)
        #expect((Line("🇷", bold) + Line("🇺")).width == 4)
    }

    @Test func aLineIsAsWideAsItsTextWhereverItIsPutTogether() {
        var random = SeededRandom(seed: 47)
        let pieces = [
            "a", "я", " ", "─", "e\u{301}", "\u{301}", "\u{903}", "日", "\u{1112}", "\u{1161}", "🙂",
            "\u{1F3FD}", "❤",
            "\u{FE0F}", "\u{200D}", "🇷", "\u{600}", "\u{20E3}", "1", "\u{1F468}\u{200D}",
        ]
        for _ in 0..<2000 {
            let parts = (0..<5).compactMap { _ in pieces.randomElement(using: &random) }
            let text = parts.joined()
            let one = parts.reduce(into: Line()) { $0.append($1, bold) }
            let halves = Line(parts[..<2].joined(), bold) + Line(parts[2...].joined(), bold)
            #expect(one == Line(text, bold) && one.width == text.cellWidth, "\(parts)")
            #expect(halves == one, "\(parts)")
        }
    }

    @Test("T47: nothing in a line can command the terminal")
    func sanitizes() {
        #expect(Line("a\u{1B}[31mb\n").text == "a�[31mb�")
    }

    @Test func clippingKeepsTheStyles() {
        let line = Line([Span("ab"), Span("cdef", bold), Span("gh")])
        #expect(line.clipped(to: 8) == line)
        #expect(line.clipped(to: 5) == Line([Span("ab"), Span("cd…", bold)]))
        #expect(line.clipped(to: 3) == Line([Span("ab"), Span("…", bold)]))
        #expect(line.clipped(to: 2) == Line("a…"))
        #expect(line.clipped(to: 0) == Line())
    }

    @Test func wideClusterThatDoesNotFitIsDroppedAndPadded() {
        let line = Line([Span("ab"), Span("日本", bold)])
        #expect(line.clipped(to: 4) == Line([Span("ab"), Span("…", bold), Span(" ")]))
        #expect(line.clipped(to: 5) == Line([Span("ab"), Span("日…", bold)]))
    }

    @Test func paddingHasItsOwnStyle() {
        let line = Line("ab", bold)
        #expect(line.padded(to: 5, .center) == Line([Span(" "), Span("ab", bold), Span("  ")]))
        #expect(line.padded(to: 4, .right, style: bold) == Line("  ab", bold))
        #expect(line.padded(to: 1) == line)
    }

    @Test func fittingClipsOrPads() {
        #expect(Line("abc").fitted(to: 2) == "a…")
        #expect(Line("abc").fitted(to: 5, .right) == "  abc")
        #expect(Line("abcdef").fitted(to: 4, ellipsis: "...") == "a...")
    }
}
