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
        guard depth == .indexed else {
            let colors = CardColors(of: color, isDone: isDone, isFocused: isFocused, in: palette)
            return CardStyle(colors) { Color($0, basic: nil) }
        }
        let entries = CardEntries(of: color, isDone: isDone, isFocused: isFocused, isDark: isDark)
        let colors = CardColors(on: entries.grounds, isDone: isDone, in: palette) {
            IndexedPalette.color(of: IndexedPalette.nearest(to: $0))
        }
        return CardStyle(colors) { Color($0, basic: nil) }
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
}
