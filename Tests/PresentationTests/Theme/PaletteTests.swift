import Testing
import TrackerDomain
import TrackerPresentation

@Suite struct PaletteTests {
    @Test("The measure itself: known contrasts of the guidelines")
    func measure() {
        #expect(contrast(0x000000, 0xFFFFFF) == 21 && contrast(0x123456, 0x123456) == 1)
        // The lightest grey that passes on white, and the next one that does not.
        #expect(contrast(0x767676, 0xFFFFFF) >= 4.5 && contrast(0x777777, 0xFFFFFF) < 4.5)
    }

    @Test(
        "T35: what is read has a contrast of 4.5 : 1",
        arguments: Appearance.allCases, [Role.secondary, .accent, .success, .error])
    func legible(appearance: Appearance, role: Role) throws {
        let palette = Palette(appearance)
        #expect(contrast(try #require(palette.color(of: role)), palette.background) >= 4.5)
    }

    @Test("T35: what is off has a contrast of 3 : 1", arguments: Appearance.allCases)
    func disabled(appearance: Appearance) throws {
        let palette = Palette(appearance)
        let color = try #require(palette.color(of: .disabled))
        #expect(contrast(color, palette.background) >= 3)
    }

    @Test(
        "T35: text is the front's own, or the palette's near-black and white", arguments: Appearance.allCases)
    func text(appearance: Appearance) {
        let palette = Palette(appearance)
        #expect(palette.color(of: .text) == nil && palette.color(of: .title) == nil)
        #expect(contrast(palette.text, palette.background) >= 4.5)
    }

    @Test("LOOK-2: the original's values, those for text where they are read")
    func originals() {
        let (light, dark) = (Palette(.light), Palette(.dark))
        #expect(light.text == 0x1A1B22 && dark.text == 0xFFFFFF)
        #expect(light.background == 0xFFFFFF && dark.background == 0x1A1B22)
        #expect(light.color(of: .secondary) == 0x6F7178 && dark.color(of: .secondary) == 0xAEAFB4)
        #expect(light.color(of: .accent) == 0x2F66D0 && dark.color(of: .accent) == 0x6E9BF2)
        #expect(light.color(of: .error) == 0xC93B3D && dark.color(of: .error) == 0xF56B6C)
    }

    @Test(
        "FRONT-13: text on each of the five steps of a colour has a contrast of 4.5 : 1",
        arguments: Appearance.allCases, [nil] + PaletteColor.all.map(Optional.some))
    func onHeatSteps(appearance: Appearance, color: PaletteColor?) {
        let palette = Palette(appearance)
        let steps = palette.heatSteps(of: color)
        #expect(steps.count == 5)
        for (text, step) in zip(palette.textOnHeatSteps(of: color), steps) {
            #expect(contrast(text, step) >= 4.5)
        }
    }

    @Test("NEW-8: a tracker's colour is the person's own on both backgrounds", arguments: PaletteColor.all)
    func trackers(color: PaletteColor) {
        for appearance in Appearance.allCases {
            #expect(Palette(appearance).color(of: .tracker(color)) == color.rgb)
        }
    }

    @Test("T35: numbers on the eighteen colours have a contrast of 4.5 : 1", arguments: PaletteColor.all)
    func onColor(color: PaletteColor) {
        for appearance in Appearance.allCases {
            #expect(contrast(Palette(appearance).text(on: color), color.rgb) >= 4.5)
        }
    }

    @Test("NEW-7: the backing of what is chosen is the original's", arguments: Appearance.allCases)
    func selection(appearance: Appearance) {
        let palette = Palette(appearance)
        #expect(palette.selection == 0xE6E8EB)
        #expect(contrast(palette.textOnSelection, palette.selection) >= 4.5)
    }

    @Test("STAT-4: the more was done, the more a day stands out", arguments: Appearance.allCases)
    func heat(appearance: Appearance) throws {
        let palette = Palette(appearance)
        let levels: [DayShare.Level] = [.low, .middle, .high, .full]
        let contrasts = try levels.map {
            contrast(try #require(palette.color(of: .heat($0))), palette.background)
        }
        #expect(contrasts == contrasts.sorted() && Set(contrasts).count == 4)
        #expect(contrasts[0] >= 1.5)
    }
}
