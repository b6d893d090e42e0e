/// Writes the source of a manual page, for `man(7)`.
package struct Roff {
    /// A piece of text with its face.
    enum Piece {
        case plain(String)
        /// Text to be typed literally.
        case literal(String)
        /// A placeholder.
        case placeholder(String)
        /// Text that is never broken at its spaces.
        case unbroken(String)
    }

    private var body = ""

    /// Begins a page of section 1.
    package init(title: String, footer: String, header: String) {
        line(".TH \"\(Self.quoted(title))\" \"1\" \"\" \"\(Self.quoted(footer))\" \"\(Self.quoted(header))\"")
        // No hyphenation and no justification: many words are to be typed literally.
        line(".nh")
        line(".ad l")
    }

    /// The page so far, with an ASCII form of each letter for plain terminals.
    package var source: String {
        let fallbacks = Set(body.unicodeScalars).sorted().compactMap { scalar in
            ASCIIForm.of(scalar).map { ".fchar \(Self.glyph(scalar)) \($0)\n" }
        }
        return "'\\\" -*- coding: utf-8 -*-\n" + fallbacks.joined() + body
    }

    private static func glyph(_ scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return "\\[u" + String(repeating: "0", count: max(4 - digits.count, 0)) + digits + "]"
    }

    mutating func section(_ title: String) {
        line(".SH \"\(Self.quoted(title))\"")
    }

    mutating func subsection(_ title: String) {
        line(".SS \"\(Self.quoted(title))\"")
    }

    mutating func text(_ pieces: [Piece]) {
        line(Self.escaped(pieces))
    }

    package mutating func paragraph(_ text: String) {
        line(".PP")
        line(Self.escaped(text))
    }

    /// Adds a term with its explanation below it.
    mutating func entry(_ term: [Piece], _ text: String) {
        line(".TP")
        line(Self.escaped(term))
        line(Self.escaped(text))
    }

    /// Adds more text under the last entry.
    mutating func continuation(_ text: String) {
        line(".IP")
        line(Self.escaped(text))
    }

    /// Adds lines to be copied unchanged.
    mutating func code(_ lines: [String]) {
        line(".PP")
        line(".RS 4")
        line(".nf")
        for text in lines { line(Self.escaped([.literal(text)])) }
        line(".fi")
        line(".RE")
    }

    /// Indents the following text under that of the last entry, until `outdent`.
    mutating func indent() {
        line(".RS")
    }

    mutating func outdent() {
        line(".RE")
    }

    private mutating func line(_ text: String) {
        body += text + "\n"
    }

    private static func escaped(_ pieces: [Piece]) -> String {
        pieces.map { piece in
            switch piece {
            case .plain(let text): escaped(text)
            case .literal(let text): "\\fB" + escaped(text) + "\\fR"
            case .placeholder(let text): "\\fI" + escaped(text) + "\\fR"
            case .unbroken(let text):
                text.split(separator: " ").map { escaped(String($0)) }.joined(separator: "\\ ")
            }
        }.joined()
    }

    /// Escapes a backslash, a dash and a control character at the start, which roff would interpret.
    package static func escaped(_ text: String) -> String {
        var escaped = ""
        if text.utf8.first == UInt8(ascii: ".") || text.utf8.first == UInt8(ascii: "'") { escaped = "\\&" }
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\": escaped += "\\e"
            // The locale C has no other unbreakable space.
            case "\u{A0}": escaped += "\\ "
            case "-": escaped += "\\-"
            case "~": escaped += "\\(ti"
            case "^": escaped += "\\(ha"
            case "`": escaped += "\\(ga"
            case "'": escaped += "\\(aq"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }

    /// Text inside the quotes of a request.
    private static func quoted(_ text: String) -> String {
        escaped(text).split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\\(dq")
    }
}

/// The ASCII replacement of letters, of the ellipsis and of arrows.
enum ASCIIForm {
    private static let letters: [Unicode.Scalar: String] = [
        "а": "a", "б": "b", "в": "v", "г": "g", "д": "d", "е": "e", "ё": "yo", "ж": "zh", "з": "z", "и": "i",
        "й": "j", "к": "k", "л": "l", "м": "m", "н": "n", "о": "o", "п": "p", "р": "r", "с": "s", "т": "t",
        "у": "u", "ф": "f", "х": "kh", "ц": "ts", "ч": "ch", "ш": "sh", "щ": "shch", "ъ": "\"", "ы": "y",
        "ь": "'", "э": "e", "ю": "yu", "я": "ya", "…": "...",
        "↑": "Up", "↓": "Down",
    ]

    /// The replacement of a Russian letter, an emoji, an ellipsis or an arrow; nil for any other scalar.
    static func of(_ scalar: Unicode.Scalar) -> String? {
        if scalar.value >= 0x1F000 { return "(emoji)" }
        if let small = letters[scalar] { return small }
        guard let small = scalar.properties.lowercaseMapping.unicodeScalars.first, small != scalar else {
            return nil
        }
        return letters[small]?.uppercased()
    }
}
