/// Text in a table that spreadsheets open: what they would take for a formula gets an apostrophe in front.
enum SpreadsheetCell {
    /// What a spreadsheet calculates, and the apostrophe itself, so that taking one away gives back what there was.
    private static func isCalculated(_ first: UInt8?) -> Bool {
        switch first {
        case UInt8(ascii: "="), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "@"), UInt8(ascii: "\t"),
            UInt8(ascii: "\r"), UInt8(ascii: "'"):
            true
        default: false
        }
    }

    /// The cell for a text.
    static func defused(_ text: String) -> String { isCalculated(text.utf8.first) ? "'" + text : text }

    /// The text of a cell; one that was not defused is its own text.
    static func restored(_ cell: String) -> String {
        guard cell.utf8.first == UInt8(ascii: "'"), isCalculated(cell.utf8.dropFirst().first) else {
            return cell
        }
        return String(decoding: cell.utf8.dropFirst(), as: UTF8.self)
    }
}
