import Terminal
import TrackerPresentation

/// Draws the notes under their range: the day with its tracker, and below it the whole text with the search highlighted.
struct NotesView {
    let context: TextContext

    func lines(_ state: NotesState) -> [Line] {
        let title = state.rangeText.map {
            context.line(Phrase.notesTitle(context.language) + " · " + $0, .title)
        }
        return (title.map { [$0, ""] } ?? []) + list(state)
    }

    private func list(_ state: NotesState) -> [Line] {
        if let placeholder = state.placeholder { return [context.clipped(context.line(placeholder))] }
        let heads = Table(
            columns: [Table.Column(), Table.Column(isFlexible: true)],
            rows: state.entries.map { entry in
                [
                    context.line(entry.dayText, .secondary),
                    context.sign(entry.emoji, entry.color) + context.line(entry.name, .title),
                ]
            }
        ).lines(width: context.width, ellipsis: context.theme.glyphs.ellipsis)
        return zip(heads, state.entries).flatMap { head, entry in
            let note: [Line] = text(entry.text).map { "  " + marked($0, state.search) }
            return [head] + note
        }
    }

    private func text(_ text: String) -> [String] {
        context.width.map { text.wrapped(to: max(1, $0 - 2)) } ?? [text]
    }

    private func marked(_ text: String, _ search: String) -> Line {
        var line = Line()
        var rest = 0
        let characters = Array(text)
        for part in NotesState.found(search, in: text) {
            line.append(context.line(String(characters[rest..<part.lowerBound])))
            line.append(context.line(String(characters[part]), .accent, .bold))
            rest = part.upperBound
        }
        line.append(context.line(String(characters[rest...])))
        return line
    }
}
