import Terminal
import TrackerDomain
import TrackerPresentation

/// Draws the weeks of a year as columns, with a legend.
struct HeatMapView {
    let canvas: Canvas
    /// The day that is pointed at.
    var focus: Day?

    private static let margin = 4
    /// How wide a screen must be for two cells a day.
    static let wideColumns = 112

    func lines(_ map: HeatMap) -> [Line] { grid(map) + ["", legend()] }

    /// The months and below them the seven weekdays.
    func grid(_ map: HeatMap) -> [Line] {
        let layout = Layout(map, width: canvas.width)
        let focus = focus.flatMap(map.place)
        // Chosen once for the hundreds of days.
        let heat = canvas.theme.glyphs.heat
        let styles = heat.indices.map(style(ofLevel:))
        var lines = [months(map, layout)]
        for row in 0..<7 {
            let isFocused = row == focus?.row
            var line = name(ofRow: row, map, isFocused: isFocused)
            line.reserve(signs: layout.weeks.count * layout.cellWidth)
            for week in layout.weeks {
                guard let cell = map.cell(week: week, row: row) else { continue }
                var (sign, style): (Unicode.Scalar, Style) =
                    cell.level.map { (heat[$0.rawValue], styles[$0.rawValue]) } ?? (" ", .plain)
                if isFocused, week == focus?.week { style.attributes.insert(.reverse) }
                for _ in 0..<layout.cellWidth { line.append(sign, style) }
            }
            lines.append(line.trimmed)
        }
        return lines
    }

    private func name(ofRow row: Int, _ map: HeatMap, isFocused: Bool) -> Line {
        let style = canvas.theme.style(isFocused ? .text : .secondary)
        var line = Line(map.weekdayNames[row], style)
        line.append(blanks: HeatMapView.margin - 1 - line.width, style)
        line.append(
            isFocused ? canvas.line(canvas.theme.glyphs.pointer, .accent) : canvas.line(" ", .secondary))
        return line
    }

    /// Points at the column of the focus from below.
    func pointer(_ map: HeatMap) -> Line {
        let layout = Layout(map, width: canvas.width)
        guard let focus = focus.flatMap(map.place), layout.weeks.contains(focus.week) else { return Line() }
        let area = layout.area(week: focus.week, row: focus.row)
        let sign = canvas.theme.glyphs.arrowUp.padded(to: area.size.columns)
        var line = Line()
        line.append(blanks: area.left)
        return (line + canvas.line(sign, .accent)).trimmed
    }

    /// Where each day stands in the grid, from its top left.
    func cells(_ map: HeatMap) -> [(day: Day, area: Rect)] {
        let layout = Layout(map, width: canvas.width)
        return layout.weeks.flatMap { week in
            (0..<7).compactMap { row in
                map.cell(week: week, row: row).map { ($0.day, layout.area(week: week, row: row)) }
            }
        }
    }

    func legend() -> Line {
        let heat = canvas.theme.glyphs.heat
        var line = Line()
        line.append(blanks: HeatMapView.margin)
        line.append(canvas.line(Phrase.less(canvas.language) + " ", .secondary))
        for level in heat.indices {
            line.append(heat[level], style(ofLevel: level))
            line.append(blanks: 1, style(ofLevel: level))
        }
        line.append(canvas.line(Phrase.more(canvas.language), .secondary))
        return line
    }

    private func style(ofLevel level: Int) -> Style {
        canvas.theme.style(.heat(DayShare.Level(rawValue: level)))
    }

    private func months(_ map: HeatMap, _ layout: Layout) -> Line {
        let style = canvas.theme.style(.secondary)
        var line = Line()
        let end = layout.column(ofWeek: layout.weeks.upperBound)
        for label in map.monthLabels where layout.weeks.contains(label.column) {
            let column = layout.column(ofWeek: label.column)
            guard column >= line.width, column + label.text.cellWidth <= end else { continue }
            line.append(blanks: column - line.width)
            line.append(label.text + " ", style)
        }
        return line.trimmed
    }

    /// How many cells a day takes, and which weeks there is room for.
    private struct Layout {
        let cellWidth: Int
        let weeks: Range<Int>

        init(_ map: HeatMap, width: Int?) {
            let cells = (width ?? 0) >= HeatMapView.wideColumns ? 2 : 1
            let room = width.map { max(1, ($0 - HeatMapView.margin) / cells) } ?? map.weeks.count
            cellWidth = cells
            weeks = map.weeks.suffix(room)
        }

        func column(ofWeek week: Int) -> Int {
            HeatMapView.margin + (week - weeks.lowerBound) * cellWidth
        }

        func area(week: Int, row: Int) -> Rect {
            Rect(column: column(ofWeek: week), row: row + 1, columns: cellWidth, rows: 1)
        }
    }
}
