/// Text in a table that spreadsheets open: what they would take for a formula gets an apostrophe in front.
enum SpreadsheetCell {
    /// What a spreadsheet calculates, and the apostrophe itself, so that taking one away gives back what there was.
    ///
    /// In East Asian ones the signs of full width are those signs.
    private static func isCalculated(_ text: Substring) -> Bool {
        switch text.unicodeScalars.first {
        case "=", "+", "-", "@", "\t", "\r", "'", "＝", "＋", "－", "＠": true
        default: false
        }
    }

    /// The cell for a text.
    static func defused(_ text: String) -> String { isCalculated(text[...]) ? "'" + text : text }

    /// The text of a cell; one that was not defused is its own text.
    static func restored(_ cell: String) -> String {
        guard cell.utf8.first == UInt8(ascii: "'") else { return cell }
        let text = Substring(cell.unicodeScalars.dropFirst())
        return isCalculated(text) ? String(text) : cell
    }
}
