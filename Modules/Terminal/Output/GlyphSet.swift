/// The drawn symbols, as opposed to written text.
package struct GlyphSet: Hashable, Sendable {
    /// Done, chosen, or saved.
    package let check: Unicode.Scalar
    /// A day that is done, in a row of days.
    package let done: Unicode.Scalar
    /// Planned and not done, in a row of days.
    package let missed: Unicode.Scalar
    /// Before a problem.
    package let cross: Unicode.Scalar
    /// Planned today and not done yet, in a row of days.
    package let due: Unicode.Scalar
    /// A day without anything planned, in a row of days.
    package let unplanned: Unicode.Scalar
    /// Skipped or in a pause, in a row of days and in a month.
    package let off: Unicode.Scalar
    /// Not done and not missed, in a week.
    package let open: Unicode.Scalar
    /// Planned on a day that has not come, in a week.
    package let ahead: Unicode.Scalar
    /// A button that cannot be pressed now.
    package let dot: Unicode.Scalar
    package let checkedBox: String
    package let emptyBox: String
    /// The box of a day with a part of its goal.
    package let begunBox: String
    /// The box of a day on which nothing is due.
    package let offBox: String
    /// Points at the focused row; as wide as a space.
    package let pointer: String
    package let pin: String
    /// A day that has a note.
    package let note: String
    /// Empties a field.
    package let clear: String
    /// The left edge of a card.
    package let bar: String
    /// Fills a colour sample.
    package let block: String
    /// Like `block`, with a gap between samples one below the other.
    package let lowBlock: String
    package let bullet: String
    package let ellipsis: String
    package let arrowLeft: String
    package let arrowRight: String
    package let arrowUp: String
    package let arrowDown: String
    /// Stands between the old and the new value.
    package let becomes: String
    /// A day with all, none of the planned done.
    package let fullCircle: String
    package let emptyCircle: String
    /// A day with a part of a sum.
    package let halfCircle: String
    /// Of the planned up to a third, up to two thirds, less than all is done.
    package let shares: [String]
    /// The page that is shown, and another one.
    package let shownPage: String
    package let otherPage: String
    /// A day in the future.
    package let dottedCircle: String
    /// Five steps from nothing to all.
    package let heat: [Unicode.Scalar]
    /// Any part of a curve in a cell; the blank braille pattern if its dots show which part.
    package let curve: Unicode.Scalar
    /// Replaces a step of `heat`: the cell under the pointer.
    package let pointedHeat: Unicode.Scalar
    /// A spark and its trail.
    package let sparks: [Unicode.Scalar]
    package let frame: BoxLines
    /// The frame of a text field being edited.
    package let fieldFrame: BoxLines
    /// The frame of the focused element.
    package let focusFrame: BoxLines

    package static let unicode = GlyphSet(
        check: "✓", done: "✓", missed: "✗", cross: "✗", due: "?", unplanned: "–", off: "~", open: "–",
        ahead: "·", dot: "·", checkedBox: "[✓]",
        emptyBox: "[ ]", begunBox: "[◐]", offBox: "[–]", pointer: "›", pin: "📌", note: "✎", clear: "✕",
        bar: "▌", block: "█",
        lowBlock: "▇", bullet: "•",
        ellipsis: "…", arrowLeft: "◂", arrowRight: "▸", arrowUp: "▴", arrowDown: "▾", becomes: "→",
        fullCircle: "●", emptyCircle: "○", halfCircle: "◐", shares: ["◔", "◑", "◕"],
        shownPage: "●", otherPage: "○", dottedCircle: "◌",
        heat: ["·", "░", "▒", "▓", "█"], curve: "\u{2800}", pointedHeat: "◆",
        sparks: ["✦", "✧", "·"],
        frame: .rounded, fieldFrame: .square, focusFrame: .heavy)

    /// The glyphs for terminals that show ASCII only.
    package static let ascii = GlyphSet(
        check: "V", done: "+", missed: "x", cross: "x", due: "?", unplanned: ".", off: "s", open: "-",
        ahead: ":", dot: ".", checkedBox: "[x]",
        emptyBox: "[ ]", begunBox: "[%]", offBox: "[-]", pointer: ">", pin: "*", note: "=", clear: "x",
        bar: "|", block: "#",
        lowBlock: "#", bullet: "*",
        ellipsis: "...", arrowLeft: "<", arrowRight: ">", arrowUp: "^", arrowDown: "v", becomes: "->",
        fullCircle: "+", emptyCircle: "x", halfCircle: "%", shares: ["%", "%", "%"],
        shownPage: "@", otherPage: "o", dottedCircle: ":",
        heat: [".", ":", "+", "#", "@"], curve: "*", pointedHeat: "X",
        sparks: ["*", "+", "."],
        frame: .ascii, fieldFrame: .ascii, focusFrame: .heavyASCII)
}

/// Decides which symbols an output can show.
package enum GlyphDecision {
    /// Returns ASCII if asked for, or if the locale does not name UTF-8 (C, POSIX and no locale included).
    ///
    /// The locale is the first non-empty of LC_ALL, LC_CTYPE, LANG.
    package static func glyphs(
        asksForASCII: Bool, environment: (String) -> String?
    ) -> GlyphSet {
        guard !asksForASCII else { return .ascii }
        for name in ["LC_ALL", "LC_CTYPE", "LANG"] {
            if let locale = environment(name), !locale.isEmpty {
                return namesUTF8(locale) ? .unicode : .ascii
            }
        }
        return .ascii
    }

    /// True for "ru_RU.UTF-8", "en_US.utf8@euro", and macOS's bare "UTF-8".
    private static func namesUTF8(_ locale: String) -> Bool {
        let charset = locale.split(separator: "@").first?.split(separator: ".").last ?? ""
        let letters = charset.lowercased().filter { $0 != "-" }
        return letters == "utf8"
    }
}

/// The pieces of a frame, each one cell wide.
package struct BoxLines: Hashable, Sendable {
    package let horizontal: String
    package let vertical: String
    package let topLeft: String
    package let topRight: String
    package let bottomLeft: String
    package let bottomRight: String

    package static let rounded = BoxLines(
        horizontal: "─", vertical: "│", topLeft: "╭", topRight: "╮", bottomLeft: "╰", bottomRight: "╯")
    package static let square = BoxLines(
        horizontal: "─", vertical: "│", topLeft: "┌", topRight: "┐", bottomLeft: "└", bottomRight: "┘")
    package static let heavy = BoxLines(
        horizontal: "━", vertical: "┃", topLeft: "┏", topRight: "┓", bottomLeft: "┗", bottomRight: "┛")
    package static let ascii = BoxLines(
        horizontal: "-", vertical: "|", topLeft: "+", topRight: "+", bottomLeft: "+", bottomRight: "+")
    /// The ASCII form of the heavy frame.
    package static let heavyASCII = BoxLines(
        horizontal: "=", vertical: "#", topLeft: "#", topRight: "#", bottomLeft: "#", bottomRight: "#")
}
