package import Terminal
package import TrackerPresentation

/// Draws a line of text being typed in the first row of a rectangle; a long one moves with its cursor.
///
/// Arrows at the ends stand for text that is hidden there.
package struct TextFieldView {
    let canvas: Canvas

    package init(canvas: Canvas) { self.canvas = canvas }

    package func draw(
        _ field: TextField, placeholder: String, isFocused: Bool, in rect: Rect,
        on rendering: inout Rendering
    ) {
        let row = rect.split(top: 1).top
        guard !row.isEmpty else { return }
        let (line, cursor) =
            field.text.isEmpty
            ? (
                canvas.off(placeholder).clipped(to: row.size.columns, ellipsis: canvas.theme.glyphs.ellipsis),
                0
            )
            : shown(field, room: row.size.columns)
        rendering.frame.draw(line, at: row.origin, in: row)
        if isFocused {
            rendering.frame.cursor = Cursor(
                position: row.origin + Point(column: min(cursor, row.size.columns - 1), row: 0),
                isVisible: true)
        }
    }

    /// The part of the text around the cursor, and the cursor's cell in it.
    private func shown(_ field: TextField, room: Int) -> (line: Line, cursor: Int) {
        let glyphs = canvas.theme.glyphs
        let before = String(field.text.prefix(field.cursor))
        let width = before.cellWidth
        let text = field.text[...]
        if field.text.cellWidth < room { return (plain(field.text), width) }
        let under = text.dropFirst(field.cursor).first.map(CellWidth.of) ?? 1
        guard width + under > room - 1 else {
            let visible = plain(text.prefix(cells: room - 1)).padded(to: room - 1)
            return (visible + canvas.line(glyphs.arrowRight, .secondary), width)
        }
        let hidden = start(before, keeping: max(room - 2 - under, 0))
        let rest = text.dropFirst(hidden)
        let visible = plain(rest.prefix(cells: max(room - 2, 0))).padded(to: room - 2)
        let end = rest.cellWidth > room - 2 ? glyphs.arrowRight : " "
        return (
            canvas.line(glyphs.arrowLeft, .secondary) + visible + canvas.line(end, .secondary),
            1 + before.dropFirst(hidden).cellWidth
        )
    }

    /// Signs of typography stay as they were typed, also where the product's own words go without.
    private func plain(_ text: some StringProtocol) -> Line { Line(String(text), canvas.theme.style(.text)) }

    /// How many clusters of the text before the cursor are left out, so that the others take at most `cells`.
    private func start(_ before: String, keeping cells: Int) -> Int {
        var room = cells
        var kept = 0
        for cluster in before.reversed() {
            room -= CellWidth.of(cluster)
            if room < 0 { break }
            kept += 1
        }
        return before.count - kept
    }
}
