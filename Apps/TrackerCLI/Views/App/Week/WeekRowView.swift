import Terminal
import TrackerDomain
import TrackerPresentation

/// Draws a row of the week: a habit, its days, and its streak.
struct WeekRowView {
    let context: TextContext
    let layout: WeekLayout

    /// - Parameter focus: The day with the focus; nil in a row without it.
    func draw(_ row: WeekState.Row, focus: Day?, in rect: Rect, on rendering: inout Rendering) {
        rendering.draw(name(row, isFocused: focus != nil), at: rect.origin, in: rect)
        let view = WeekCellView(context: context, width: layout.tile)
        for index in layout.days {
            let (cell, left) = (row.cells[index], rect.left + layout.left(ofDay: index))
            let area = Rect(column: left, row: rect.top, columns: layout.cell, rows: 1)
            let isFocused = cell.day == focus
            rendering.frame.draw(
                view.line(cell.mark, cell.amountText, row.color),
                at: Point(column: left + 1, row: rect.top), in: rect)
            if isFocused {
                for (bracket, column) in [("[", left), ("]", area.right - 1)] {
                    rendering.frame.draw(
                        context.line(bracket, .accent, .bold), at: Point(column: column, row: rect.top),
                        in: rect)
                }
                let middle = Point(column: left + (layout.cell - 1) / 2, row: rect.top)
                rendering.frame.cursor = Cursor(position: middle)
            }
            if cell.hasNote {
                // Behind the bracket of the focus it stands in the first blank of the next day.
                let column = area.right - (isFocused ? 0 : 1)
                rendering.frame.draw(view.noteSign, at: Point(column: column, row: rect.top), in: rect)
            }
            rendering.mark(area, as: .cell(row.id, cell.day))
        }
        let streak = rect.split(left: layout.width).left.split(right: layout.streak).right
        let text = context.line(layout.streakText(of: row), row.isOverLimit ? .error : .secondary)
        rendering.frame.draw(text, .right, row: 0, in: streak)
        if focus != nil { context.drawPointer(before: rect, on: &rendering) }
    }

    /// The name, and the goal at its right where both have room.
    private func name(_ row: WeekState.Row, isFocused: Bool) -> ClickableLine {
        let sign = context.sign(row.emoji, row.color)
        let room = layout.name - sign.width - 1
        let name = context.line(row.name, .text, isFocused ? .bold : [])
        let goal = context.line(row.goalText ?? "", .secondary)
        let hasRoom = goal.width > 0 && name.width + 2 + goal.width <= room
        let text = hasRoom ? name.padded(to: room - goal.width) + goal : name
        return ClickableLine(
            sign + text.fitted(to: room, ellipsis: context.theme.glyphs.ellipsis), .tracker(row.id))
    }
}
