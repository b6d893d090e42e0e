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

/// Text for a table in a spreadsheet: an apostrophe precedes text that it would take for a formula.
enum SpreadsheetCell {
    /// True if a spreadsheet would calculate the text; true for an apostrophe too, so that removing one restores
    /// the text.
    ///
    /// In East Asian spreadsheets the full-width signs do the same.
    private static func isCalculated(_ text: Substring) -> Bool {
        switch text.unicodeScalars.first {
        case "=", "+", "-", "@", "\t", "\r", "'", "＝", "＋", "－", "＠": true
        default: false
        }
    }

    /// The cell for a text.
    static func defused(_ text: String) -> String { isCalculated(text[...]) ? "'" + text : text }

    /// The text of a cell; a cell without an added apostrophe is its own text.
    static func restored(_ cell: String) -> String {
        guard cell.utf8.first == UInt8(ascii: "'") else { return cell }
        let text = Substring(cell.unicodeScalars.dropFirst())
        return isCalculated(text) ? String(text) : cell
    }
}
