import Terminal
import TrackerPresentation

extension Canvas {
    /// The key in bold and its meaning behind it.
    func line(_ hint: KeyHint) -> Line {
        key(hint) + line(" " + hint.text(language), .secondary)
    }

    /// The key alone.
    func key(_ hint: KeyHint) -> Line {
        line((isASCII ? hint.asciiKeys : hint.keys)(language), .text, .bold)
    }
}
