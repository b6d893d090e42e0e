import Terminal
import TrackerDomain
import TrackerPresentation

/// Draws what came in from other devices: a row for each act, the command that puts it back below.
struct SyncLogView {
    let context: TextContext

    private static let gap = 2
    /// The least width of a text beside its device.
    private static let leastWidth = 20

    /// - Parameter commands: One for each row; nil if there is none.
    func lines(_ state: SyncLogState, _ commands: [String?]) -> [Line] {
        if let placeholder = state.placeholder { return [context.clipped(context.line(placeholder))] }
        let days = state.rows.map(\.dayText.cellWidth).max() ?? 0
        let devices = state.rows.map(\.entry.device.cellWidth).max() ?? 0
        return zip(state.rows, commands).flatMap { row, command in
            var head = context.line(row.dayText, .secondary)
            head.append(blanks: days - head.width + Self.gap)
            head.append(context.line(row.entry.device))
            if devices > 0 { head.append(blanks: days + devices + 2 * Self.gap - head.width) }
            let texts = [(row.text, Role.text)] + (command.map { [($0, .secondary)] } ?? [])
            return lines(texts, beside: head)
        }
    }

    private func lines(_ texts: [(String, Role)], beside head: Line) -> [Line] {
        let room = context.width.map { $0 - head.width } ?? .max
        let isBeside = room >= Self.leastWidth
        let width = isBeside ? room : max(1, (context.width ?? .max) - Self.gap)
        let indent = isBeside ? head.width : Self.gap
        let lines = texts.flatMap { text, role in
            text.wrapped(to: width).map { context.line($0, role) }
        }
        return (isBeside ? [] : [context.clipped(head.trimmed)])
            + lines.enumerated().map { index, text in
                var line = index == 0 && isBeside ? head : Line()
                line.append(blanks: indent - line.width)
                line.append(text)
                return line
            }
    }
}
