package import Terminal
package import TrackerDomain
package import TrackerPresentation

/// Draws a habit's strength at the end of each week of a year as a line, below the columns of its heat map.
package struct StrengthCurveView {
    let context: TextContext
    let color: PaletteColor

    private static let rows = 4

    package init(context: TextContext, color: PaletteColor) {
        self.context = context
        self.color = color
    }

    /// - Parameter map: The map above.
    package func lines(_ strengths: [Double], below map: HeatMap? = nil) -> [Line] {
        let layout = HeatMapView.Layout(weeks: strengths.indices, below: map, width: context.width)
        let shown = Array(strengths[layout.weeks])
        let scale = Self.scale(of: shown)
        let columns = Self.columns(shown, cells: layout.cellWidth, on: scale)
        let ends = [scale.upperBound] + Array(repeating: nil, count: Self.rows - 2) + [scale.lowerBound]
        return [context.line(Phrase.strengthOfYear(context.language), .title)]
            + ends.enumerated().map { row, end in
                var line = label(end).prefix(cells: layout.margin)
                for left in stride(from: 0, to: columns.count, by: 2) {
                    let sign = sign(columns[left], columns[left + 1], inRow: row)
                    line.append(sign, context.theme.done(of: color))
                }
                return line.trimmed
            }
    }

    /// Percents: the least strength rounded down to ten and the greatest rounded up, at least 20 apart.
    private static func scale(of strengths: [Double]) -> ClosedRange<Int> {
        let thousandths = strengths.map { Int(($0 * 1000).rounded()) }
        let low = min((thousandths.min() ?? 0) / 100 * 10, 80)
        return low...max(((thousandths.max() ?? 0) + 99) / 100 * 10, low + 20)
    }

    /// The dots of each column of dots, from 0 at the bottom; neighbours touch, and a week ends at its own strength.
    private static func columns(
        _ strengths: [Double], cells: Int, on scale: ClosedRange<Int>
    ) -> [ClosedRange<Int>] {
        let perWeek = 2 * cells
        let heights = (0..<strengths.count * perWeek).map { column in
            let week = column / perWeek
            let before = strengths[max(week - 1, 0)]
            let part = Double(column % perWeek + 1) / Double(perWeek)
            let percent = 100 * (before + (strengths[week] - before) * part)
            let height = (percent - Double(scale.lowerBound)) / Double(scale.count - 1)
            return Int((height * Double(4 * rows - 1)).rounded())
        }
        return heights.enumerated().map { column, height in
            let before = heights[max(column - 1, 0)]
            return before < height ? before + 1...height : height...max(height, before - 1)
        }
    }

    /// The part of two columns of dots in a row, from 0 at the top.
    private func sign(
        _ left: ClosedRange<Int>, _ right: ClosedRange<Int>, inRow row: Int
    ) -> Unicode.Scalar {
        // The bits of a braille pattern, from its highest dot down.
        let bits: [(left: UInt32, right: UInt32)] = [(0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80)]
        let highest = 4 * (Self.rows - row) - 1
        let dots = bits.enumerated().reduce(UInt32(0)) { dots, bit in
            let height = highest - bit.offset
            return dots | (left.contains(height) ? bit.element.left : 0)
                | (right.contains(height) ? bit.element.right : 0)
        }
        let curve = context.theme.glyphs.curve
        return dots == 0 ? " " : curve.isASCII ? curve : Unicode.Scalar(curve.value | dots) ?? curve
    }

    /// An end of the scale, with a blank that may have no room.
    private func label(_ end: Int?) -> Line {
        context.line(end.map { "\($0)" } ?? "", .secondary).padded(to: HeatMapView.margin - 1, .right) + " "
    }
}
