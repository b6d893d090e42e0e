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
        // A number stands in one row: what it is for is in the title.
        let fieldRows = state.showsCounter ? NameFieldView.fieldRows : 1
        let otherRows = fieldRows + messageRows + 1
        // The title of the values goes where there is no room for all; the frame takes two rows.
        let isRoomy = otherRows + state.choices.count + 3 <= rect.size.rows
        let choiceRows = state.choices.isEmpty ? 0 : state.choices.count + (isRoomy ? 1 : 0)
        let area = SheetFrame(context: context).draw(
            state.title, around: Size(columns: width, rows: otherRows + choiceRows), in: rect, on: &rendering)
        let (upper, below) = area.split(bottom: 1)
        let (field, choices) = upper.split(bottom: choiceRows)
        let button = SheetButton(
            title: state.saveTitle, target: .intent(.confirm), isOn: state.canSave || state.isChoosing)
        ButtonRowView(context: context).draw([button], in: below, on: &rendering)
        draw(state.choices, isTitled: isRoomy, isChoosing: state.isChoosing, in: choices, on: &rendering)
        if state.showsCounter {
            NameFieldView(context: context, input: input).draw(
                state.entry, isFocused: !state.isChoosing, in: field, on: &rendering)
        } else {
            rendering.frame.draw(context.pointer(!state.isChoosing), at: field.origin, in: field)
            TextFieldView(context: context).draw(
                input.field(holding: state.entry.text), placeholder: state.entry.placeholder,
                isFocused: !state.isChoosing, in: field.inset(left: 2), on: &rendering)
        }
        if state.showsCounter, state.entry.error != nil { return }
        let lines = message.wrapped(to: width - 2).map {
            context.line($0, state.entry.error == nil ? .secondary : .error)
        }
        rendering.frame.draw(lines, in: field.inset(top: fieldRows, left: 2))
    }

    /// The values below the line; their digits are seen while they choose.
    private func draw(
        _ choices: [TextPromptState.Choice], isTitled: Bool, isChoosing: Bool, in rect: Rect,
        on rendering: inout Rendering
    ) {
        guard !choices.isEmpty else { return }
        let (head, list) = rect.split(top: isTitled ? 1 : 0)
        let title = context.line("  ") + context.line(Phrase.lastValues(context.language), .title)
        rendering.frame.draw(title, at: head.origin, in: head)
        let blanks = Line(String(repeating: " ", count: isChoosing ? 0 : SheetRows.digitsWidth(1)))
        SheetRows(context: context).draw(
            choices.map { choice in
                SheetRows.Row(
                    left: blanks + context.name(choice.text, isFocused: choice.isFocused),
                    right: context.line(choice.remark, .secondary), isFocused: choice.isFocused)
            },
            numbered: isChoosing ? choices.count : 0, targets: choices.indices.map { .row($0) }, in: list,
            on: &rendering)
    }
}
