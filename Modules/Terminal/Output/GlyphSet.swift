/// The signs that are drawn, as against text that is written.
package struct GlyphSet: Hashable, Sendable {
    /// Done, in a row of days.
    package let check: Unicode.Scalar
    /// Planned and not done, in a row of days.
    package let cross: Unicode.Scalar
    /// Planned today and not done yet, in a row of days.
    package let due: Unicode.Scalar
    /// Nothing planned, in a row of days.
    package let unplanned: Unicode.Scalar
    /// A button that cannot be pressed now.
    package let dot: Unicode.Scalar
    package let checkedBox: String
    package let emptyBox: String
    /// Points at the focused row; as wide as a space.
    package let pointer: String
    package let pin: String
    /// Empties a field.
    package let clear: String
    /// The left edge of a card.
    package let bar: String
    /// Fills a colour sample.
    package let block: String
    package let bullet: String
    package let ellipsis: String
    package let arrowLeft: String
    package let arrowRight: String
    package let arrowUp: String
    package let arrowDown: String
    /// Between what was and what has become of it.
    package let becomes: String
    /// A day with all, some, none of the planned done.
    package let fullCircle: String
    package let halfCircle: String
    package let emptyCircle: String
    /// A day that has not come yet.
    package let dottedCircle: String
    /// Five steps from nothing to all.
    package let heat: [Unicode.Scalar]
    package let frame: BoxLines
    /// Around text that is being entered.
    package let fieldFrame: BoxLines
    /// Around what has the focus.
    package let focusFrame: BoxLines

    package static let unicode = GlyphSet(
        check: "✓", cross: "✗", due: "?", unplanned: "–", dot: "·", checkedBox: "[✓]", emptyBox: "[ ]",
        pointer: "›", pin: "📌",
        clear: "✕", bar: "▌", block: "█", bullet: "•", ellipsis: "…", arrowLeft: "◂",
        arrowRight: "▸", arrowUp: "▴", arrowDown: "▾", becomes: "→", fullCircle: "●", halfCircle: "◐",
        emptyCircle: "○",
        dottedCircle: "◌", heat: ["·", "░", "▒", "▓", "█"],
        frame: .rounded, fieldFrame: .square, focusFrame: .heavy)

    /// For terminals that show nothing beyond U+007F.
    package static let ascii = GlyphSet(
        check: "V", cross: "x", due: "?", unplanned: "-", dot: ".", checkedBox: "[x]", emptyBox: "[ ]",
        pointer: ">", pin: "*",
        clear: "x", bar: "|", block: "#", bullet: "*", ellipsis: "...", arrowLeft: "<",
        arrowRight: ">", arrowUp: "^", arrowDown: "v", becomes: "->", fullCircle: "@", halfCircle: "%",
        emptyCircle: "o",
        dottedCircle: "~", heat: [".", ":", "+", "#", "@"],
        frame: .ascii, fieldFrame: .ascii, focusFrame: .heavyASCII)
}
