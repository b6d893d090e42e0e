import Terminal
import TrackerDomain
import TrackerPresentation

/// Draws a month; the selected day is in brackets, or today if none is selected.
struct CalendarView {
    let context: TextContext
    /// The colour of the tracker whose days they are; nil for those of all trackers.
    var color: PaletteColor?

    /// The cells of a day with brackets of its own.
    private static let roomyCell = 5
    /// The cells of a day whose closing bracket is in the next day's cell.
    private static let tightCell = 4
    static let width = roomyCell * 7
    /// The weekdays and the six weeks that a month can span.
    static let gridRows = 7

    private var cellWidth: Int {
        context.width ?? .max < Self.width ? Self.tightCell : Self.roomyCell
    }

    /// Each month, then what the signs mean.
    func lines(_ state: CalendarMonths) -> [Line] {
        let months = state.months.map { lines($0, of: state.selection) }
        return [Line](months.joined(separator: [""])) + paragraph(state.legend)
    }

    /// - Parameter selection: What the trackers were chosen by, for the title.
    func lines(_ state: CalendarState, of selection: Selection? = nil) -> [Line] {
        let text = [state.title, selection?.text].compactMap(\.self).joined(separator: " · ")
        let title = context.line(text, .title).padded(to: cellWidth * 7, .center)
        return ([title.trimmed] + grid(state)).map(context.clipped)
    }

    /// The weekdays and the weeks below them.
    func grid(_ state: CalendarState) -> [Line] {
        let hasSelection = state.cells.contains(where: \.isSelected)
        let isFramed = { (cell: CalendarState.Cell) in hasSelection ? cell.isSelected : cell.isToday }
        return [weekdays(state)] + state.weeks.map { week($0, isFramed: isFramed).trimmed }
    }

    private func week(_ cells: [CalendarState.Cell?], isFramed: (CalendarState.Cell) -> Bool) -> Line {
        var line = Line()
        // Drawn with the first cell of the next day.
        var bracket: Line?
        for cell in cells {
            let day = cell.map { drawn($0, isFramed: isFramed($0)) } ?? Day.none
            line.append(bracket ?? day.opening)
            line.append(day.body)
            bracket = nil
            if cellWidth == Self.roomyCell {
                line.append(day.closing)
            } else if cell.map(isFramed) ?? false {
                bracket = day.closing
            }
        }
        return line + (bracket ?? Line())
    }

    /// The area of each day in the grid, from its top left.
    func cells(_ state: CalendarState) -> [(cell: CalendarState.Cell, area: Rect)] {
        state.weeks.enumerated().flatMap { row, week in
            week.enumerated().compactMap { column, cell in
                cell.map {
                    let left = column * cellWidth
                    return ($0, Rect(column: left, row: row + 1, columns: cellWidth, rows: 1))
                }
            }
        }
    }

    /// The legend below a blank line; nothing for a month without signs.
    func paragraph(_ entries: [CalendarState.LegendEntry]) -> [Line] {
        entries.isEmpty ? [] : [""] + legend(entries)
    }

    /// The signs of one meaning stand together, equal ones once.
    func legend(_ entries: [CalendarState.LegendEntry]) -> [Line] {
        LegendView(context: context).lines(
            entries.map { entry in
                let signs = entry.marks.map(glyph).reduce(into: [String]()) { signs, sign in
                    if !signs.contains(sign) { signs.append(sign) }
                }
                return (Line(signs.joined(separator: " "), style(entry.marks[0])), entry.meaning)
            })
    }

    private func weekdays(_ state: CalendarState) -> Line {
        state.weekdayNames.reduce(into: Line()) { line, name in
            line.append(context.line(name.fitted(to: 4, .right).padded(to: cellWidth), .secondary))
        }.trimmed
    }

    /// A day of the month: its first cell, the number with its mark, its last cell.
    private struct Day {
        let opening, body, closing: Line

        static let none = Day(opening: " ", body: "   ", closing: " ")
    }

    private func drawn(_ cell: CalendarState.Cell, isFramed: Bool) -> Day {
        let number = String(cell.day.day)
        let isMuted = (cell.isToCome || cell.mark == .off) && !isFramed
        let plain =
            isMuted ? context.theme.off : context.theme.style(.text, cell.isToday || isFramed ? .bold : [])
        var numberStyle = plain
        // Today has brackets already if none is selected.
        if cell.isToday, !isFramed || cell.isSelected { numberStyle.attributes.insert(.underline) }
        var body = Line("".padded(to: 2 - number.count), plain)
        body.append(number, numberStyle)
        body.append(glyph(cell.mark), style(cell.mark))
        return Day(
            opening: Line(isFramed ? "[" : " ", plain), body: body, closing: Line(isFramed ? "]" : " ", plain)
        )
    }

    private func glyph(_ mark: CalendarState.Mark) -> String {
        let glyphs = context.theme.glyphs
        return switch mark {
        case .all: glyphs.fullCircle
        case .most: glyphs.shares[2]
        case .half: glyphs.shares[1]
        case .few: glyphs.shares[0]
        case .begun: glyphs.halfCircle
        case .missed: glyphs.emptyCircle
        case .blank: " "
        case .ahead: glyphs.dottedCircle
        case .off: String(glyphs.off)
        }
    }

    private func style(_ mark: CalendarState.Mark) -> Style {
        switch mark {
        case .all: context.theme.done(of: color)
        case .most, .half, .few, .begun: context.theme.style(.accent)
        case .missed: context.theme.style(.secondary)
        case .blank: context.theme.style(.text)
        case .ahead, .off: context.theme.off
        }
    }
}

/// Draws the meanings of signs, in as many lines as necessary.
struct LegendView {
    let context: TextContext

    func lines(_ entries: [(sign: Line, meaning: Phrase)]) -> [Line] {
        entries.reduce(into: []) { lines, entry in
            let text = entry.sign + context.line(" " + entry.meaning(context.language), .secondary)
            if let last = lines.last, last.width + 2 + text.width <= context.width ?? .max {
                lines[lines.count - 1] = last + "  " + text
            } else {
                lines.append(context.clipped(text))
            }
        }
    }
}
