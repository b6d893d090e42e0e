import Terminal
import TrackerPresentation

/// Draws the common rules with their keys in a row, each to be clicked: "a every day   w weekdays   r times a week".
struct RuleShortcutsView {
    let context: TextContext

    /// The chosen one has a check behind it.
    func draw(_ shortcuts: [ScheduleState.Shortcut], in rect: Rect, on rendering: inout Rendering) {
        var line = ClickableLine()
        for shortcut in shortcuts {
            let hint = KeyHint.rule(shortcut.id)
            line.append(context.line(hint) + " " + context.check(shortcut.isChosen), hint.target)
            line.append(blanks: 1)
        }
        rendering.draw(line, at: rect.origin, in: rect)
    }

    /// Draws as many as fit at the right end of a row.
    func draw(endingIn rect: Rect, on rendering: inout Rendering) {
        var line = ClickableLine()
        for hint in RuleShortcut.allCases.map({ KeyHint.rule($0) }) {
            let gap = line.width > 0 ? 2 : 0
            let piece = context.line(hint)
            guard line.width + gap + piece.width <= rect.size.columns else { break }
            line.append(blanks: gap)
            line.append(piece, hint.target)
        }
        rendering.draw(line, endingIn: rect)
    }
}
