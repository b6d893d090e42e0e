import Terminal
import TrackerDomain
import TrackerPresentation

/// Draws the field for a name: its label with the counter, the framed field, and room for what is wrong.
struct NameFieldView {
    struct Content {
        let label: String
        let counter: String
        let field: TextField
        let placeholder: String
        let error: String?
        let isFocused: Bool
        /// Whether a mark that empties the field stands in it.
        var canClear = false
    }

    let canvas: Canvas

    /// The rows above those for the error.
    static let fieldRows = 4

    /// All rows of the rectangle below the field are kept for the error, so that nothing moves when it comes.
    func draw(_ content: Content, in rect: Rect, on rendering: inout Rendering) {
        let glyphs = canvas.theme.glyphs
        let isFull = content.field.text.count >= Name.limit
        let counter = canvas.line(content.counter, isFull ? .text : .secondary, isFull ? .bold : [])
        let label =
            canvas.pointer(content.isFocused) + canvas.name(content.label, isFocused: content.isFocused)
        rendering.frame.draw(
            canvas.row(label, counter, width: rect.size.columns), at: rect.origin, in: rect)

        let (box, below) = rect.inset(top: 1, left: 2).split(top: 3)
        if box.size.rows == 3 {
            rendering.frame.box(
                box, content.isFocused ? glyphs.focusFrame : glyphs.fieldFrame,
                canvas.theme.style(content.isFocused ? .accent : .secondary))
        }
        drawField(content, in: box.inset(columns: 2, rows: 1), on: &rendering)
        if let error = content.error {
            let lines = "! \(error)".wrapped(to: max(below.size.columns, 1))
            rendering.frame.draw(lines.map { canvas.line($0, .error) }, in: below)
        }
    }

    private func drawField(_ content: Content, in row: Rect, on rendering: inout Rendering) {
        let (text, mark) = content.canClear ? row.split(right: 2) : row.split(right: 0)
        TextFieldView(canvas: canvas).draw(
            content.field, placeholder: content.placeholder, isFocused: content.isFocused, in: text,
            on: &rendering)
        guard content.canClear else { return }
        rendering.frame.draw(
            canvas.line(" " + canvas.theme.glyphs.clear, .secondary), at: mark.origin, in: mark)
        if !mark.isEmpty { rendering.mark(mark, as: .clearName) }
    }
}
