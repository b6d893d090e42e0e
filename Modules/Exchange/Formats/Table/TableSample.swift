internal import TrackerDomain

/// The beginning of a table, by which its columns are judged.
struct TableSample {
    static let maxRows = 10_000
    /// The heading is one of so many rows.
    private static let maxHeadings = 20
    /// The date, and for each tracker its marks and its amounts.
    static let maxColumns = 2 * ImportDraft.maxTrackers + 1

    /// Where a column begins to hold dates.
    struct Dates {
        var firstRow: Int?
        /// From that row on.
        var filled = 0
        var dates = 0

        var isMost: Bool { dates * 2 > filled }
    }

    let file: String
    /// The first rows that have a filled cell.
    private(set) var first: [TableReader.Row] = []
    /// The reader before each of these, and before the next row.
    private(set) var readers: [TableReader] = []
    /// By column.
    private(set) var dates: [Dates] = []
    /// The greatest number of cells that most of the rows have.
    let usualWidth: Int

    init(_ text: FileText) {
        file = text.file
        var rows = TableReader(text, maxCells: Self.maxColumns + 1)
        var widths: [Int: Int] = [:]
        var count = 0
        var before = rows
        while count < Self.maxRows, let row = rows.next() {
            defer { before = rows }
            guard !row.isBlank else { continue }
            if count < Self.maxHeadings { first.append(row) }
            if count <= Self.maxHeadings { readers.append(before) }
            widths[row.fields, default: 0] += 1
            for index in 0..<row.kept where row.isFilled(at: index) {
                while dates.count <= index { dates.append(Dates()) }
                let isDate = WrittenDate(row.bytes(at: index)) != nil
                if isDate, dates[index].firstRow == nil { dates[index].firstRow = count }
                guard dates[index].firstRow != nil else { continue }
                dates[index].filled += 1
                if isDate { dates[index].dates += 1 }
            }
            count += 1
        }
        if count <= Self.maxHeadings { readers.append(rows) }
        usualWidth = widths.max { ($0.value, $0.key) < ($1.value, $1.key) }?.key ?? 0
    }

    /// What stands in each column from a row on.
    ///
    /// - Parameter isData: Whether a row counts.
    func facts(
        from reader: TableReader, _ cells: inout TableCellReader,
        where isData: (TableReader.Row, inout TableCellReader) -> Bool
    ) -> [ColumnFacts] {
        var (rows, count) = (reader, 0)
        var facts: [ColumnFacts] = []
        while count < Self.maxRows, let row = rows.next() {
            count += 1
            while facts.count < row.kept { facts.append(ColumnFacts()) }
            guard isData(row, &cells) else { continue }
            for index in 0..<row.kept where row.isFilled(at: index) {
                let bytes = row.bytes(at: index)
                facts[index].add(cells.cell(bytes), bytes)
            }
        }
        return facts
    }
}

/// What the filled cells of a column are.
struct ColumnFacts {
    private(set) var filled = 0
    private(set) var words = 0
    private(set) var numbers = 0
    /// Bare numbers 0 and 1.
    private(set) var flags = 0
    private var zeros = 0
    private var dates = 0
    private var texts = 0
    /// The first cell that is neither a word of marks nor a number.
    private(set) var example: String?

    mutating func add(_ cell: TableCell, _ bytes: ArraySlice<UInt8>) {
        filled += 1
        switch cell {
        case .nothing, .calculated, .mark: words += 1
        case .doubtful: numbers += 1
        case .amount(let amount, _):
            numbers += 1
            if amount == .zero { zeros += 1 }
            if cell.isFlag { flags += 1 }
        case .notUnderstood:
            if WrittenDate(bytes) == nil { texts += 1 } else { dates += 1 }
            if example == nil {
                example = String(decoding: bytes.prefix(400), as: UTF8.self).excerpt
            }
        }
    }

    var understood: Int { words + numbers }
    var areValues: Bool { understood * 2 > filled }
    var areWords: Bool { words * 2 > filled }
    var areNumbers: Bool { numbers * 2 > filled }
    var areNames: Bool { texts * 2 > filled }
    var areDates: Bool { dates * 2 > filled }
    /// True if its numbers may all be marks.
    var areFlags: Bool { numbers == flags }
    var areZeros: Bool { numbers == zeros && words == 0 && filled == numbers }
}

extension TableReader.Row {
    /// True if a cell has more than blanks.
    func isFilled(at index: Int) -> Bool { bytes(at: index).contains { $0 > 0x20 } }

    /// True if none has.
    var isBlank: Bool { !(0..<kept).contains(where: isFilled) }
}
