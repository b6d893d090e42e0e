import Samples
import Terminal
import Testing
import TrackerCLI
import TrackerDomain
import TrackerPresentation

@Suite struct WeekCellViewTests {
    @Test("WEEK-2: without colour and in ASCII every state has a sign of its own")
    func signs() throws {
        for glyphs in [GlyphSet.unicode, .ascii] {
            // As in a locale without UTF-8, texts stay as they are.
            let theme = Theme(appearance: .dark, glyphs: glyphs, isStyled: false)
            let context = TextContext(language: .english, theme: theme, width: nil)
            let view = WeekCellView(context: context, width: 4)
            // What counts for the limit of a period is a number without a sign.
            let signs = WeekMark.allCases.filter { $0 != .counted && $0 != .unplanned }.map { mark in
                view.line(mark, nil, .number(1)).text
            }
            #expect(Set(signs).count == signs.count, "\(signs)")
            let isASCII = signs.joined().allSatisfy(\.isASCII)
            #expect(isASCII == (glyphs == .ascii), "\(signs)")
        }
    }

    /// The tile of a mark by the depth of a terminal.
    private func tile(
        _ mark: WeekMark, _ amount: String?, width: Int, glyphs: GlyphSet = .unicode, isStyled: Bool = true,
        depth: ColorDepth = .sixteen
    ) -> Line {
        let theme = Theme(appearance: .dark, glyphs: glyphs, isStyled: isStyled, depth: depth)
        return WeekCellView(
            context: TextContext(language: .english, theme: theme, width: nil), width: width
        ).line(mark, amount, .number(5))
    }

    @Test("TILE-2, TILE-4: sign and number where both fit, else the number, else the sign; nothing is cut")
    func numbers() throws {
        for depth in [ColorDepth.sixteen, .indexed, .trueColor] {
            func text(_ mark: WeekMark, _ amount: String?, width: Int) -> String {
                tile(mark, amount, width: width, depth: depth).text
            }
            let bare = "████"
            #expect(text(.done, nil, width: 4) == bare && text(.done, "25", width: 4) == " 25 ")
            #expect(text(.done, "1250", width: 3) == bare.dropLast())
            #expect(text(.done, "1250", width: 4) == "1250")
            #expect(text(.begun, nil, width: 3) == " ◐ " && text(.begun, "3", width: 4) == " ◐3 ")
            #expect(text(.begun, "1500", width: 6) == "◐1500 " && text(.begun, "1500", width: 4) == "1500")
            #expect(text(.begun, "1500", width: 3) == " ◐ " && text(.over, "3", width: 4) == " !3 ")
            #expect(text(.over, "150", width: 3) == "150" && text(.over, "1500", width: 3) == " ! ")
            #expect(text(.counted, "1", width: 4) == " 1  " && text(.missed, nil, width: 6) == "  ✗   ")
        }
    }

    @Test("TILE-5, TILE-8: without colour and in ASCII the number goes where it does not fit beside the sign")
    func numbersAsSigns() throws {
        func texts(_ glyphs: GlyphSet, isStyled: Bool) -> [String] {
            [
                (.done, nil), (.done, "25"), (.done, "1250"), (.begun, "10"), (.begun, "1250"), (.over, "3"),
                (.over, "1250"),
            ].map { (mark: WeekMark, amount: String?) in
                tile(mark, amount, width: 4, glyphs: glyphs, isStyled: isStyled).text
            }
        }
        #expect(
            texts(.unicode, isStyled: false) == ["▇▇▇▇", "✓25 ", " ✓  ", "◐10 ", " ◐  ", " !3 ", " !  "])
        // A screen without colours has bold and reverse video all the same.
        #expect(tile(.done, "25", width: 4, depth: .none).text == "✓25 ")
        for isStyled in [true, false] {
            #expect(
                texts(.ascii, isStyled: isStyled)
                    == [" +  ", "+25 ", " +  ", "%10 ", " %  ", " !3 ", " !  "])
        }
    }

    // Number 5 of the palette is the green 37D45C: 1A1B22 stands out from it more than white.
    @Test("TILE-2, TILE-5: a done day is its colour with a legible amount, in 16 colours its hue in reverse")
    func grounds() throws {
        let done = try #require(tile(.done, "25", width: 4, depth: .trueColor).spans.first?.style)
        #expect(done.background?.rgb == PaletteColor.number(5).rgb && done.foreground?.rgb == 0x1A1B22)
        let begun = try #require(tile(.begun, "25", width: 4, depth: .trueColor).spans.first?.style)
        #expect(begun.background != nil && begun.background != done.background)
        let basic = try #require(tile(.done, "25", width: 4).spans.first?.style)
        #expect(basic.attributes == .reverse && basic.background == nil && basic.foreground?.basic == .green)
        let bare = try #require(tile(.done, nil, width: 4).spans.first?.style)
        #expect(bare == Style(foreground: basic.foreground))
        let part = try #require(tile(.begun, "25", width: 4).spans.first?.style)
        #expect(part == Style(foreground: basic.foreground))
        for color in (1...18 as ClosedRange<Int>).map(PaletteColor.number) {
            let style = Theme(appearance: .light, glyphs: .unicode, depth: .trueColor).tile(of: color)
            let (ink, ground) = (try #require(style.foreground).rgb, try #require(style.background).rgb)
            let other: UInt32 = ink == 0x1A1B22 ? 0xFFFFFF : 0x1A1B22
            #expect(Contrast.ratio(ink, ground) >= Contrast.ratio(other, ground) && ground == color.rgb)
        }
    }
}
