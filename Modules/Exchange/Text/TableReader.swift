/// Reads the rows of a text table (RFC 4180): quoted fields may have the separator, line breaks and doubled quotes.
///
/// Also accepts any line end, text after a closing quote, and a quote within an unquoted field.
struct TableReader {
    struct Row {
        /// The line of the file on which the row begins, counted from 1.
        let line: Int
        /// The number of fields.
        var fields = 0
        /// True if a field exceeds `maxFieldBytes` bytes, of which the cell has the first.
        var isTooLong = false
        /// True if the file ends without a line end after this row.
        var isOpen = false
        private let text: [UInt8]
        /// The first fields, at most as many as asked for.
        fileprivate var fieldsKept: [Field] = []

        var kept: Int { fieldsKept.count }

        init(line: Int, of text: [UInt8] = []) {
            self.line = line
            self.text = text
        }

        /// The first cells, at most as many as asked for.
        var cells: [String] { fieldsKept.indices.map { self[$0] } }

        /// The cell at an index; empty if the row is shorter.
        subscript(index: Int) -> String { String(decoding: bytes(at: index), as: UTF8.self) }

        func isEmpty(at index: Int) -> Bool { index >= kept || fieldsKept[index].size == 0 }

        /// True if a cell is written with the same bytes as in another row of the table.
        func repeats(_ other: Row, at index: Int) -> Bool {
            guard index < kept, index < other.kept else {
                return isEmpty(at: index) && other.isEmpty(at: index)
            }
            guard fieldsKept[index].quotes == other.fieldsKept[index].quotes else { return false }
            let (range, known) = (fieldsKept[index].range, other.fieldsKept[index].range)
            guard range.count == known.count else { return false }
            for offset in 0..<range.count
            where text[range.lowerBound + offset] != text[known.lowerBound + offset] { return false }
            return true
        }

        /// The bytes of a cell, which are there much faster than its text.
        func bytes(at index: Int) -> ArraySlice<UInt8> {
            guard index < kept else { return [] }
            let bytes = text[fieldsKept[index].range]
            return fieldsKept[index].quotes == 0
                ? bytes.prefix(TableReader.maxFieldBytes) : TableReader.unquoted(bytes)
        }
    }

    /// The place of a field in the text.
    fileprivate struct Field {
        let range: Range<Int>
        /// The number of quotes that are no text: those before others, and a closing one before more text.
        var quotes = 0

        var size: Int { range.count - quotes }
    }

    /// In bytes; longer than any text that is kept.
    static let maxFieldBytes = 1 << 16
    private static let quote = UInt8(ascii: "\"")

    private let bytes: [UInt8]
    private let end: Int
    let separator: UInt8
    private let maxCells: Int
    private var position: Int
    private var line = 1
    /// The number of cells of the last row: the next one probably has as many.
    private var lastCells = 0
    /// The line of an unclosed quote, known at the end; its row is not returned.
    private(set) var openQuote: Int?

    /// - Parameter maxCells: The number of cells to keep; further ones are only counted.
    init(_ text: FileText, separator: UInt8? = nil, maxCells: Int = 64) {
        bytes = text.fileBytes
        end = text.bytes.endIndex
        self.maxCells = maxCells
        if separator == nil, let line = TableReader.separatorLine(of: text) {
            self.separator = line.separator
            position = line.end
        } else {
            self.separator = separator ?? TableReader.separator(of: text)
            position = text.bytes.startIndex
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
        while position < end {
            var row = Row(line: line, of: bytes)
            row.fieldsKept.reserveCapacity(lastCells)
            repeat {
                guard readField(of: &row) else { return nil }
            } while row.fields < most && take(separator)
            row.isOpen = position == end
            lastCells = row.kept
            while takeLineEnd() {}
            if row.fields > 1 || !row.isEmpty(at: 0) { return row }
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
        guard let field = take(TableReader.quote) ? quotedField() : bareField() else { return false }
        guard row.kept < maxCells else { return true }
        if field.size > TableReader.maxFieldBytes { row.isTooLong = true }
        row.fieldsKept.append(field)
        return true
    }

    private mutating func bareField() -> Field {
        let start = position
        skipBare()
        return Field(range: start..<position)
    }

    /// Takes a field after its opening quote; nil if there is no closing one.
    private mutating func quotedField() -> Field? {
        let start = position
        guard let doubled = skipQuoted() else { return nil }
        let end = position
        skipBare()
        return doubled == 0 && position == end
            ? Field(range: start..<end - 1) : Field(range: start..<position, quotes: doubled + 1)
    }

    /// The text of a quoted field: a doubled quote is a literal one, and what follows the closing quote is text.
    private static func unquoted(_ field: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        // Of two bytes, one at least is text.
        var (text, rest): ([UInt8], ArraySlice<UInt8>) = ([], field.prefix(2 * maxFieldBytes + 2))
        while let index = rest.firstIndex(of: quote) {
            text += rest[..<index]
            rest = rest[(index + 1)...]
            guard rest.first == quote else { break }
            text.append(quote)
            rest.removeFirst()
        }
        return (text + rest).prefix(maxFieldBytes)
    }

    private var current: UInt8? { position < end ? bytes[position] : nil }

    private mutating func take(_ byte: UInt8) -> Bool {
        guard current == byte else { return false }
        position += 1
        return true
    }

    /// Moves to the end of a field.
    private mutating func skipBare() {
        let (bytes, end, separator) = (bytes, end, separator)
        var index = position
        while index < end {
            let byte = bytes[index]
            if byte == separator || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") { break }
            index += 1
        }
        position = index
    }

    /// Moves behind the closing quote; returns the number of doubled quotes, nil if there is no closing one.
    private mutating func skipQuoted() -> Int? {
        let opening = line
        var doubled = 0
        while let byte = current {
            if byte == TableReader.quote {
                position += 1
                guard take(byte) else { return doubled }
                doubled += 1
            } else if !takeLineEnd() {
                position += 1
            }
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

    /// The comma, semicolon or tab of which most of the first lines have as many; none in a list of dates.
    private static func separator(of text: FileText) -> UInt8 {
        let lines = text.beginning.lines.lazy.map { $0.bytes.prefix(1 << 14) }
            .filter { line in line.contains { $0 > 0x20 } }.prefix(20)
        var counts: [[Int]] = []
        for line in lines {
            // A date may have a comma; a file has no such byte.
            if counts.isEmpty, WrittenDate(line.filter { $0 != UInt8(ascii: "\"") }) != nil { return 0 }
            var isQuoted = false
            let bare = line.filter { byte in
                if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
                return !isQuoted
            }
            let found = separators.map { separator in bare.count { $0 == separator } }
            if found.contains(where: { $0 > 0 }) { counts.append(found) }
        }
        guard let first = counts.first else { return separators[0] }
        let agreeing = separators.indices.map { index in
            let numbers = counts.map { $0[index] }.filter { $0 > 0 }
            return numbers.map { number in numbers.count { $0 == number } }.max() ?? 0
        }
        let best = separators.indices.max { (agreeing[$0], first[$0]) < (agreeing[$1], first[$1]) }
        return separators[best ?? 0]
    }
}
