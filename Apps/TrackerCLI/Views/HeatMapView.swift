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
        let looks = DayLooks(canvas.look, cellWidth: layout.cellWidth)
        return [months(map, layout)]
            + (0..<7).map { row in
                let isFocused = focus.map { day in map.weeks.contains { $0[row]?.day == day } } ?? false
                let name = map.weekdayNames[row].fitted(to: HeatMapView.margin - 1)
                var line = canvas.line(name, isFocused ? .text : .secondary)
                line.append(
                    isFocused
                        ? canvas.line(canvas.look.glyphs.pointer, .accent) : canvas.line(" ", .secondary))
                line.append(
                    Line(pieces: map.weeks[layout.first...].map { looks.piece($0[row], focus: focus) }))
                return line.trimmed
            }
    }

    /// Points at the column of the focus from below.
    func pointer(_ map: HeatMap) -> Line {
        guard let area = cells(map).first(where: { $0.day == focus })?.area else { return Line() }
        let sign = canvas.look.glyphs.arrowUp.padded(to: area.size.columns)
        return (Line(String(repeating: " ", count: area.left)) + canvas.line(sign, .accent)).trimmed
    }

    /// Where each day stands in the grid, from its top left.
    func cells(_ map: HeatMap) -> [(day: Day, area: Rect)] {
        let layout = Layout(map, width: canvas.width)
        return map.weeks[layout.first...].enumerated().flatMap { column, week in
            week.enumerated().compactMap { row, cell in
                cell.map { ($0.day, layout.area(column: column, row: row)) }
            }
        }
    }

    func legend() -> Line {
        var line = Line(String(repeating: " ", count: HeatMapView.margin))
        line.append(canvas.line(Phrase.less(canvas.language) + " ", .secondary))
        for level in DayShare.Level.allCases {
            line.append(canvas.look.glyphs.heat[level.rawValue] + " ", canvas.look.style(.heat(level)))
        }
        line.append(canvas.line(Phrase.more(canvas.language), .secondary))
        return line
    }

    private func months(_ map: HeatMap, _ layout: Layout) -> Line {
        var line = Line(String(repeating: " ", count: HeatMapView.margin))
        let end = HeatMapView.margin + (map.weeks.count - layout.first) * layout.cellWidth
        for label in map.monthLabels where label.column >= layout.first {
            let column = HeatMapView.margin + (label.column - layout.first) * layout.cellWidth
            guard column >= line.width, column + label.text.cellWidth <= end else { continue }
            line = line.padded(to: column)
            line.append(canvas.line(label.text + " ", .secondary))
        }
        return line.trimmed
    }

    /// How days look: worked out once for a year.
    private struct DayLooks {
        typealias Piece = (text: String, style: Style)

        private let blank: Piece
        private let levels: [Piece]

        init(_ look: Look, cellWidth: Int) {
            blank = (String(repeating: " ", count: cellWidth), .plain)
            levels = DayShare.Level.allCases.map { level in
                let glyph = look.glyphs.heat[level.rawValue]
                return (String(repeating: glyph, count: cellWidth), look.style(.heat(level)))
            }
        }

        func piece(_ cell: HeatMap.Cell?, focus: Day?) -> Piece {
            guard let cell else { return blank }
            var piece = cell.level.map { levels[$0.rawValue] } ?? blank
            if cell.day == focus { piece.style.attributes.insert(.reverse) }
            return piece
        }
    }

    /// How many cells a day takes, and which weeks there is room for.
    private struct Layout {
        let cellWidth: Int
        let first: Int

        init(_ map: HeatMap, width: Int?) {
            let cells = (width ?? 0) >= HeatMapView.wideColumns ? 2 : 1
            let room = width.map { max(1, ($0 - HeatMapView.margin) / cells) } ?? map.weeks.count
            cellWidth = cells
            first = max(0, map.weeks.count - room)
        }

        func area(column: Int, row: Int) -> Rect {
            Rect(
                column: HeatMapView.margin + column * cellWidth, row: row + 1, columns: cellWidth, rows: 1)
        }
    }
}
