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
                    (card.badge, 4.5), (card.name, 4.5), (card.caption, 4.5), (card.idle, 4.5),
                    (card.open, 3), (card.check, 3), (card.focus, 3),
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

    @Test(
        "V27: the open button is a step darker than its card, in the light theme lighter",
        arguments: PaletteColor.all, [ColorDepth.indexed, .trueColor])
    func tile(color: PaletteColor, depth: ColorDepth) throws {
        for (appearance, background) in Self.backgrounds where background != 0x000000 {
            let theme = Theme(appearance: appearance, glyphs: .unicode, depth: depth, background: background)
            for (isDone, isFocused) in [(false, false), (false, true), (true, false), (true, true)] {
                let card = theme.card(color, isDone: isDone, isFocused: isFocused)
                let (tile, ground) = (
                    try shown(card.open.background, depth), try shown(card.name.background, depth)
                )
                let isDarker = Contrast.ratio(tile, 0xFFFFFF) > Contrast.ratio(ground, 0xFFFFFF)
                #expect(tile != ground && isDarker == (appearance == .dark))
                #expect(card.idle.background == card.open.background)
                // Done, it has the colour of the bar.
                #expect(card.check.background?.rgb == card.bar.foreground?.rgb)
            }
        }
    }

    @Test("V12: in 256 colours cards are grey, and the 18 colours are distinct by bar and by badge")
    func indexed() throws {
        for (appearance, greys) in [(Appearance.dark, UInt8(234)...238), (.light, 253...255)] {
            let theme = Theme(appearance: appearance, glyphs: .unicode, depth: .indexed)
            for (isDone, isFocused) in [(false, false), (false, true), (true, false), (true, true)] {
                let cards = PaletteColor.all.map {
                    theme.card($0, isDone: isDone, isFocused: isFocused)
                }
                let bars = cards.compactMap { $0.bar.foreground?.indexed }
                let badges = cards.compactMap { $0.badge.background?.indexed }
                #expect(Set(bars).count == 18 && Set(badges).count == 18)
                // A hue is no grey; with the focus it is the same as without.
                #expect(!(bars + badges).contains { $0 >= 232 })
                #expect(
                    try badges
                        == PaletteColor.all.map {
                            try #require(
                                theme.card($0, isDone: isDone, isFocused: false).badge.background?.indexed)
                        })
                #expect(cards.allSatisfy { greys.contains($0.name.background?.indexed ?? 0) })
                #expect(cards.map(\.check.background?.indexed) == bars)
            }
            let samples = PaletteColor.all.map { theme.style(.tracker($0)).foreground?.indexed }
            #expect(Set(samples).count == 18)
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
