import Terminal
import TrackerDomain
import TrackerPresentation

/// Draws the weeks of a year as columns, with a legend.
struct HeatMapView {
    let canvas: Canvas

    private static let margin = 4

    func lines(_ map: HeatMap) -> [Line] {
        let cellWidth = (canvas.width ?? 0) >= 112 ? 2 : 1
        let room = canvas.width.map { max(1, ($0 - HeatMapView.margin) / cellWidth) } ?? map.weeks.count
        let first = max(0, map.weeks.count - room)
        return [months(map, from: first, cellWidth: cellWidth)]
            + (0..<7).map { row in
                var line = canvas.line(map.weekdayNames[row].fitted(to: HeatMapView.margin), .secondary)
                for week in map.weeks[first...] { line.append(cell(week[row], width: cellWidth)) }
                return line.trimmed
            }
            + ["", legend()]
    }

    private func months(_ map: HeatMap, from first: Int, cellWidth: Int) -> Line {
        var line = Line(String(repeating: " ", count: HeatMapView.margin))
        let end = HeatMapView.margin + (map.weeks.count - first) * cellWidth
        for label in map.monthLabels where label.column >= first {
            let column = HeatMapView.margin + (label.column - first) * cellWidth
            guard column >= line.width, column + label.text.cellWidth <= end else { continue }
            line = line.padded(to: column)
            line.append(canvas.line(label.text + " ", .secondary))
        }
        return line.trimmed
    }

    private func cell(_ cell: HeatMap.Cell?, width: Int) -> Line {
        guard let level = cell?.level else { return Line(String(repeating: " ", count: width)) }
        let glyph = String(repeating: canvas.look.glyphs.heat[level.rawValue], count: width)
        return Line(glyph, canvas.look.style(.heat(level)))
    }

    private func legend() -> Line {
        var line = Line(String(repeating: " ", count: HeatMapView.margin))
        line.append(canvas.line(Phrase.less(canvas.language) + " ", .secondary))
        for level in DayShare.Level.allCases {
            line.append(canvas.look.glyphs.heat[level.rawValue] + " ", canvas.look.style(.heat(level)))
        }
        line.append(canvas.line(Phrase.more(canvas.language), .secondary))
        return line
    }
}
