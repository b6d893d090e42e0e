import TrackerDomain

/// The bytes of a table of comma-separated values (RFC 4180).
///
/// Lines end with a line feed only: spreadsheets accept it, and `cut`, `awk` and the like would leave a carriage
/// return in the last field.
enum TableText {
    static let lineEnd = UInt8(ascii: "\n")
    static let comma = UInt8(ascii: ",")

    /// A cell that no spreadsheet calculates, quoted if necessary.
    static func cell(_ text: String) -> String {
        let text = SpreadsheetCell.defused(text)
        // No text of a library has a line end. Other programs' separators are quoted: in a heading they could be
        // taken for ours.
        guard
            text.utf8.contains(where: { $0 == comma || $0 == UInt8(ascii: ";") || $0 == UInt8(ascii: "\"") })
        else { return text }
        let mark = UInt8(ascii: "\"")
        return "\"" + text.marking(with: mark) { $0 == mark } + "\""
    }
}
