import Terminal
import TrackerPresentation

extension TextContext {
    /// The mark before a row, two cells.
    func pointer(_ isFocused: Bool) -> Line {
        isFocused ? line(theme.glyphs.pointer + " ", .accent, .bold) : Line("  ")
    }

    /// The mark of the current choice, or a blank.
    func check(_ isChosen: Bool) -> Line {
        isChosen ? line(String(theme.glyphs.check), .accent, .bold) : Line(" ")
    }

    /// The name of a row, bold with the focus.
    func name(_ text: String, isFocused: Bool) -> Line {
        line(text, .text, isFocused ? .bold : [])
    }

    /// A value that ← and → change: between arrows with the focus.
    func choice(_ value: Line, isFocused: Bool) -> Line {
        let (left, right) =
            isFocused ? (theme.glyphs.arrowLeft + " ", " " + theme.glyphs.arrowRight) : ("  ", "")
        return line(left, .accent, .bold) + value + line(right, .accent, .bold)
    }

    /// A line with a text at each side; the left one is clipped if both do not fit.
    func row(_ left: Line, _ right: Line, width: Int) -> Line {
        let room = max(width - right.width - (right.width > 0 ? 1 : 0), 0)
        return left.clipped(to: room, ellipsis: theme.glyphs.ellipsis).padded(to: width - right.width) + right
    }
}
