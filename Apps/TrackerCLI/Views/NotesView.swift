import Terminal
import TrackerPresentation

/// Draws the notes: the day with its tracker, the text below them, whole, with what was searched for marked in it.
struct NotesView {
    let canvas: TextContext

    func lines(_ state: NotesState) -> [Line] {
        if let placeholder = state.placeholder { return [canvas.clipped(canvas.line(placeholder))] }
        let heads = Table(
            columns: [Table.Column(), Table.Column(isFlexible: true)],
            rows: state.entries.map { entry in
                [
                    canvas.line(entry.dayText, .secondary),
                    canvas.sign(entry.emoji, entry.color) + canvas.line(entry.name, .title),
                ]
            }
        ).lines(width: canvas.width, ellipsis: canvas.theme.glyphs.ellipsis)
        return zip(heads, state.entries).flatMap { head, entry in
            [head] + text(entry.text).map { "  " + marked($0, state.search) }
        }
    }

    private func text(_ text: String) -> [String] {
        canvas.width.map { text.wrapped(to: max(1, $0 - 2)) } ?? [text]
    }

    private func marked(_ text: String, _ search: String) -> Line {
        var line = Line()
        var rest = 0
        let characters = Array(text)
        for part in NotesState.found(search, in: text) {
            line.append(canvas.line(String(characters[rest..<part.lowerBound])))
            line.append(canvas.line(String(characters[part]), .accent, .bold))
            rest = part.upperBound
        }
        line.append(canvas.line(String(characters[rest...])))
        return line
    }
}
