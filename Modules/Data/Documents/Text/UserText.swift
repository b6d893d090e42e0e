internal import TrackerDomain

/// Text that a person entered, encoded so that every reader of property lists reads it as text.
///
/// Foundation's decoder reads the text `$null` as no value at all. A text that begins with any number of
/// backslashes and `$null` therefore gets one more backslash in front, which reading removes.
struct UserText {
    let text: String

    init(_ text: String) {
        self.text = text
    }

    /// In bytes; many times the longest name. A file may have a text of 64 MB, which takes seconds to clean.
    private static let longest = 1 << 16

    /// Returns nil if the text is longer than any that a person can have entered.
    init?(documentText: String) {
        guard documentText.utf8.count <= Self.longest else { return nil }
        text = Self.isEscaped(documentText) ? String(documentText.dropFirst()) : documentText
    }

    var documentText: String {
        Self.isEscaped("\\" + text) ? "\\" + text : text
    }

    /// True if a text may be escaped, or may have to be: if it begins with a backslash or a dollar sign.
    static func mayBeEscaped(_ utf8: ArraySlice<UInt8>) -> Bool {
        utf8.first == UInt8(ascii: "\\") || utf8.first == UInt8(ascii: "$")
    }

    /// True if a text is backslashes, at least one, and then `$null`.
    private static func isEscaped(_ text: String) -> Bool {
        let rest = text.utf8.drop { $0 == UInt8(ascii: "\\") }
        return rest.count < text.utf8.count && rest.starts(with: "$null".utf8)
    }

    /// The text as a name: white space collapsed, scalars that may steer a terminal replaced by �.
    var name: String { Name.isPlain(text) ? text : UserText(Name.collapsingSpace(text)).visible }

    /// The text with � for each scalar that may steer a terminal or that XML cannot hold.
    var visible: String {
        guard !Name.isPlain(text), text.unicodeScalars.contains(where: Name.isForbidden) else { return text }
        var visible = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            visible.append(Name.isForbidden(scalar) ? "\u{FFFD}" : scalar)
        }
        return String(visible)
    }
}
