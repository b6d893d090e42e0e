/// Reads the rows of a text table (RFC 4180): quoted fields may have the separator, line breaks and doubled quotes.
///
/// Also accepts any line end, text after a closing quote, and a quote within an unquoted field.
struct TableReader {
    struct Row {
        /// The line of the file on which the row begins, counted from 1.
        let line: Int
        /// The first cells, at most as many as asked for.
        var cells: [String] = []
        /// The number of fields.
        var fields = 0
        /// True if a field exceeds `maxFieldBytes` bytes, of which the cell has the first.
        var isTooLong = false
        /// True if the file ends without a line end after this row.
        var isOpen = false

        /// The cell at an index; empty if the row is shorter.
        subscript(index: Int) -> String { index < cells.count ? cells[index] : "" }
    }

    /// In bytes; longer than any text that is kept.
    static let maxFieldBytes = 1 << 16

    private let bytes: ArraySlice<UInt8>
    let separator: UInt8
    private let maxCells: Int
    private var position: Int
    private var line = 1
    /// The line of an unclosed quote, known at the end; its row is not returned.
    private(set) var openQuote: Int?

    /// - Parameter maxCells: The number of cells to keep; further ones are only counted.
    init(_ text: FileText, separator: UInt8? = nil, maxCells: Int = 64) {
        bytes = text.bytes
        self.maxCells = maxCells
        if separator == nil, let line = TableReader.separatorLine(of: text) {
            self.separator = line.separator
            position = line.end
        } else {
            self.separator = separator ?? TableReader.separator(of: text)
            position = bytes.startIndex
        }
    }

    /// The first cells of the first row, enough to recognize a heading; nil if there is no row.
    static func heading(of text: FileText, separator: UInt8? = nil) -> Row? {
        var rows = TableReader(text.prefix(1 << 20), separator: separator)
        return rows.next(atMost: 64)
    }

    /// Returns the next row; skips blank lines.
    ///
    /// - Parameter most: The number of fields to read; the rest becomes another row.
    mutating func next(atMost most: Int = .max) -> Row? {
        while takeLineEnd() {}
        while position < bytes.endIndex {
            var row = Row(line: line)
            repeat {
                guard readField(of: &row) else { return nil }
            } while row.fields < most && take(separator)
            row.isOpen = position == bytes.endIndex
            while takeLineEnd() {}
            if row.fields > 1 || row.cells.first?.isEmpty == false { return row }
        }
        return nil
    }

    /// Takes the first row if it begins with a word.
    mutating func heading(_ name: String) -> Row? {
        var after = self
        guard let row = after.next(), row[0] == name else { return nil }
        self = after
        return row
    }

    /// Reads one field; returns false if its quote is never closed.
    private mutating func readField(of row: inout Row) -> Bool {
        row.fields += 1
        let isWanted = row.cells.count < maxCells
        guard take(UInt8(ascii: "\"")) else {
            let field = takeBare()
            if isWanted { keep(field, in: &row) }
            return true
        }
        guard var field = takeQuoted(keepingText: isWanted) else { return false }
        let rest = takeBare()
        if isWanted {
            field += rest.prefix(TableReader.maxFieldBytes)
            keep(field[...], in: &row)
        }
        return true
    }

    private var current: UInt8? { position < bytes.endIndex ? bytes[position] : nil }

    private mutating func take(_ byte: UInt8) -> Bool {
        guard current == byte else { return false }
        position += 1
        return true
    }

    /// Takes the bytes up to the end of a field.
    private mutating func takeBare() -> ArraySlice<UInt8> {
        var end = position
        while end < bytes.endIndex {
            let byte = bytes[end]
            if byte == separator || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") { break }
            end += 1
        }
        defer { position = end }
        return bytes[position..<end]
    }

    /// Takes the bytes up to and including the closing quote; nil if there is none.
    private mutating func takeQuoted(keepingText: Bool) -> [UInt8]? {
        let opening = line
        var text: [UInt8] = []
        while let byte = current {
            if byte == UInt8(ascii: "\"") {
                position += 1
                // A doubled quote is a literal one.
                guard take(byte) else { return text }
            } else if !takeLineEnd() {
                position += 1
            }
            if keepingText, text.count <= TableReader.maxFieldBytes { text.append(byte) }
        }
        openQuote = opening
        return nil
    }

    /// Takes a line feed, a carriage return or both.
    private mutating func takeLineEnd() -> Bool {
        let isReturn = take(UInt8(ascii: "\r"))
        guard take(UInt8(ascii: "\n")) || isReturn else { return false }
        line += 1
        return true
    }

    private func keep(_ field: ArraySlice<UInt8>, in row: inout Row) {
        if field.count > TableReader.maxFieldBytes { row.isTooLong = true }
        row.cells.append(String(decoding: field.prefix(TableReader.maxFieldBytes), as: UTF8.self))
    }
}

extension TableReader {
    private static let separators = [UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\t")]

    /// The line `sep=;`, which tells spreadsheets the separator; it is no row.
    private static func separatorLine(of text: FileText) -> (separator: UInt8, end: Int)? {
        guard let line = text.lines.first(where: { _ in true })?.bytes else { return nil }
        let text = line.prefix(7).filter { $0 != UInt8(ascii: "\"") }
        guard text.count == 5, line.count <= 7, let separator = text.last,
            separators.contains(separator) || separator == UInt8(ascii: "|"),
            String(decoding: text.dropLast(), as: UTF8.self).lowercased() == "sep="
        else { return nil }
        return (separator, line.endIndex)
    }

    /// The comma, semicolon or tab, whichever is most frequent in the first line.
    private static func separator(of text: FileText) -> UInt8 {
        var isQuoted = false
        let line = text.firstLine.utf8.filter { byte in
            if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
            return !isQuoted
        }
        let counted = separators.map { candidate in (candidate, line.count { $0 == candidate }) }
        return counted.reduce(counted[0]) { $1.1 > $0.1 ? $1 : $0 }.0
    }
}
