package import Terminal
import TrackerPresentation

/// Draws the keys that work now into one row, as many as fit.
package struct FooterView {
    let context: TextContext

    private static let gap = 2
    /// The number of keys below which help is shortened to its key.
    private static let least = 3

    package init(context: TextContext) { self.context = context }

    /// - Parameter hints: The most important first; the last one is help: it stands at the right and always stays.
    package func draw(_ hints: [KeyHint], in rect: Rect, on rendering: inout Rendering) {
        guard let help = hints.last, !rect.isEmpty else { return }
        let row = rect.inset(columns: 1, rows: 0)
        let keys = hints.dropLast().map { ClickableLine(context.line($0), $0.target) }
        var right = ClickableLine(context.line(help), help.target)
        var count = fitting(keys, in: row.size.columns - right.width)
        if count < min(FooterView.least, keys.count) {
            right = ClickableLine(context.key(help), help.target)
            count = fitting(keys, in: row.size.columns - right.width)
        }
        var left = ClickableLine()
        for key in keys.prefix(count) {
            left.append(key)
            left.append(blanks: FooterView.gap)
        }
        rendering.draw(left, at: row.origin, in: row)
        rendering.draw(right, endingIn: row)
    }

    /// The number of keys that fit, each with the gap behind it.
    private func fitting(_ keys: [ClickableLine], in cells: Int) -> Int {
        var room = cells
        return keys.prefix { key in
            room -= key.width + FooterView.gap
            return room >= 0
        }.count
    }
}
