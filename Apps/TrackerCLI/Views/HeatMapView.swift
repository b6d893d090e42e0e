import Terminal
import TrackerDomain
import TrackerPresentation

/// Draws the weeks of a year as columns, with a legend.
struct HeatMapView {
    let context: TextContext
    /// The colour of the tracker whose days they are; nil for those of all trackers.
    var color: PaletteColor?
    /// The focused day.
    var focus: Day?

    /// The width of the weekdays' names and a blank or the mark of the focus.
    static let margin = 4
    private static let weeks = 53
    /// The columns of a year with one cell for a day, and with two.
    static let narrowColumns = margin + weeks
    static let wideColumns = margin + 2 * weeks

    /// The columns for a map as wide as a year at least: some years have days of 54 weeks.
    static func columns(of map: HeatMap, cells: Int) -> Int { margin + cells * max(weeks, map.weeks.count) }

    func lines(_ map: HeatMap) -> [Line] { grid(map) + ["", legend(map)] }

    /// The months and the seven weekdays below them.
    func grid(_ map: HeatMap) -> [Line] {
        let layout = Layout(map, width: context.width)
        let focus = focus.flatMap(map.place)
        // Looked up once for hundreds of days.
        let heat = context.theme.glyphs.heat
        let styles = heat.indices.map(style(ofLevel:))
        var lines = [months(map, layout)]
        for row in 0..<7 {
            let isFocused = row == focus?.row
            var line = name(ofRow: row, map, layout, isFocused: isFocused)
            line.reserve(signs: layout.weeks.count * layout.cellWidth)
            for week in layout.weeks {
                guard let cell = map.cell(week: week, row: row) else { continue }
                if isFocused, week == focus?.week {
                    line.append(pointed(cells: layout.cellWidth))
                    continue
                }
                let (sign, style): (Unicode.Scalar, Style) =
                    cell.level.map { (heat[$0.rawValue], styles[$0.rawValue]) } ?? (" ", .plain)
                for _ in 0..<layout.cellWidth { line.append(sign, style) }
            }
            lines.append(line.trimmed)
        }
        return lines
    }

    private func name(ofRow row: Int, _ map: HeatMap, _ layout: Layout, isFocused: Bool) -> Line {
        let style = context.theme.style(isFocused ? .text : .secondary)
        var line = Line(map.weekdayNames[row].fitted(to: layout.margin - 1, ellipsis: ""), style)
        line.append(
            isFocused ? context.line(context.theme.glyphs.pointer, .accent) : context.line(" ", .secondary))
        return line
    }

    /// The sign of the focused day; no style makes every step's own sign stand out.
    private func pointed(cells: Int) -> Line {
        Line(cells == 2 ? "[]" : String(context.theme.glyphs.pointedHeat), context.theme.pointedHeat)
    }

    /// The area of each day in the grid, from its top left.
    func cells(_ map: HeatMap) -> [(day: Day, area: Rect)] {
        let layout = Layout(map, width: context.width)
        return layout.weeks.flatMap { week in
            (0..<7).compactMap { row in
                map.cell(week: week, row: row).flatMap { cell in
                    map.days.contains(cell.day) ? (cell.day, layout.area(week: week, row: row)) : nil
                }
            }
        }
    }

    /// - Parameter map: The map that stands above.
    func legend(_ map: HeatMap) -> Line {
        let heat = context.theme.glyphs.heat
        var line = Line()
        line.append(blanks: Layout(map, width: context.width).margin)
        line.append(context.line(Phrase.less(context.language) + " ", .secondary))
        for level in heat.indices {
            var style = style(ofLevel: level)
            line.append(heat[level], style)
            style.background = nil
            line.append(blanks: 1, style)
        }
        // Amounts are told whole or not at all.
        let (told, plain) = (map.more(context.language), Phrase.more(context.language))
        let fits = line.width + told.cellWidth <= context.width ?? .max
        line.append(context.line(fits ? told : plain, .secondary))
        return line
    }

    private func style(ofLevel level: Int) -> Style {
        DayShare.Level(rawValue: level).map { context.theme.heat($0, of: color) } ?? .plain
    }

    private func months(_ map: HeatMap, _ layout: Layout) -> Line {
        let style = context.theme.style(.secondary)
        var line = Line()
        // The name of a month that has just begun fits, too.
        let oneName = min(layout.margin + 3, context.width ?? .max)
        let end = max(layout.column(ofWeek: layout.weeks.upperBound), oneName)
        for label in map.monthLabels where layout.weeks.contains(label.column) {
            let column = layout.column(ofWeek: label.column)
            guard column >= line.width, column + label.text.cellWidth <= end else { continue }
            line.append(blanks: column - line.width)
            line.append(label.text + " ", style)
        }
        return line.trimmed
    }

    /// The number of cells for a day, and the weeks that fit.
    struct Layout {
        /// A cell less where a week would have no room: the names are cut to two cells.
        let margin: Int
        let cellWidth: Int
        let weeks: Range<Int>

        /// - Parameter map: The map above, whose columns they share.
        init(weeks all: Range<Int>, below map: HeatMap? = nil, width: Int?) {
            let count = max(all.count, map?.weeks.count ?? 0)
            self.init(weeks: all, counted: all.upperBound, of: count, width: width)
        }

        init(_ map: HeatMap, width: Int?) {
            let last = map.place(of: map.last)?.week ?? map.weeks.upperBound - 1
            self.init(weeks: map.weeks, counted: last + 1, of: map.weeks.count, width: width)
        }

        /// - Parameters:
        ///   - counted: The end of the weeks with days that count: the coming ones give way first.
        ///   - count: The weeks that should have room.
        private init(weeks all: Range<Int>, counted: Int, of count: Int, width: Int?) {
            let widest = HeatMapView.margin + 2 * max(HeatMapView.weeks, count)
            let cells = (width ?? 0) >= widest ? 2 : 1
            let isTight = (width ?? .max) < HeatMapView.margin + count
            let margin = HeatMapView.margin - (isTight ? 1 : 0)
            let room = width.map { max(1, ($0 - margin) / cells) } ?? all.count
            self.margin = margin
            cellWidth = cells
            weeks = all.prefix(max(room, counted)).suffix(room)
        }

        func column(ofWeek week: Int) -> Int { margin + (week - weeks.lowerBound) * cellWidth }

        func area(week: Int, row: Int) -> Rect {
            Rect(column: column(ofWeek: week), row: row + 1, columns: cellWidth, rows: 1)
        }
    }
}
