import Terminal
import TrackerDomain
import TrackerPresentation

/// Colours laid over the terminal's background, for those that can show them.
struct Tint: Sendable {
    let palette: Palette
    let depth: ColorDepth

    /// Nil where only the sixteen basic colours, or none, can be shown.
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

    /// Sign and cell in one colour: solid on a screen, and still its sign where text is copied.
    func heat(_ level: Int, of color: PaletteColor?) -> Style {
        let rgb = palette.heatSteps(of: color)[level]
        // The first step is a grey in every colour, and the only one.
        let entry = color == nil || level == 0 ? greens[level] : IndexedPalette.nearestOfCube(to: rgb)
        let step = Color(rgb, indexed: entry, basic: nil)
        return Style(foreground: step, background: step)
    }

    /// The steps of all trackers in 256 colours, chosen by hand: the nearest entries wander in hue.
    private var greens: [UInt8] {
        palette.appearance == .dark ? [237, 22, 29, 36, 79] : [254, 151, 108, 65, 22]
    }

    private func shown(_ rgb: UInt32) -> UInt32 {
        depth == .indexed ? IndexedPalette.color(of: IndexedPalette.nearest(to: rgb)) : rgb
    }

    /// The nearest of 256 colours to a tint is nearly always a grey: this is one with the hue of the tracker's colour.
    private func entry(_ color: PaletteColor, isDone: Bool, isFocused: Bool) -> UInt8 {
        let isDark = palette.appearance == .dark
        if isDone { return isDark ? isFocused ? 239 : 236 : isFocused ? 253 : 255 }
        let channels = [color.rgb >> 16 & 0xFF, color.rgb >> 8 & 0xFF, color.rgb & 0xFF]
        let most = channels.max() ?? 0
        let isStrong = channels.map { 100 * $0 >= 62 * most }
        let levels = channels.indices.map { index in
            if isDark { return (isStrong[index] ? 1 : 0) + (isFocused && channels[index] == most ? 1 : 0) }
            // A pale colour is strong in all: one of them has to stand out on white.
            let isHigh = isStrong.contains(false) ? isStrong[index] : channels[index] == most
            return isHigh ? 5 : isFocused ? 3 : 4
        }
        return IndexedPalette.cube(red: levels[0], green: levels[1], blue: levels[2])
    }
}
