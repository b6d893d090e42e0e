import Terminal
import TrackerPresentation

/// A key with what it does now.
struct KeyHint {
    let key: Phrase
    let meaning: Phrase

    init(_ key: Phrase, _ meaning: Phrase) {
        self.key = key
        self.meaning = meaning
    }

    init(_ key: String, _ meaning: Phrase) {
        self.init(Phrase(same: key), meaning)
    }

    /// "Enter choose  Esc back".
    static func line(_ hints: [KeyHint], _ canvas: Canvas) -> Line {
        var line = Line()
        for hint in hints {
            if line.width > 0 { line.append("  ") }
            line.append(canvas.line(hint.key(canvas.language), .text, .bold))
            line.append(canvas.line(" " + hint.meaning(canvas.language), .secondary))
        }
        return line
    }
}
