import Terminal
import TrackerPresentation

/// Draws a sheet with one line to type.
struct TextPromptView {
    let context: TextContext
    let input: SheetInput

    /// The rows below the field that are always there: most hints and errors fit them, so that nothing jumps.
    private static let messageRows = 2

    /// The field shows a text of 38 narrow characters whole, with its cursor; a sheet with a hint has longer sentences.
    private static func width(_ state: TextPromptState) -> Int { state.hint == nil ? 46 : 54 }

    func draw(_ state: TextPromptState, in rect: Rect, on rendering: inout Rendering) {
        let width = Self.width(state)
        let message = state.entry.error.map { "! \($0)" } ?? state.hint ?? ""
        let messageRows = max(message.wrapped(to: width - 2).count, Self.messageRows)
        let rows = NameFieldView.fieldRows + messageRows + 1
        let area = SheetFrame(context: context).draw(
            state.title, around: Size(columns: width, rows: rows), in: rect, on: &rendering)
        let (name, below) = area.split(bottom: 1)
        let button = SheetButton(title: state.saveTitle, target: .intent(.confirm), isOn: state.canSave)
        ButtonRowView(context: context).draw([button], in: below, on: &rendering)
        NameFieldView(context: context, input: input).draw(
            state.entry, showsCounter: state.showsCounter, isFocused: true, in: name, on: &rendering)
        guard let hint = state.hint, state.entry.error == nil else { return }
        let lines = hint.wrapped(to: width - 2).map { context.line($0, .secondary) }
        rendering.frame.draw(lines, in: name.inset(top: NameFieldView.fieldRows, left: 2))
    }
}
