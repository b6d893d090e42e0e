package import Terminal
package import TrackerDomain
import TrackerPresentation

/// Draws a line of text being typed in the first row of a rectangle; a long one moves with its cursor.
///
/// Arrows at the ends stand for text that is hidden there. A click puts the cursor on what it meets.
package struct TextFieldView {
    let context: TextContext

    package init(context: TextContext) { self.context = context }

    /// The visible part of a text.
    private struct Part {
        let line: Line
        /// The cell of the cursor.
        let cursor: Int
        /// The clusters that are hidden before it, behind an arrow.
        var hidden = 0
        /// An arrow stands for more.
        var hasMore = false
    }

    /// - Parameters:
    ///   - field: Which of several it is; `nil` for the only one.
    ///   - rest: What completes the text, behind it as far as there is room.
    package func draw(
        _ text: TextField, of field: TrackerField? = nil, placeholder: String, rest: Line = Line(),
        isFocused: Bool, in rect: Rect, on rendering: inout Rendering
    ) {
        let row = rect.split(top: 1).top
        guard !row.isEmpty else { return }
        let part =
            text.text.isEmpty && rest.width == 0
            ? Part(line: self.placeholder(placeholder, in: row), cursor: 0)
            : shown(text, room: row.size.columns)
        let line = (part.line + rest).clipped(to: row.size.columns, ellipsis: context.theme.glyphs.ellipsis)
        rendering.frame.draw(part.hasMore ? part.line : line, at: row.origin, in: row)
        let arrows = (left: part.hidden > 0 ? 1 : 0, right: part.hasMore ? 1 : 0)
        rendering.mark(row, asIndicesOf: text.text, in: field, hidden: part.hidden, arrows: arrows)
        if isFocused {
            rendering.frame.cursor = Cursor(
                position: row.origin + Point(column: min(part.cursor, row.size.columns - 1), row: 0),
                isVisible: true)
        }
    }

    private func placeholder(_ text: String, in row: Rect) -> Line {
        context.off(text).clipped(to: row.size.columns, ellipsis: context.theme.glyphs.ellipsis)
    }

    /// The part of the text around the cursor.
    private func shown(_ field: TextField, room: Int) -> Part {
        let glyphs = context.theme.glyphs
        let before = String(field.text.prefix(field.cursor))
        let width = before.cellWidth
        let text = field.text[...]
        if field.text.cellWidth < room { return Part(line: plain(field.text), cursor: width) }
        let under = text.dropFirst(field.cursor).first.map(CellWidth.of) ?? 1
        guard width + under > room - 1 else {
            let visible = plain(text.prefix(cells: room - 1)).padded(to: room - 1)
            return Part(
                line: visible + context.line(glyphs.arrowRight, .secondary), cursor: width, hasMore: true)
        }
        let hidden = start(before, keeping: max(room - 2 - under, 0))
        let rest = text.dropFirst(hidden)
        let visible = plain(rest.prefix(cells: max(room - 2, 0))).padded(to: room - 2)
        let hasMore = rest.cellWidth > room - 2
        return Part(
            line: context.line(glyphs.arrowLeft, .secondary) + visible
                + context.line(hasMore ? glyphs.arrowRight : " ", .secondary),
            cursor: 1 + before.dropFirst(hidden).cellWidth, hidden: hidden, hasMore: hasMore)
    }

    /// Typographic characters stay as typed, even on terminals that show the product's own texts in ASCII.
    private func plain(_ text: some StringProtocol) -> Line { Line(String(text), context.theme.style(.text)) }

    /// The number of clusters to leave out before the cursor, so that the others take at most `cells`.
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

extension Rendering {
    /// Marks each visible cluster of a text as its index in the field, and the cells behind the text as its end.
    ///
    /// - Parameters:
    ///   - hidden: The clusters that the row leaves out at its beginning.
    ///   - arrows: The cells at both ends that stand for what is hidden there.
    mutating func mark(
        _ row: Rect, asIndicesOf text: String, in field: TrackerField?, hidden: Int = 0,
        arrows: (left: Int, right: Int) = (0, 0)
    ) {
        let (left, rest) = row.split(left: arrows.left)
        var index = hidden
        if !left.isEmpty { mark(left, as: .text(field, index: index - 1)) }
        var column = rest.left
        for cluster in text.dropFirst(hidden) {
            let width = CellWidth.of(cluster)
            guard column + width <= row.right - arrows.right else { break }
            mark(
                Rect(column: column, row: row.top, columns: width, rows: 1), as: .text(field, index: index))
            column += width
            index += 1
        }
        guard column < row.right else { return }
        mark(
            Rect(column: column, row: row.top, columns: row.right - column, rows: 1),
            as: .text(field, index: index))
    }
}
