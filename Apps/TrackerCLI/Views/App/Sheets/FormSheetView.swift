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
        let labels = state.fields.filter { $0.content.rows == 1 }.map(\.label.cellWidth).max() ?? 0
        for (field, rect) in layout.fields {
            draw(field, state.focus, labels: labels, in: rect, on: &content)
        }
    }

    private func draw(
        _ field: FormSheetState.Field, _ focus: FormSheetState.Part, labels: Int, in rect: Rect,
        on content: inout Rendering
    ) {
        switch field.content {
        case .text(let entry):
            let isFocused = focus == field.part
            NameFieldView(context: context, input: input).draw(
                entry, of: field.part, isFocused: isFocused, in: rect, on: &content)
        case .choice, .line: drawRow(field, isFocused: focus == field.part, labels, in: rect, on: &content)
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

    /// "› Category  Spo▏rt      3 trackers", "  Schedule  Weekdays            ›".
    private func drawRow(
        _ field: FormSheetState.Field, isFocused: Bool, _ labels: Int, in rect: Rect,
        on content: inout Rendering
    ) {
        let label = context.name(field.label, isFocused: isFocused).padded(to: labels + 2)
        let left = context.pointer(isFocused) + label
        content.frame.draw(left, at: rect.origin, in: rect)
        content.mark(rect, as: .part(field.part))
        let value = rect.inset(left: left.width)
        switch (field.content, field.part) {
        case (.line(let entry, let rest, let isTaken, let remark), .text(let name)):
            let remark = context.line(remark, .secondary)
            let (text, end) = value.split(right: remark.width > 0 ? remark.width + 1 : 0)
            content.frame.draw(remark, at: Point(column: end.left + 1, row: end.top), in: end)
            TextFieldView(context: context).draw(
                input.field(name, holding: entry.text), of: name, placeholder: entry.placeholder,
                rest: isTaken ? context.line(rest) : context.off(rest), isFocused: isFocused, in: text,
                on: &content)
        case (.choice(let chosen), let part):
            let (text, end) = value.split(right: 2)
            let line = context.line(chosen ?? "").clipped(
                to: text.size.columns, ellipsis: context.theme.glyphs.ellipsis)
            content.frame.draw(line, at: text.origin, in: text)
            content.frame.draw(
                context.line(" " + context.theme.glyphs.pointer, .secondary), at: end.origin, in: end)
            guard isFocused else { return }
            content.frame.cursor = Cursor(position: rect.origin)
            guard part == .schedule else { return }
            RuleShortcutsView(context: context).draw(
                endingIn: text.inset(left: line.width + 2), on: &content)
        default: break
        }
    }

    /// The error, or the missing fields; one blank line if there is neither.
    private func message(_ state: FormSheetState, width: Int) -> [Line] {
        if let error = state.notice ?? state.fields.lazy.compactMap(\.content.error).first {
            return "! \(error)".wrapped(to: width).map { context.line($0, .error) }
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
