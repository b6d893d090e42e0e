/// The escapes of `roff`, in which manual pages are written.
package enum Roff {
    static func bold(_ text: String) -> String { "\\fB" + escaped(text) + "\\fR" }
    static func italic(_ text: String) -> String { "\\fI" + escaped(text) + "\\fR" }

    /// Escapes what roff would interpret: a control character at the start, a backslash, a dash and quotes.
    package static func escaped(_ text: String) -> String {
        let start = ".'".unicodeScalars.contains { $0 == text.unicodeScalars.first } ? "\\&" : ""
        return start + text.unicodeScalars.map { escapes[$0] ?? String($0) }.joined()
    }

    /// The locale C has no other unbreakable space than `\\ `.
    private static let escapes: [Unicode.Scalar: String] = [
        "\\": "\\e", "\u{A0}": "\\ ", "-": "\\-", "~": "\\(ti", "^": "\\(ha", "`": "\\(ga", "'": "\\(aq",
        "\"": "\\(dq",
    ]

    /// The requests that give each letter, emoji, sign and arrow of a page an ASCII form for terminals without it.
    package static func fallbacks(for page: String) -> String {
        Set(page.unicodeScalars).sorted().map { scalar in
            let small = scalar.properties.lowercaseMapping.unicodeScalars.first ?? scalar
            let form =
                switch scalar.value {
                case 0x1F000...: "(emoji)"
                // Check marks, squares and circles.
                case 0x2500...0x2BFF: "(sign)"
                default: asciiForms[small] ?? ""
                }
            if form.isEmpty { return "" }
            return ".fchar \(scalar) \(small == scalar ? form : form.uppercased())\n"
        }.joined()
    }

    private static let asciiForms = Dictionary(
        uniqueKeysWithValues: zip(
            "абвгдеёжзийклмнопрстуфхцчшщъыьэюя…↑↓".unicodeScalars,
            #"a b v g d e yo zh z i j k l m n o p r s t u f kh ts ch sh shch " y ' e yu ya ... Up Down"#
                .split(separator: " ").map(String.init)))
}
