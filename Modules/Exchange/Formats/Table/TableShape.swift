internal import TrackerDomain

/// Where day and habit of a cell stand, and what each column of a table holds.
struct TableShape {
    enum Form {
        /// A row for each habit and day.
        case long
        /// A row for each day, a column for each habit.
        case wide
        /// A row for each habit, a column for each day.
        case across
        /// A row for each day of the habit that a person has named.
        case oneHabit
    }

    private static let own = ["date", "tracker", "category", "kind", "mark", "amount", "unit", "note", "id"]

    let file: String
    private(set) var form = Form.wide
    /// The place of the columns, whose facts decide.
    let heading: TableHeading
    /// By column; nil for what holds nothing.
    private(set) var roles: [ColumnRole?] = []
    /// The order of its dates.
    let orders: DateOrders
    private(set) var cells: TableCellReader
    /// True if it is this program's own table, which has all data of a day; its column of ids may have been removed.
    let isOwnLong: Bool
    let isOwnWide: Bool
    /// True if each row is a day on which a habit was done.
    private(set) var isListOfDays = false
    /// What is known of it as one of Loop's tables.
    let loop: LoopTable?
    /// The number of cells of a row that lacks none.
    let needed: Int
    /// The greatest number of cells of a row.
    let most: Int

    /// - Throws: The reason why it is no table, or why it cannot be told what its columns hold.
    init(_ text: FileText, _ hints: TableHints, loop: LoopTable? = nil) throws(ImportFault) {
        let sample = TableSample(text)
        guard let first = sample.first.first else { throw .empty }
        if Self.isCut(first) {
            throw .structure(file: text.file, line: first.line, element: first[first.fields - 1])
        }
        guard sample.first.allSatisfy({ $0.fields <= TableSample.maxColumns }) else { throw .tooMany }
        file = text.file
        self.loop = loop
        cells = TableCellReader(
            own: hints.words, hasDecimalCommas: Self.hasDecimalCommas(sample.readers[0]))
        heading = try TableHeading(sample, hints, &cells)
        let texts = heading.texts
        isOwnLong = hints.columns == nil && (texts == Self.own || texts[...] == Self.own.dropLast())
        // Before headings told of more than names, ours were known by their first word; a defused one tells still.
        isOwnWide =
            texts.first == "date"
            && (texts.count == 1
                || texts.contains { WideHeading.isOurs($0) || SpreadsheetCell.restored($0) != $0 })
        let titled = (texts.lastIndex { !$0.isEmpty } ?? -1) + 1
        needed = loop.map { $0.habits.map { $0.count + 1 } ?? max(2, titled) } ?? titled
        let isWider = needed < heading.width || !heading.isThere
        most = max(needed, isWider ? max(heading.width, sample.usualWidth) : needed)
        let (date, rows) = (heading.date, heading.rows)
        orders = date.map { Self.orders(of: rows, column: $0) } ?? .all
        let facts = sample.facts(from: rows, &cells) { row, cells in
            !Self.isTotal(row, date) && !(date.map { Self.isPrepared(row, $0, &cells) } ?? false)
        }
        roles = Array(repeating: nil, count: max(facts.count, texts.count, (date ?? -1) + 1))
        try assign(facts, hints)
    }

    /// True for a row of totals, told by its date or its name.
    static func isTotal(_ row: TableReader.Row, _ column: Int?) -> Bool {
        let place = column ?? (0..<row.kept).first(where: row.isFilled)
        return place.map { row.isFilled(at: $0) && TableColumn.isTotal(row.bytes(at: $0)) } ?? false
    }

    /// True for a row without a date that says nothing, as a spreadsheet prepares them.
    static func isPrepared(_ row: TableReader.Row, _ date: Int, _ cells: inout TableCellReader) -> Bool {
        guard !row.isFilled(at: date) else { return false }
        for index in 0..<row.kept where !cells.cell(row.bytes(at: index)).saysNothingDone { return false }
        return true
    }

    /// True if the file ends within the heading of this program or of HabitBull.
    private static func isCut(_ heading: TableReader.Row) -> Bool {
        guard heading.isOpen, heading.fields > 1 || heading[0] == "date" else { return false }
        let cells = heading.cells.map { $0.lowercased() }
        return [own, HabitBullFormat.header].contains { whole in
            cells.count <= whole.count && cells != whole
                && cells.dropLast().elementsEqual(whole.prefix(cells.count - 1))
                && whole[cells.count - 1].hasPrefix(cells[cells.count - 1])
        }
    }

    /// True if a comma precedes decimals: always if semicolons separate.
    ///
    /// Between tabs, a number that cannot be thousands decides.
    private static func hasDecimalCommas(_ rows: TableReader) -> Bool {
        guard rows.separator == UInt8(ascii: "\t") else { return rows.separator == UInt8(ascii: ";") }
        var (rows, isTold) = (rows, false)
        while let row = rows.next() {
            for cell in row.cells where Amount(decimal: cell) != nil {
                if cell.utf8.contains(UInt8(ascii: ".")) { return false }
                if cell.utf8.contains(UInt8(ascii: ",")) { isTold = true }
            }
        }
        return isTold
    }

    /// The order of the dates; all of them are read only where one of the first is open.
    private static func orders(of rows: TableReader, column: Int) -> DateOrders {
        func dates(_ rows: TableReader) -> some Sequence<WrittenDate> {
            sequence(state: rows) { $0.next() }.lazy.compactMap { row in
                let cell = row.bytes(at: column)
                return Day(utf8: cell) == nil ? WrittenDate(cell) : nil
            }
        }
        let sample = sequence(state: rows) { $0.next() }.prefix(TableSample.maxRows)
        guard sample.contains(where: { WrittenDate($0.bytes(at: column))?.isOpen ?? false }) else {
            return .all
        }
        return DateOrders(of: dates(rows))
    }
}

// MARK: What the columns hold

extension TableShape {
    private mutating func assign(_ facts: [ColumnFacts], _ hints: TableHints) throws(ImportFault) {
        var judge = ColumnJudge(file: file, heading: heading, facts: facts, count: roles.count)
        try judge.checkNamed()
        if let loop {
            form = loop.isOneHabit ? .oneHabit : .wide
            judge.loop(form)
        } else if !heading.days.isEmpty {
            form = .across
            try judge.across()
        } else if isOwnLong {
            form = .long
            judge.own()
        } else if try judge.findNames() {
            form = .long
            isListOfDays = try judge.long(areColumnsNamed: hints.columns != nil)
        } else if hints.name != nil {
            form = .oneHabit
            isListOfDays = try judge.oneHabit()
        } else {
            try judge.wide(isOwn: isOwnWide)
        }
        roles = judge.roles
    }
}
