/// The signs that are drawn, as against text that is written.
package struct GlyphSet: Hashable, Sendable {
    /// Done, in a row of days.
    package let check: Unicode.Scalar
    /// Planned and not done, in a row of days.
    package let cross: Unicode.Scalar
    /// Nothing planned, in a row of days.
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
    package let dash: String
    package let ellipsis: String
    package let arrowLeft: String
    package let arrowRight: String
    package let arrowUp: String
    package let arrowDown: String
    /// A day with all, some, none of the planned done.
    package let fullCircle: String
    package let halfCircle: String
    package let emptyCircle: String
    /// Five steps from nothing to all.
    package let heat: [Unicode.Scalar]
    package let frame: BoxLines
    /// Around text that is being entered.
    package let fieldFrame: BoxLines
    /// Around what has the focus.
    package let focusFrame: BoxLines

    package static let unicode = GlyphSet(
        check: "✓", cross: "✗", dot: "·", checkedBox: "[✓]", emptyBox: "[ ]", pointer: "›", pin: "📌",
        clear: "✕", bar: "▌", block: "█", bullet: "•", dash: "—", ellipsis: "…", arrowLeft: "◂",
        arrowRight: "▸", arrowUp: "▴", arrowDown: "▾", fullCircle: "●", halfCircle: "◐", emptyCircle: "○",
        heat: ["·", "░", "▒", "▓", "█"],
        frame: .rounded, fieldFrame: .square, focusFrame: .heavy)

    /// For terminals that show nothing beyond U+007F.
    package static let ascii = GlyphSet(
        check: "x", cross: "-", dot: ".", checkedBox: "[x]", emptyBox: "[ ]", pointer: ">", pin: "*",
        clear: "x", bar: "|", block: "#", bullet: "*", dash: "-", ellipsis: "...", arrowLeft: "<",
        arrowRight: ">", arrowUp: "^", arrowDown: "v", fullCircle: "@", halfCircle: "+", emptyCircle: "o",
        heat: [".", ":", "+", "#", "@"],
        frame: .ascii, fieldFrame: .ascii, focusFrame: .heavyASCII)
}
