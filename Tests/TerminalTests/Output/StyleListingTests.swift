import Terminal
import Testing

@Suite struct StyleListingTests {
    @Test func listsTextAndThenTheStyledRuns() {
        let green = Color(0x2FD058, basic: .green)
        let field = Color(0x00000F, indexed: 235, basic: nil)
        let lines = [
            Line([Span("日 "), Span("[✓]", Style(foreground: green, .bold)), Span(" x")]),
            Line(),
            Line("q", Style(foreground: green, background: field, [.dim, .underline, .reverse])),
        ]
        #expect(
            StyleListing(lines).description == """
                日 [✓] x

                q
                ─── styles
                1: 4–6 bold #2FD058/41/green
                3: 1–1 dim underline reverse #2FD058/41/green on #00000F/235/own

                """)
    }
}
