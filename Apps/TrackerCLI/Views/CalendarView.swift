import Terminal
import TrackerDomain
import TrackerPresentation

/// Draws a month; today stands in brackets.
struct CalendarView {
    let canvas: Canvas

    private static let cellWidth = 5

    func lines(_ state: CalendarState) -> [Line] {
        let width = CalendarView.cellWidth * 7
        return [canvas.line(state.title, .title).padded(to: width, .center).trimmed, weekdays(state)]
            + state.weeks.map { week in
                week.reduce(into: Line()) { line, cell in
                    line.append(
                        cell.map(drawn) ?? Line(String(repeating: " ", count: CalendarView.cellWidth)))
                }.trimmed
            }
    }

    /// What the marks mean.
    func legend() -> Line {
        let marks: [(CalendarState.Mark, Phrase)] = [
            (.all, .markAll), (.some, .markSome), (.none, .markNone), (.future, .markFuture),
        ]
        var line = Line()
        for (mark, meaning) in marks {
            if line.width > 0 { line.append("  ") }
            line.append(Line(glyph(mark), canvas.look.style(role(mark))))
            line.append(canvas.line(" " + meaning(canvas.language), .secondary))
        }
        return canvas.clipped(line)
    }

    private func weekdays(_ state: CalendarState) -> Line {
        state.weekdayNames.reduce(into: Line()) { line, name in
            line.append(canvas.line(name.fitted(to: 4, .right) + " ", .secondary))
        }.trimmed
    }

    private func drawn(_ cell: CalendarState.Cell) -> Line {
        let number = String(cell.day.day).padded(to: 2, .right)
        let style = canvas.look.style(cell.mark == .future ? .disabled : .text, cell.isToday ? .bold : [])
        var line = Line(cell.isToday ? "[" : " ", style)
        line.append(number, style)
        line.append(glyph(cell.mark), canvas.look.style(role(cell.mark)))
        line.append(cell.isToday ? "]" : " ", style)
        return line
    }

    private func glyph(_ mark: CalendarState.Mark) -> String {
        let glyphs = canvas.look.glyphs
        return switch mark {
        case .all: glyphs.fullCircle
        case .some: glyphs.halfCircle
        case .none: glyphs.emptyCircle
        case .blank: " "
        case .future: glyphs.dot
        }
    }

    private func role(_ mark: CalendarState.Mark) -> Role {
        switch mark {
        case .all: .success
        case .some: .accent
        case .none: .secondary
        case .blank: .text
        case .future: .disabled
        }
    }
}
