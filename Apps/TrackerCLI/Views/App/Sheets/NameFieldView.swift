import Terminal
import TrackerPresentation

/// Draws the field for a name: its label with the counter, the framed field, and room for what is wrong.
struct NameFieldView {
    let canvas: Canvas

    /// The rows above those for the error.
    static let fieldRows = 4

    /// All rows of the rectangle below the field are kept for the error, so that nothing moves when it comes.
    ///
    /// - Parameter mark: What the mark that empties the field is for; `nil` where there is none.
    func draw(
        _ state: TextEntryState, isFocused: Bool, mark: Target? = nil, in rect: Rect,
        on rendering: inout Rendering
    ) {
        let glyphs = canvas.theme.glyphs
        let counter = canvas.line(
            state.counterText, state.isFull ? .text : .secondary, state.isFull ? .bold : [])
        let label = canvas.pointer(isFocused) + canvas.name(state.label, isFocused: isFocused)
        rendering.frame.draw(
            canvas.row(label, counter, width: rect.size.columns), at: rect.origin, in: rect)

        let (box, below) = rect.inset(top: 1, left: 2).split(top: 3)
        if box.size.rows == 3 {
            rendering.frame.box(
                box, isFocused ? glyphs.focusFrame : glyphs.fieldFrame,
                canvas.theme.style(isFocused ? .accent : .secondary))
        }
        let row = box.inset(columns: 2, rows: 1)
        let (text, cross) = state.canClear && mark != nil ? row.split(right: 2) : row.split(right: 0)
        TextFieldView(canvas: canvas).draw(
            state.field, placeholder: state.placeholder, isFocused: isFocused, in: text, on: &rendering)
        if let mark, !cross.isEmpty {
            rendering.frame.draw(canvas.line(" " + glyphs.clear, .secondary), at: cross.origin, in: cross)
            rendering.mark(cross, as: mark)
        }
        if let error = state.error {
            let lines = "! \(error)".wrapped(to: max(below.size.columns, 1))
            rendering.frame.draw(lines.map { canvas.line($0, .error) }, in: below)
        }
    }
}
