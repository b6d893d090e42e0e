package import Terminal
package import TrackerDomain
package import TrackerPresentation

/// Draws a habit's strength at the end of each week of a year as an area, below the columns of its heat map.
package struct StrengthCurveView {
    let context: TextContext
    let color: PaletteColor

    /// The rows from 0 to 100 %.
    private static let rows = 4

    package init(context: TextContext, color: PaletteColor) {
        self.context = context
        self.color = color
    }

    /// - Parameter map: The map above.
    package func lines(_ strengths: [Double], below map: HeatMap? = nil) -> [Line] {
        let layout = HeatMapView.Layout(weeks: strengths.indices, below: map, width: context.width)
        let title = context.line(Phrase.strengthOfYear(context.language), .title)
        return [title]
            + (0..<Self.rows).reversed().map { row in
                var line = label(row).prefix(cells: layout.margin)
                for strength in strengths[layout.weeks] {
                    for _ in 0..<layout.cellWidth {
                        line.append(sign(strength, inRow: row), context.theme.done(of: color))
                    }
                }
                return line
            }
    }

    /// The part of a column in a row, from 0 at the bottom; the lowest step is drawn for nothing, too.
    private func sign(_ strength: Double, inRow row: Int) -> Unicode.Scalar {
        let steps = context.theme.glyphs.curve
        let height = max(1, Int((strength * Double(Self.rows * steps.count)).rounded()))
        let part = min(steps.count, height - row * steps.count)
        return part > 0 ? steps[part - 1] : " "
    }

    /// "100" at the top and "0" at the bottom, with a blank that may have no room.
    private func label(_ row: Int) -> Line {
        let text = row == Self.rows - 1 ? "100" : row == 0 ? "0" : ""
        return context.line(text, .secondary).padded(to: HeatMapView.margin - 1, .right) + " "
    }
}
