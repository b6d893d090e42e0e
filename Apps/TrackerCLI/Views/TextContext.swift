package import Terminal
import TrackerDomain
package import TrackerPresentation

/// What a view needs besides its state: words, looks, and how wide it may be.
package struct TextContext {
    let language: Language
    package let theme: Theme
    /// In cells; `nil` where nothing may be cut.
    let width: Int?
    /// Whether quotes, dashes and dots are written with ASCII signs.
    var isASCII = false

    package init(language: Language, theme: Theme, width: Int?, isASCII: Bool = false) {
        self.language = language
        self.theme = theme
        self.width = width
        self.isASCII = isASCII
    }

    func line(_ text: String, _ role: Role = .text, _ attributes: Attributes = []) -> Line {
        Line(plain(text), theme.style(role, attributes))
    }

    /// Placeholders and what cannot be used now.
    func off(_ text: String) -> Line { Line(plain(text), theme.off) }

    /// The text in signs that the output can show.
    func plain(_ text: String) -> String { isASCII ? ASCIIPunctuation.applied(to: text) : text }

    /// A tracker's bar and emoji, for its name to follow: the names below each other line up.
    func sign(_ emoji: String, _ color: PaletteColor) -> Line {
        var line = Line(theme.glyphs.bar + " ", theme.style(.tracker(color)))
        line.append(self.line(emoji))
        // An emoji takes two cells, some of them one.
        line.append(blanks: 5 - line.width)
        return line
    }

    /// The same on a screen, which is always styled.
    ///
    /// - Parameters:
    ///   - language: Nil leaves it, as `depth` leaves the colours that the screen has.
    ///   - background: The terminal's own, 0xRRGGBB, where it has told.
    package func onScreen(
        _ appearance: Appearance, in language: Language? = nil, depth: ColorDepth? = nil,
        background: UInt32? = nil
    ) -> TextContext {
        let theme = Theme(
            appearance: appearance, glyphs: theme.glyphs, depth: depth ?? theme.depth, background: background)
        return TextContext(language: language ?? self.language, theme: theme, width: width, isASCII: isASCII)
    }

    /// The same without colours behind what is shown.
    var untinted: TextContext { onScreen(theme.palette.appearance, depth: .sixteen) }

    /// The same for a part of the screen.
    func fitted(to width: Int) -> TextContext {
        TextContext(language: language, theme: theme, width: width, isASCII: isASCII)
    }

    /// A line with one text at each side; the right one falls under the left where both do not fit.
    func sides(_ left: Line, _ right: Line) -> [Line] {
        guard let width else { return [left + "   " + right] }
        guard left.width + 2 + right.width <= width else {
            return [clipped(left), clipped(right)]
        }
        return [left.padded(to: width - right.width) + right]
    }

    func clipped(_ line: Line) -> Line {
        guard let width else { return line }
        return line.clipped(to: width, ellipsis: theme.glyphs.ellipsis)
    }
}

/// The signs of typography in ASCII, for terminals that show nothing else.
enum ASCIIPunctuation {
    static func applied(to text: String) -> String {
        guard text.unicodeScalars.contains(where: { signs[$0] != nil }) else { return text }
        return text.unicodeScalars.reduce(into: "") { $0 += signs[$1] ?? String($1) }
    }

    private static let signs: [Unicode.Scalar: String] = [
        "“": "\"", "”": "\"", "«": "\"", "»": "\"", "’": "'", "…": "...", "—": "-", "–": "-", "·": "-",
        "→": "->", "−": "-", "×": "x",
        "\u{A0}": " ",
    ]
}
