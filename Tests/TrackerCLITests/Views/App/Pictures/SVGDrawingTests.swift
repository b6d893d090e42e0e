import Terminal
import Testing
import TrackerPresentation

/// Cells are 9 pixels wide and 19 high; text stands 14 below a cell's top.
@Suite struct SVGDrawingTests {
    private func document(_ lines: Line..., columns: Int = 12, cursor: Cursor = Cursor()) -> String {
        var frame = Frame(size: Size(columns: columns, rows: lines.count))
        frame.draw(lines, in: frame.bounds)
        frame.cursor = cursor
        return SVGDrawing(frame, appearance: .dark, title: "<&>").document
    }

    @Test("A run of text says where it begins and how wide it is; a second blank ends it")
    func runs() {
        let text = document(Line("a b  <c"))
        #expect(text.contains(#"<text x="0" y="14" textLength="27">a b</text>"#))
        #expect(text.contains(#"<text x="45" y="14" textLength="18">&lt;c</text>"#))
    }

    @Test("Styles are attributes; blanks after the text are left out, underlined ones are not")
    func styles() {
        let color = Color(0x01AB2F, basic: nil)
        let text = document(
            Line("ab  ", Style(foreground: color, [.bold])) + Line("c ", Style(.underline)))
        #expect(
            text.contains(##"<text x="0" y="14" textLength="18" fill="#01AB2F" font-weight="700">ab</text>"##)
        )
        #expect(
            text.contains(#"<text x="36" y="14" textLength="18" text-decoration="underline">c </text>"#))
    }

    @Test("A cluster of two cells stands in the middle of both; what follows keeps its place")
    func wide() {
        let text = document(Line(""), Line("👨‍👩‍👧 x"))
        #expect(text.contains(#"<text x="9" y="33">👨‍👩‍👧</text>"#))
        #expect(text.contains(#"<text x="27" y="33">x</text>"#))
    }

    @Test("Reversed text has the colours of the theme changed")
    func reversed() {
        let text = document(Line("ab", Style(.reverse)))
        #expect(text.contains(##"<path fill="#FFFFFF" d="M0 0h18v19h-18z"/>"##))
        #expect(text.contains(##"<text x="0" y="14" textLength="18" fill="#1A1B22">ab</text>"##))
    }

    @Test("Lines of one style are one shape, and meet at the corners")
    func lines() {
        let text = document(Line("╭──╮"))
        #expect(
            text.contains(
                ##"d="M4.5 19v-5q0-4.5 4.5-4.5M9 9.5h18M27 9.5q4.5 0 4.5 4.5v5"/>"##))
    }

    @Test("The cursor is drawn where it shows")
    func cursor() {
        let shown = Cursor(position: Point(column: 2, row: 0), isVisible: true)
        #expect(document(Line("ab"), cursor: shown).contains(#"<rect x="18" y="2" width="2" height="15""#))
        #expect(!document(Line("ab")).contains(#"width="2" height="15""#))
    }

    @Test("The title tells what the picture shows")
    func title() {
        #expect(document(Line("ab")).contains("<title>&lt;&amp;&gt;</title>"))
    }
}
