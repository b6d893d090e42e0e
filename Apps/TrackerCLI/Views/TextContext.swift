package import Terminal
import TrackerDomain
package import TrackerPresentation

/// The context of a view besides its state: language, theme and width.
package struct TextContext {
    let language: Language
    package let theme: Theme
    /// The width in cells; nil if nothing may be cut.
    let width: Int?
    /// Quotes, dashes and dots are replaced by ASCII.
    var isASCII = false
    /// The options that a printed command line repeats.
    let repeated: RepeatedOptions

    package init(
        language: Language, theme: Theme, width: Int?, isASCII: Bool = false,
        repeated: RepeatedOptions = .none
    ) {
        self.repeated = repeated
        self.language = language
        self.theme = theme
        self.width = width
        self.isASCII = isASCII
    }

    func line(_ text: String, _ role: Role = .text, _ attributes: Attributes = []) -> Line {
        Line(plain(text), theme.style(role, attributes))
    }

    /// A placeholder or an unavailable element.
    func off(_ text: String) -> Line { Line(plain(text), theme.off) }

    /// The text in characters that the output can show.
    func plain(_ text: String) -> String { isASCII ? ASCIIPunctuation.applied(to: text) : text }

    /// A tracker's bar and emoji, as wide for all, so that the names after them are aligned.
    func sign(_ emoji: String, _ color: PaletteColor) -> Line {
        var line = Line(theme.glyphs.bar + " ", theme.style(.tracker(color)))
        line.append(self.line(emoji))
        // Most emoji take two cells, some one.
        line.append(blanks: 5 - line.width)
        return line
    }

    /// The context for a screen, which is always styled.
    ///
    /// - Parameters:
    ///   - language: Nil keeps the language, as nil for `depth` keeps the colours.
    ///   - background: The terminal's own, 0xRRGGBB, if known.
    package func onScreen(
        _ appearance: Appearance, in language: Language? = nil, depth: ColorDepth? = nil,
        background: UInt32? = nil
    ) -> TextContext {
        let theme = Theme(
            appearance: appearance, glyphs: theme.glyphs, depth: depth ?? theme.depth, background: background)
        return TextContext(
            language: language ?? self.language, theme: theme, width: width, isASCII: isASCII,
            repeated: repeated)
    }

    /// The context without background colours.
    var untinted: TextContext { onScreen(theme.palette.appearance, depth: .sixteen) }

    /// The context for a part of the screen.
    func fitted(to width: Int) -> TextContext {
        TextContext(
            language: language, theme: theme, width: width, isASCII: isASCII,
            repeated: repeated)
    }

    /// What rests beside the trackers of a list, in the longest form that fits; nil if nothing does.
    func resting(_ list: MainListState) -> Line? {
        let lines = list.restingElsewhere.map { line($0(language), .secondary) }
        return lines.first { $0.width <= width ?? .max } ?? lines.last
    }

    /// A line with one text at each side; the right one is below the left if both do not fit.
    func sides(_ left: Line, _ right: Line) -> [Line] {
        guard let width else { return [left + "   " + right] }
        guard left.width + 2 + right.width <= width else {
            return [clipped(left), clipped(right)]
        }
        return [left.padded(to: width - right.width) + right]
    }

    /// The lines of a text that ends in a command, which is never cut.
    func command(_ text: Phrase, indent: String = "") -> [Line] {
        text(language).wrapped(to: width.map { max($0 - indent.cellWidth, 1) } ?? .max)
            .map { line(indent + $0, .secondary) }
    }

    func clipped(_ line: Line) -> Line {
        guard let width else { return line }
        return line.clipped(to: width, ellipsis: theme.glyphs.ellipsis)
    }
}

/// Replaces typographic signs by ASCII, for terminals that show nothing else.
enum ASCIIPunctuation {
    static func applied(to text: String) -> String {
        guard text.unicodeScalars.contains(where: { signs[$0] != nil }) else { return text }
        return text.unicodeScalars.reduce(into: "") { $0 += signs[$1] ?? String($1) }
    }

    private static let signs: [Unicode.Scalar: String] = [
        "“": "\"", "”": "\"", "«": "\"", "»": "\"", "’": "'", "…": "...", "—": "-", "–": "-", "·": "-",
        "→": "->", "↑": "Up", "↓": "Down", "−": "-", "×": "x",
        "\u{A0}": " ",
    ]
}
