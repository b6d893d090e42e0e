import Terminal
import TrackerPresentation

/// Draws buttons at the right end of a row: `[ Cancel ]  ▸ Create ◂`, the one with the focus between arrows,
/// one that is off without brackets.
struct ButtonRowView {
    let context: TextContext

    private static let gap = 2

    /// The cells of a button with a title of so many cells.
    static func width(of title: Int) -> Int { title + 4 }

    func draw(_ buttons: [SheetButton], in rect: Rect, on rendering: inout Rendering) {
        let lines = buttons.map(line)
        let total = lines.reduce(0) { $0 + $1.width } + Self.gap * max(lines.count - 1, 0)
        var column = max(rect.right - total, rect.left)
        for (button, line) in zip(buttons, lines) {
            let place = Point(column: column, row: rect.top)
            let area = Rect(origin: place, size: Size(columns: line.width, rows: 1)).intersection(rect)
            rendering.frame.draw(line, at: place, in: rect)
            if !area.isEmpty { rendering.mark(area, as: button.target) }
            if button.isFocused { rendering.frame.cursor = Cursor(position: area.origin) }
            column += line.width + Self.gap
        }
    }

    private func line(_ button: SheetButton) -> Line {
        let glyphs = context.theme.glyphs
        let title =
            button.isOn
            ? context.line(button.title, button.role, button.isFocused ? .bold : [])
            : context.off(button.title)
        if button.isFocused {
            return context.line(glyphs.arrowRight + " ", .accent, .bold) + title
                + context.line(" " + glyphs.arrowLeft, .accent, .bold)
        }
        let edges = button.isOn ? ("[ ", " ]") : ("  ", "  ")
        return context.line(edges.0, .secondary) + title + context.line(edges.1, .secondary)
    }
}

/// A button of a sheet.
struct SheetButton {
    let title: String
    let target: Target
    var isFocused = false
    var isOn = true
    var role = Role.text
}
