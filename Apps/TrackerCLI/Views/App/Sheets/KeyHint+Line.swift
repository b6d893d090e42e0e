import Terminal
import TrackerPresentation

extension KeyHint {
    /// "Enter choose  Esc back".
    static func line(_ hints: [KeyHint], _ canvas: Canvas) -> Line {
        var line = Line()
        for hint in hints {
            if line.width > 0 { line.append("  ") }
            line.append(canvas.line(hint))
        }
        return line
    }
}
