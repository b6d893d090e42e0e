import Terminal
import TrackerPresentation

extension Canvas {
    /// The key in bold and its meaning behind it.
    func line(_ hint: KeyHint) -> Line {
        line(isASCII ? hint.asciiKeys : hint.keys, .text, .bold) + line(" " + hint.text(language), .secondary)
    }
}
