import Terminal
import TrackerDomain
import TrackerPresentation

/// Draws a picture with half blocks, or with one sign for each two points.
struct PictureView {
    let context: TextContext

    /// The colours have different signs in ASCII.
    private static let signs = ["#", "@", "*", "+", "o", "%"]

    func lines(_ picture: Picture) -> [Line] {
        stride(from: 0, to: picture.rows, by: 2).map { row in
            (0..<picture.columns).reduce(into: Line()) { line, column in
                line.append(cell(picture[column, row], picture[column, row + 1]))
            }
        }
    }

    private func cell(_ upper: PaletteColor?, _ lower: PaletteColor?) -> Line {
        guard let color = upper ?? lower else { return " " }
        if context.theme.glyphs == .ascii {
            return Line(Self.signs[color.number % Self.signs.count], context.theme.style(.tracker(color)))
        }
        var style = context.theme.style(.tracker(color))
        if let upper, let lower, upper != lower {
            style.background = context.theme.style(.tracker(lower)).foreground
            return Line("▀", style)
        }
        return Line(upper == nil ? "▄" : lower == nil ? "▀" : "█", style)
    }
}
