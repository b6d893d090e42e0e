import Terminal
import TrackerDomain
import TrackerPresentation

/// Draws the form that creates or edits a tracker; it scrolls above its buttons if it does not fit.
struct FormSheetView {
    let context: TextContext
    let input: SheetInput

    func draw(_ state: FormSheetState, in rect: Rect, on rendering: inout Rendering) {
        let frameWidth = 2 + 2 * SheetFrame.padding
        let isWide = rect.size.columns >= FormLayout.wideWidth + frameWidth
        let width = isWide ? FormLayout.wideWidth : FormLayout.narrowWidth
        let message = message(state, width: width - 2)
        let wanted = layout(state, width: width).size
        let area = SheetFrame(context: context).draw(
            state.form.title,
            around: Size(columns: wanted.columns, rows: wanted.rows + message.count + 1), in: rect,
            on: &rendering)

        let (upper, buttons) = area.split(bottom: 1)
        let (top, below) = upper.split(bottom: message.count)
        let layout = layout(state, width: area.size.columns)
        var page = Page()
        page.add(rows: layout.size.rows) { rect, rendering in
            var content = Rendering(size: layout.size)
            draw(state, layout, on: &content)
            rendering.place(content, in: rect)
        }
        page.focus = layout.rows(of: state.focus)
        for (field, rect) in layout.fields { page.addStop(rect.rows, .part(field.part)) }
        SheetScroll(context: context).draw(page, in: top, on: &rendering)
        rendering.frame.draw(message, in: below.inset(left: 2))
        drawButtons(state, in: buttons, on: &rendering)
    }

    private func layout(_ state: FormSheetState, width: Int) -> FormLayout {
        FormLayout(state.fields, isEdit: state.form.daysText != nil, width: width)
    }
}

// MARK: Parts

extension FormSheetView {
    private func draw(_ state: FormSheetState, _ layout: FormLayout, on content: inout Rendering) {
        if let rect = layout.days, let text = state.form.daysText {
            drawDays(text, state, in: rect, on: &content)
        }
        for (field, rect) in layout.fields { draw(field, state.focus, in: rect, on: &content) }
    }

    private func draw(
        _ field: FormSheetState.Field, _ focus: FormSheetState.Part, in rect: Rect,
        on content: inout Rendering
    ) {
        switch field.content {
        case .text(let entry):
            let isFocused = focus == field.part
            NameFieldView(context: context, input: input).draw(
                entry, of: field.part, isFocused: isFocused, in: rect, on: &content)
        case .choice(let value):
            drawRow(field.label, value, field.part, isFocused: focus == field.part, in: rect, on: &content)
        case .emoji(let chosen):
            EmojiGridView(context: context).draw(
                field.label, chosen: chosen, focus: focus.emoji, in: rect, on: &content)
        case .color(let chosen, let name):
            ColorGridView(context: context).draw(
                field.label, name: name, chosen: chosen, focus: focus.color, in: rect, on: &content)
        }
    }

    /// "[ − ]  5 days  [ + ]", in the middle.
    private func drawDays(
        _ text: String, _ state: FormSheetState, in rect: Rect, on content: inout Rendering
    ) {
        let days = context.line("  \(text)  ", .title)
        let minus = SheetButton(
            title: "−", target: .part(.removeCompletion), isFocused: state.focus == .removeCompletion,
            isOn: state.form.canRemoveCompletion)
        let plus = SheetButton(
            title: "+", target: .part(.addCompletion), isFocused: state.focus == .addCompletion,
            isOn: state.form.canAddCompletion)
        let row = rect.centered(Size(columns: 2 * ButtonRowView.width(of: 1) + days.width, rows: 1))
        let (left, rest) = row.split(left: ButtonRowView.width(of: 1))
        let (middle, right) = rest.split(left: days.width)
        ButtonRowView(context: context).draw([minus], in: left, on: &content)
        content.frame.draw(days, at: middle.origin, in: middle)
        ButtonRowView(context: context).draw([plus], in: right, on: &content)
    }

    /// "› Category          Home ›".
    private func drawRow(
        _ label: String, _ value: String?, _ part: FormSheetState.Part, isFocused: Bool, in rect: Rect,
        on content: inout Rendering
    ) {
        let left = context.pointer(isFocused) + context.name(label, isFocused: isFocused)
        let room = max(rect.size.columns - left.width - 4, 0)
        let right =
            context.line(value ?? "", .secondary).clipped(to: room, ellipsis: context.theme.glyphs.ellipsis)
            + context.line(" " + context.theme.glyphs.pointer, .secondary)
        content.frame.draw(context.row(left, right, width: rect.size.columns), at: rect.origin, in: rect)
        content.mark(rect, as: .part(part))
        if isFocused { content.frame.cursor = Cursor(position: rect.origin) }
        guard part == .schedule, isFocused, value == nil else { return }
        RuleShortcutsView(context: context).draw(
            endingIn: rect.inset(left: left.width + 2, right: 2), on: &content)
    }

    /// The error, or the missing fields; one blank line if there is neither.
    private func message(_ state: FormSheetState, width: Int) -> [Line] {
        if let notice = state.notice {
            return "! \(notice)".wrapped(to: width).map { context.line($0, .error) }
        }
        return (state.form.missingText ?? "").wrapped(to: width).map { context.line($0, .secondary) }
    }

    private func drawButtons(_ state: FormSheetState, in rect: Rect, on rendering: inout Rendering) {
        let cancel = SheetButton(
            title: state.cancelTitle, target: .part(.cancel), isFocused: state.focus == .cancel)
        let save = SheetButton(
            title: state.form.saveTitle, target: .part(.save), isFocused: state.focus == .save,
            isOn: state.form.canSave)
        ButtonRowView(context: context).draw([cancel, save], in: rect, on: &rendering)
    }
}
