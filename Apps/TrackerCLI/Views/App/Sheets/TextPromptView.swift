import Terminal
import TrackerPresentation

/// Draws a sheet with one line to type.
struct TextPromptView {
    let context: TextContext
    let input: SheetInput

    /// The field shows a text of 38 narrow characters whole, with its cursor; a sheet with a hint has longer sentences.
    private static func size(_ state: TextPromptState) -> (width: Int, errorRows: Int) {
        state.hint == nil ? (46, 2) : (54, 4)
    }

    func draw(_ state: TextPromptState, in rect: Rect, on rendering: inout Rendering) {
        let (width, errorRows) = Self.size(state)
        let rows = NameFieldView.fieldRows + errorRows + 1
        let area = SheetFrame(context: context).draw(
            state.title, around: Size(columns: width, rows: rows), in: rect, on: &rendering)
        let (name, below) = area.split(bottom: 1)
        let button = SheetButton(title: state.saveTitle, target: .intent(.confirm), isOn: state.canSave)
        ButtonRowView(context: context).draw([button], in: below, on: &rendering)
        NameFieldView(context: context, input: input).draw(
            state.entry, isFocused: true, in: name, on: &rendering)
        guard let hint = state.hint, state.entry.error == nil else { return }
        let lines = hint.wrapped(to: width - 2).map { context.line($0, .secondary) }
        rendering.frame.draw(lines, in: name.inset(top: NameFieldView.fieldRows, left: 2))
    }
}
