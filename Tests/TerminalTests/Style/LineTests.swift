import Terminal
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

    @Test func piecesMakeTheLineThatAppendingThemMakes() {
        let (bold, dim) = (Style(.bold), Style(.dim))
        let pieces = [
            ("", bold), ("a", bold), ("b", bold), ("", dim), ("🙂", dim), ("c", .plain), ("d", .plain),
        ]
        let line = Line(pieces: pieces.map { (text: $0, style: $1) })
        #expect(line == Line([Span("ab", bold), Span("🙂", dim), Span("cd")]) && line.width == 6)
        #expect(Line(pieces: []) == Line())
    }

    @Test func joinedTextIsMeasuredAnew() {
        #expect((Line("\u{2764}") + Line("\u{FE0F}")).width == 2)
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
