import Terminal
import TrackerDomain
import TrackerPresentation

/// Colours laid over the terminal's background, for terminals that can show them.
struct Tint: Sendable {
    let palette: Palette
    let depth: ColorDepth

    /// Returns nil if the terminal shows only the sixteen basic colours, or none.
    init?(_ palette: Palette, depth: ColorDepth) {
        guard depth >= .indexed else { return nil }
        (self.palette, self.depth) = (palette, depth)
    }

    func card(_ color: PaletteColor, isDone: Bool, isFocused: Bool) -> CardStyle {
        let entry = depth == .indexed ? entry(color, isDone: isDone, isFocused: isFocused) : nil
        let colors = CardColors(
            of: color, isDone: isDone, isFocused: isFocused, in: palette,
            card: entry.map(IndexedPalette.color), shown: shown)
        return CardStyle(colors, card: Color(colors.card, indexed: entry, basic: nil), isDone: isDone) {
            Color($0, basic: nil)
        }
    }

    /// The same colour for sign and cell: solid on a screen, and still its sign when copied as text.
    func heat(_ level: Int, of color: PaletteColor?) -> Style {
        let rgb = palette.heatSteps(of: color)[level]
        // The first step is a grey in every colour, and no other step is one.
        let entry =
            color == nil || level == 0 ? stepsOfAll[level] : IndexedPalette.nearestOfCube(to: rgb)
        let step = Color(rgb, indexed: entry, basic: nil)
        return Style(foreground: step, background: step)
    }

    private var isDark: Bool { palette.appearance == .dark }

    /// The steps of all trackers in 256 colours, a grey and four greens chosen by hand: the nearest ones vary in hue.
    private var stepsOfAll: [UInt8] { isDark ? [237, 22, 29, 36, 79] : [254, 151, 108, 65, 22] }

    private func shown(_ rgb: UInt32) -> UInt32 {
        depth == .indexed ? IndexedPalette.color(of: IndexedPalette.nearest(to: rgb)) : rgb
    }

    /// One of 256 colours with the hue of the tracker's colour; the one nearest to a tint is nearly always a grey.
    private func entry(_ color: PaletteColor, isDone: Bool, isFocused: Bool) -> UInt8 {
        switch (isDone, isDark, isFocused) {
        // A done card is softer, a grey next to the background.
        case (true, true, false): return 236
        case (true, true, true): return 239
        case (true, false, false): return 255
        case (true, false, true): return 253
        case (false, true, _): break
        case (false, false, _): return lightEntry(color, isFocused: isFocused)
        }
        let channels = Channels(color)
        let levels = channels.isStrong.indices.map { index in
            (channels.isStrong[index] ? 1 : 0) + (isFocused && channels.isMost[index] ? 1 : 0)
        }
        return IndexedPalette.cube(red: levels[0], green: levels[1], blue: levels[2])
    }

    private func lightEntry(_ color: PaletteColor, isFocused: Bool) -> UInt8 {
        let channels = Channels(color)
        // A pale colour is strong in all channels, so that only its greatest ones stand out on white.
        let high = channels.isStrong.contains(false) ? channels.isStrong : channels.isMost
        let levels = high.map { $0 ? 5 : isFocused ? 3 : 4 }
        return IndexedPalette.cube(red: levels[0], green: levels[1], blue: levels[2])
    }

    /// The channels, red, green and blue, that make a colour's hue.
    private struct Channels {
        /// Near the greatest: 62 % splits the eighteen colours into the most groups of similar colours.
        let isStrong: [Bool]
        let isMost: [Bool]

        init(_ color: PaletteColor) {
            let values = [color.rgb >> 16 & 0xFF, color.rgb >> 8 & 0xFF, color.rgb & 0xFF]
            let most = values.max() ?? 0
            isStrong = values.map { 100 * $0 >= 62 * most }
            isMost = values.map { $0 == most }
        }
    }
}
