import Terminal
import TrackerDomain
import TrackerPresentation

/// Draws a month; the selected day stands in brackets, today where none is selected.
struct CalendarView {
    let canvas: Canvas

    private static let cellWidth = 5
    static let width = cellWidth * 7
    /// The weekdays and the six weeks that a month can touch.
    static let gridRows = 7

    func lines(_ state: CalendarState) -> [Line] {
        let title = canvas.line(state.title, .title).padded(to: CalendarView.width, .center)
        return [title.trimmed] + grid(state)
    }

    /// The weekdays and below them the weeks.
    func grid(_ state: CalendarState) -> [Line] {
        let hasSelection = state.cells.contains(where: \.isSelected)
        return [weekdays(state)]
            + state.weeks.map { week in
                week.reduce(into: Line()) { line, cell in
                    line.append(
                        cell.map { drawn($0, isFramed: hasSelection ? $0.isSelected : $0.isToday) }
                            ?? Line(String(repeating: " ", count: CalendarView.cellWidth)))
                }.trimmed
            }
    }

    /// Where each day stands in the grid, from its top left.
    func cells(_ state: CalendarState) -> [(cell: CalendarState.Cell, area: Rect)] {
        state.weeks.enumerated().flatMap { row, week in
            week.enumerated().compactMap { column, cell in
                cell.map {
                    let left = column * CalendarView.cellWidth
                    return ($0, Rect(column: left, row: row + 1, columns: CalendarView.cellWidth, rows: 1))
                }
            }
        }
    }

    /// What the marks mean, of one tracker or of all: one is never done in part.
    func legend(ofOne: Bool = false) -> Line {
        let marks: [(CalendarState.Mark, Phrase)] =
            ofOne
            ? [(.all, .markDone), (.missed, .markMissed), (.future, .markFuture)]
            : [(.all, .markAll), (.partly, .markSome), (.missed, .markNone), (.future, .markFuture)]
        var line = Line()
        for (mark, meaning) in marks {
            if line.width > 0 { line.append("  ") }
            line.append(glyph(mark), style(mark))
            line.append(canvas.line(" " + meaning(canvas.language), .secondary))
        }
        return canvas.clipped(line)
    }

    private func weekdays(_ state: CalendarState) -> Line {
        state.weekdayNames.reduce(into: Line()) { line, name in
            line.append(canvas.line(name.fitted(to: 4, .right) + " ", .secondary))
        }.trimmed
    }

    private func drawn(_ cell: CalendarState.Cell, isFramed: Bool) -> Line {
        let number = String(cell.day.day)
        let isMuted = cell.mark == .future && !isFramed
        let plain =
            isMuted ? canvas.look.off : canvas.look.style(.text, cell.isToday || isFramed ? .bold : [])
        var numberStyle = plain
        // Today has brackets already where nothing is selected.
        if cell.isToday, !isFramed || cell.isSelected { numberStyle.attributes.insert(.underline) }
        var line = Line((isFramed ? "[" : " ").padded(to: 3 - number.count), plain)
        line.append(number, numberStyle)
        line.append(glyph(cell.mark), style(cell.mark))
        line.append(isFramed ? "]" : " ", plain)
        return line
    }

    private func glyph(_ mark: CalendarState.Mark) -> String {
        let glyphs = canvas.look.glyphs
        return switch mark {
        case .all: glyphs.fullCircle
        case .partly: glyphs.halfCircle
        case .missed: glyphs.emptyCircle
        case .blank: " "
        case .future: String(glyphs.dot)
        }
    }

    private func style(_ mark: CalendarState.Mark) -> Style {
        switch mark {
        case .all: canvas.look.style(.success)
        case .partly: canvas.look.style(.accent)
        case .missed: canvas.look.style(.secondary)
        case .blank: canvas.look.style(.text)
        case .future: canvas.look.off
        }
    }
}
