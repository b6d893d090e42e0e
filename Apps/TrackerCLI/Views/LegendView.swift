import Terminal
import TrackerPresentation

/// Tells what signs mean, in as many lines as it takes.
struct LegendView {
    let canvas: Canvas

    func lines(_ entries: [(sign: Line, meaning: Phrase)]) -> [Line] {
        entries.reduce(into: []) { lines, entry in
            let text = entry.sign + canvas.line(" " + entry.meaning(canvas.language), .secondary)
            if let last = lines.last, last.width + 2 + text.width <= canvas.width ?? .max {
                lines[lines.count - 1] = last + "  " + text
            } else {
                lines.append(canvas.clipped(text))
            }
        }
    }
}
