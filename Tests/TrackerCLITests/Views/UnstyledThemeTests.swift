import Terminal
import Testing
import TrackerCLI
import TrackerPresentation

@MainActor @Suite("T28, T29: where no style is written") struct UnstyledThemeTests {
    private func context(isStyled: Bool) -> TextContext {
        TextContext(
            language: .russian, theme: Theme(appearance: .dark, glyphs: .unicode, isStyled: isStyled),
            width: 80
        )
    }

    @Test("Lines have the same text, in one piece")
    func text() throws {
        let app = try Album(.russian).app
        for lines in [
            { context in StatisticsView(context: context).lines(app.model.statistics.state) },
            { context in ListView(context: context).lines(app.model.list.state) },
        ] as [(TextContext) -> [Line]] {
            let (styled, plain) = (lines(context(isStyled: true)), lines(context(isStyled: false)))
            #expect(plain.map(\.text) == styled.map(\.text))
            #expect(styled.contains { $0.spans.count > 2 })
            for line in plain { #expect(line == Line(line.text)) }
        }
    }

    @Test("A screen is styled wherever the output goes")
    func screen() {
        #expect(context(isStyled: false).onScreen(.light).theme.style(.error) != .plain)
    }
}
