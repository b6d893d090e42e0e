import Terminal
import Testing
import TrackerCLI
import TrackerDomain
import TrackerPresentation

/// Whether what stands on a card in its tracker's colour can be read, measured on what terminals show.
@Suite struct CardContrastTests {
    /// White, near-black, and backgrounds of well-known terminal themes.
    private static let backgrounds: [(Appearance, UInt32?)] = [
        (.dark, nil), (.dark, 0x000000), (.dark, 0x002B36), (.dark, 0x282C34), (.dark, 0x2E3440),
        (.light, nil), (.light, 0xFDF6E3), (.light, 0xEFF1F5),
    ]

    @Test(
        "T35: names and counts on a card have 4.5 : 1, and its sign 3 : 1, in 256 colours too",
        arguments: PaletteColor.all, [ColorDepth.indexed, .trueColor])
    func legible(color: PaletteColor, depth: ColorDepth) throws {
        for (appearance, background) in Self.backgrounds {
            let theme = Theme(
                appearance: appearance, glyphs: .unicode, depth: depth, background: background)
            for (isDone, isFocused) in [(false, false), (false, true), (true, false), (true, true)] {
                let card = theme.card(color, isDone: isDone, isFocused: isFocused)
                for (style, least) in [
                    // Emoji that a terminal draws as text.
                    (card.badge, 4.5), (card.name, 4.5), (card.caption, 4.5), (card.sign, 3), (card.focus, 3),
                ] {
                    let ratio = try measured(style, depth)
                    #expect(
                        ratio >= least,
                        "\(appearance) \(background ?? 0) done \(isDone) focused \(isFocused): \(style)")
                }
            }
        }
    }

    @Test("A focused card stands out from the same card without focus", arguments: PaletteColor.all)
    func focus(color: PaletteColor) throws {
        for (appearance, depth) in [
            (Appearance.dark, ColorDepth.indexed), (.dark, .trueColor), (.light, .indexed),
            (.light, .trueColor),
        ] {
            let theme = Theme(appearance: appearance, glyphs: .unicode, depth: depth)
            for isDone in [false, true] {
                let (calm, focused) = (
                    theme.card(color, isDone: isDone, isFocused: false),
                    theme.card(color, isDone: isDone, isFocused: true)
                )
                #expect(
                    try shown(calm.name.background, depth) != shown(focused.name.background, depth),
                    "\(appearance) \(depth) done \(isDone)")
            }
        }
    }

    @Test("With sixteen colours, with none and in ASCII no card is tinted")
    func plain() {
        for (depth, glyphs) in [
            (ColorDepth.sixteen, GlyphSet.unicode), (.none, .unicode), (.trueColor, .ascii),
        ] {
            let theme = Theme(appearance: .dark, glyphs: glyphs, depth: depth)
            #expect(!theme.card(PaletteColor.all[0], isDone: false, isFocused: true).isTinted)
        }
    }

    private func measured(_ style: Style, _ depth: ColorDepth) throws -> Double {
        Contrast.ratio(try shown(style.foreground, depth), try shown(style.background, depth))
    }

    private func shown(_ color: Color?, _ depth: ColorDepth) throws -> UInt32 {
        let color = try #require(color)
        return depth == .indexed ? IndexedPalette.color(of: color.indexed) : color.rgb
    }
}
