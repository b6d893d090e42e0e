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
