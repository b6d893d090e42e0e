import Terminal
import TrackerPresentation

/// Draws a question before a loss.
struct QuestionView {
    let context: TextContext

    private static let width = 52

    func draw(_ state: QuestionState, in rect: Rect, on rendering: inout Rendering) {
        let width = max(min(max(Self.width, state.question.cellWidth + 2), rect.size.columns - 4), 1)
        let detail = state.detail.wrapped(to: width)
        let area = SheetFrame(context: context).draw(
            state.question,
            around: Size(columns: width, rows: detail.count + 3), in: rect, on: &rendering)
        let (text, bottom) = area.split(bottom: 1)
        rendering.frame.draw(
            detail.map { context.line($0) }, in: text.inset(top: text.size.rows > detail.count ? 1 : 0))
        let buttons = [
            SheetButton(
                title: "y \(state.yes)", target: .intent(.answer(true)), isFocused: state.isYesFocused,
                role: .error),
            SheetButton(
                title: "n \(state.no)", target: .intent(.answer(false)), isFocused: !state.isYesFocused),
        ]
        ButtonRowView(context: context).draw(buttons, in: bottom, on: &rendering)
    }
}
