import Samples
import Terminal
import Testing
import TrackerCLI
import TrackerDomain
import TrackerPresentation

/// The done button of cards.
@MainActor @Suite struct CardButtonTests {
    /// What stands in the middle of the buttons.
    private func signs(_ rendering: Rendering) -> Set<String> {
        Set(
            rendering.targets.compactMap { area, target in
                guard case .mark = target else { return nil }
                return rendering.frame[area.origin + Point(column: 1, row: 0)].cluster.map { String($0) }
            })
    }

    @Test("MAIN-5, T31: a day to come has no button")
    func future() throws {
        let stage = try ScreenStage.week()
        #expect(signs(stage.rendering(80, 24)) == ["✓", "+"])
        stage.app.perform(.nextDay)
        let rendering = stage.rendering(80, 24)
        #expect(signs(rendering) == ["·"])
        for case (let area, .mark) in rendering.targets {
            let cells = area.columns.map {
                rendering.frame[Point(column: $0, row: area.top)].style.background
            }
            #expect(
                Set(cells + [rendering.frame[area.origin - Point(column: 1, row: 0)].style.background]).count
                    == 1)
        }
    }

    @Test("V27: the button is a tile of three cells with nothing round it; ◐ begun, ✓ done, – off, else +")
    func tiles() throws {
        let stage = try ScreenStage.habits()
        let rendering = stage.rendering(80, 24)
        #expect(signs(rendering) == ["◐", "✓", "–", "+"])
        for case (let area, .mark(let id)) in rendering.targets {
            let card = try #require(stage.app.model.list.state.card(id))
            func style(_ column: Int) -> Style { rendering.frame[Point(column: column, row: area.top)].style }
            let tile = try #require(style(area.left).background)
            #expect(area.size.columns == 3 && area.columns.allSatisfy { style($0).background == tile })
            let ground = style(area.left - 1).background
            #expect(ground != tile && style(area.right).background == ground)
            let sides = [area.left, area.right - 1].map { Point(column: $0, row: area.top) }
            #expect(sides.allSatisfy { rendering.frame[$0].cluster == " " })
            #expect((tile.rgb == card.color.rgb) == card.isCompleted)
        }
    }

    @Test(
        "V27, T35: without backgrounds the button is a box, in ASCII too, and the tracker's colour can be seen",
        arguments: [
            (ColorDepth.sixteen, GlyphSet.unicode), (.none, .unicode), (.sixteen, .ascii),
            (.trueColor, .ascii),
        ], Appearance.allCases)
    func boxes(look: (depth: ColorDepth, glyphs: GlyphSet), appearance: Appearance) throws {
        var stage = try ScreenStage.habits()
        (stage.depth, stage.glyphs, stage.appearance) = (look.depth, look.glyphs, appearance)
        let rendering = stage.rendering(80, 24)
        #expect(signs(rendering) == (look.glyphs == .ascii ? ["%", "x", "-", " "] : ["◐", "✓", "–", " "]))
        #expect(rendering.frame.rows.contains { $0.contains(look.glyphs == .ascii ? "[%]" : "[◐]") })
        for case (let area, .mark(let id)) in rendering.targets {
            let card = try #require(stage.app.model.list.state.card(id))
            let style = rendering.frame[area.origin].style
            #expect(style.background == nil)
            guard !card.isCompleted, !card.isSettled, card.offText == nil else { continue }
            let color = try #require(style.foreground)
            #expect(color.basic == stage.context.theme.style(.tracker(card.color)).foreground?.basic)
            #expect(Contrast.ratio(color.rgb, Palette(appearance).background) >= 3)
        }
    }

    @Test("T72: a click on the button is one on the button")
    func targets() throws {
        let stage = try ScreenStage.week()
        let card = try #require(stage.app.model.focusedCard)
        for (columns, rows) in [(60, 15), (80, 24), (120, 40)] {
            let rendering = stage.rendering(columns, rows)
            let button = try #require(rendering.targets.first { $0.target == .mark(card) }?.area)
            #expect(rendering.target(at: button.origin) == .mark(card))
            #expect(
                button.columns.map {
                    String(rendering.frame[Point(column: $0, row: button.top)].cluster ?? " ")
                }
                    == [" ", "✓", " "])
            #expect(rendering.target(at: button.origin - Point(column: 1, row: 0)) == .card(card))
        }
    }
}
