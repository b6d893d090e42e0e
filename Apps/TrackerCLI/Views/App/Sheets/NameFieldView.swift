import Terminal
import TrackerDomain
import TrackerPresentation

/// Draws the field for a name: its label with the counter, the framed field, and room for what is wrong.
struct NameFieldView {
    let context: TextContext
    let input: SheetInput

    /// The rows above those for the error.
    static let fieldRows = 4

    /// The rows of the rectangle below the field are reserved for the error: nothing moves when it comes.
    ///
    /// - Parameter part: Its part of a form, with a mark that empties it; `nil` for the only field of a sheet.
    func draw(
        _ state: TextEntryState, of part: FormSheetState.Part? = nil, isFocused: Bool, in rect: Rect,
        on rendering: inout Rendering
    ) {
        let field: TrackerField? = if case .text(let field) = part { field } else { nil }
        let glyphs = context.theme.glyphs
        let counter = context.line(
            state.counterText, state.isFull ? .text : .secondary, state.isFull ? .bold : [])
        let label = context.pointer(isFocused) + context.name(state.label, isFocused: isFocused)
        rendering.frame.draw(
            context.row(label, counter, width: rect.size.columns), at: rect.origin, in: rect)

        let (box, below) = rect.inset(top: 1, left: 2).split(top: 3)
        if box.size.rows == 3 {
            rendering.frame.box(
                box, isFocused ? glyphs.focusFrame : glyphs.fieldFrame,
                context.theme.style(isFocused ? .accent : .secondary))
        }
        if let part { rendering.mark(rect.split(top: Self.fieldRows).top, as: .part(part)) }
        let row = box.inset(columns: 2, rows: 1)
        let (text, cross) = row.split(right: state.canClear && field != nil ? 2 : 0)
        TextFieldView(context: context).draw(
            input.field(field, holding: state.text), of: field, placeholder: state.placeholder,
            isFocused: isFocused, in: text,
            on: &rendering)
        if let field, !cross.isEmpty {
            rendering.frame.draw(context.line(" " + glyphs.clear, .secondary), at: cross.origin, in: cross)
            rendering.mark(cross, as: .clear(field))
        }
        if let error = state.error {
            let lines = "! \(error)".wrapped(to: max(below.size.columns, 1))
            rendering.frame.draw(lines.map { context.line($0, .error) }, in: below)
        }
    }
}
