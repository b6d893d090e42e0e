package import Terminal
package import TrackerPresentation

/// A gradient between colours.
package struct Gradient {
    let stops: [UInt32]

    /// Red, green, blue, for the frame of the statistics cards.
    package static let statisticsBorder = Gradient(stops: [0xFD4C49, 0x46E69D, 0x007BFA])

    /// The same for large digits: on a light background with a green that is dark enough to be read.
    package static func figures(on palette: Palette) -> Gradient {
        switch palette.appearance {
        case .dark: statisticsBorder
        case .light: Gradient(stops: [0xFD4C49, 0x1B9C5F, 0x007BFA])
        }
    }

    /// The colour of a column; the first and the last column have the outer stops.
    package func color(at column: Int, of width: Int) -> Color {
        let span = max(1, width - 1)
        let scaled = column * (stops.count - 1)
        let index = min(scaled / span, stops.count - 2)
        let part = scaled - index * span
        func channel(_ shift: UInt32) -> UInt32 {
            let from = Int(stops[index] >> shift & 0xFF)
            let to = Int(stops[index + 1] >> shift & 0xFF)
            return UInt32(from + (to - from) * part / span) << shift
        }
        return Color(
            channel(16) | channel(8) | channel(0), basic: basic(index: index, part: part, span: span))
    }

    private func basic(index: Int, part: Int, span: Int) -> BasicColor {
        let nearest = index + (2 * part > span ? 1 : 0)
        return [BasicColor.red, .green, .blue][min(nearest, 2)]
    }
}
