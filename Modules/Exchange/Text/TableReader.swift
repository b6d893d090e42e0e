/// The rows of a table of text, as RFC 4180 has them: fields in quotes may hold the separator, line breaks and, doubled,
/// quotes.
///
/// Other programs' liberties are taken, too: any end of a line, text behind a closing quote, a quote within a bare
/// field.
struct TableReader {
    struct Row {
        /// The line of the file in which the row begins, counted from 1.
        let line: Int
        /// As many as were asked for at most.
        var cells: [String] = []
        /// How many there are.
        var fields = 0
        /// Whether a field has more than `longestField` bytes, of which the cell holds the first.
        var isTooLong = false

        /// The cell at a place; empty where the row ends before it.
        subscript(place: Int) -> String { place < cells.count ? cells[place] : "" }
    }

    /// In bytes; more than any text that is kept.
    static let longestField = 1 << 16

    private let bytes: ArraySlice<UInt8>
    private let separator: UInt8
    private let mostCells: Int
    private var position: Int
    private var line = 1
    /// The line of the quote that is never closed, known at the end; the row with it is not given.
    private(set) var openQuote: Int?

    /// - Parameter mostCells: Cells beyond so many are counted, and not kept.
    init(_ text: FileText, separator: UInt8? = nil, mostCells: Int = 64) {
        bytes = text.bytes
        self.separator = separator ?? TableReader.separator(of: text)
        self.mostCells = mostCells
        position = bytes.startIndex
    }

    /// The next row; blank lines are none.
    mutating func next() -> Row? {
        while position < bytes.endIndex {
            var row = Row(line: line)
            repeat {
                guard readField(of: &row) else { return nil }
            } while take(separator)
            takeLineEnd()
            if row.fields > 1 || row.cells.first?.isEmpty == false { return row }
        }
        return nil
    }

    /// Reads one field; false where its quote is never closed.
    private mutating func readField(of row: inout Row) -> Bool {
        let start = position
        guard take(UInt8(ascii: "\"")) else {
            skipBare()
            keep(bytes[start..<position], in: &row)
            return true
        }
        let opening = line
        var quoted: [UInt8] = []
        while true {
            guard let byte = current else {
                openQuote = opening
                return false
            }
            if byte == UInt8(ascii: "\"") {
                position += 1
                // Doubled it stands for itself.
                guard take(UInt8(ascii: "\"")) else { break }
            } else if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
                let start = position
                takeLineEnd()
                if quoted.count <= TableReader.longestField { quoted += bytes[start..<position] }
                continue
            } else {
                position += 1
            }
            if quoted.count <= TableReader.longestField { quoted.append(byte) }
        }
        let rest = position
        skipBare()
        keep(quoted + bytes[rest..<position].prefix(TableReader.longestField), in: &row)
        return true
    }

    private var current: UInt8? { position < bytes.endIndex ? bytes[position] : nil }

    private mutating func take(_ byte: UInt8) -> Bool {
        guard current == byte else { return false }
        position += 1
        return true
    }

    private mutating func skipBare() {
        while let byte = current, byte != separator, byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r") {
            position += 1
        }
    }

    private mutating func takeLineEnd() {
        let isReturn = take(UInt8(ascii: "\r"))
        if take(UInt8(ascii: "\n")) || isReturn { line += 1 }
    }

    private func keep(_ field: some Collection<UInt8>, in row: inout Row) {
        row.fields += 1
        if field.count > TableReader.longestField { row.isTooLong = true }
        guard row.cells.count < mostCells else { return }
        row.cells.append(String(decoding: field.prefix(TableReader.longestField), as: UTF8.self))
    }
}

extension TableReader {
    /// Comma, semicolon or tab: whichever the first line has most of.
    private static func separator(of text: FileText) -> UInt8 {
        let line = text.firstLine().utf8
        let candidates = [UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\t")]
        let counted = candidates.map { candidate in (candidate, line.count { $0 == candidate }) }
        return counted.reduce(counted[0]) { $1.1 > $0.1 ? $1 : $0 }.0
    }
}
