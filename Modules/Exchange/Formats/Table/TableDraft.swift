internal import TrackerDomain

/// What tables bring, one after another: a habit may go on from file to file, such as one for each year.
struct TableDraft {
    var habits = TableHabits()
    /// The indices of habits by the headings of wide tables, in the order of their columns.
    var columns: [FoldedName: [Int]] = [:]
    /// The habits that the headings of our own wide tables list.
    var listed: Set<Int> = []
    var table: Table
    private let today: Day

    init(_ shape: TableShape, today: Day) {
        table = Table(shape)
        self.today = today
    }

    /// The table that is read.
    struct Table {
        let shape: TableShape
        var cells: TableCellReader
        /// The index of each known column, by its raw value.
        let indices: [Int?]
        let leftOut: [Int]
        let id: Int?
        let subjects: [Int]
        /// The number of filled cells of each column that is left out.
        var counts: [Int: Int] = [:]
        /// The days of each habit.
        var days: [Int: DraftDays] = [:]
        /// The habits by the cells of a row that tell them, as bytes in one piece: there may be a million.
        var habits: [[UInt8]: Int] = [:]
        var rows = 0
        var width = 0
        /// The last row that was read: the next one mostly has the same habit.
        var lastRow = TableReader.Row(line: 0)
        var lastIndex: Int?

        init(_ shape: TableShape) {
            self.shape = shape
            cells = shape.cells
            indices = TableColumn.allCases.map { shape.roles.firstIndex(of: .known($0)) }
            id = shape.roles.firstIndex(of: .id)
            subjects =
                [TableColumn.name, .category, .kind].compactMap { [indices] in indices[$0.rawValue] }
                + (id.map { [$0] } ?? [])
            leftOut = shape.roles.indices.filter {
                if case .leftOut = shape.roles[$0] { true } else { false }
            }
        }

        func index(_ column: TableColumn) -> Int? { indices[column.rawValue] }

        func text(_ row: TableReader.Row, _ column: TableColumn) -> String {
            let text = index(column).map { row[$0] } ?? ""
            return shape.isOwnLong ? SpreadsheetCell.restored(text) : text
        }

        /// The cell of a row.
        ///
        /// - Throws: `value`, `ambiguousValue`.
        mutating func cell(_ row: TableReader.Row, _ index: Int?) throws(BrokenLine.Problem) -> TableCell {
            guard let index, !row.isEmpty(at: index) else { return .nothing }
            let cell =
                shape.loop.map { loop in
                    LoopValue(row[index])?.cell(isMeasured: loop.measured.contains(index)) ?? .notUnderstood
                } ?? cells.cell(row.bytes(at: index))
            switch cell {
            case .notUnderstood: throw .value(row[index])
            case .doubtful: throw .ambiguousValue(row[index])
            case .nothing, .calculated, .mark, .amount: return cell
            }
        }
    }
}

// MARK: Rows

extension TableDraft {
    /// - Parameter one: The habit of all rows.
    mutating func read(_ shape: TableShape, _ one: Int? = nil, into draft: inout ImportDraft)
        throws(ImportFault)
    {
        table = Table(shape)
        let columns = shape.form == .wide ? wideColumns(&draft) : []
        let isOurs = shape.isOwnLong || shape.isOwnWide
        let marked = Set(columns.compactMap { $0?.content == .marks ? $0?.index : nil })
        var rows = shape.heading.rows
        while let row = rows.next() {
            guard !row.isBlank else { continue }
            draft.rows += 1
            table.rows += 1
            table.width = max(table.width, row.fields)
            do throws(BrokenLine.Problem) {
                if row.isTooLong { throw .tooLong }
                if isOurs, row.isOpen,
                    row.fields < shape.needed || shape.form == .wide && row.isEmpty(at: shape.needed - 1)
                {
                    throw .cut
                }
                try shape.loop?.checkIsWhole(row, shape)
                if isPassedOver(row, &draft) { continue }
                guard !(0..<row.kept).dropFirst(shape.most).contains(where: row.isFilled) else {
                    throw .fields(row.fields, needed: shape.needed...shape.most)
                }
                switch shape.form {
                case .long, .oneHabit: try readLong(row, one, into: &draft)
                case .wide: try readWide(row, columns, marked, isOurs: isOurs, into: &draft)
                case .across: try readAcross(row, into: &draft)
                }
            } catch {
                reject(error, row, &draft)
            }
            try draft.checkLimits()
        }
        if let line = rows.openQuote { draft.reject(.openQuote, file: shape.file, line: line) }
        try checkWidth()
        tellLeftOut(&draft)
        draft.remarks.add(.aboveHeadings, shape.heading.linesAbove)
        draft.hasCells = draft.hasCells || shape.form == .wide || shape.form == .across
        try join(into: &draft)
    }

    /// Rejects the row, once for its first fault.
    func reject(_ problem: BrokenLine.Problem, _ row: TableReader.Row, _ draft: inout ImportDraft) {
        if let last = draft.broken.last, last.line == row.line, last.file == table.shape.file { return }
        draft.reject(problem, file: table.shape.file, line: row.line)
    }

    /// True for rows of totals and rows that are prepared; counts the cells that are left out of any other row.
    private mutating func isPassedOver(_ row: TableReader.Row, _ draft: inout ImportDraft) -> Bool {
        let date = table.shape.heading.date
        if TableShape.isTotal(row, date ?? table.index(.name)) {
            draft.remarks.add(.totals)
            return true
        }
        if let date, TableShape.isPrepared(row, date, &table.cells) { return true }
        for index in table.leftOut where row.isFilled(at: index) { table.counts[index, default: 0] += 1 }
        return false
    }

    /// - Throws: `shortRows` if no row is as long as a heading that has unknown columns.
    private func checkWidth() throws(ImportFault) {
        let shape = table.shape
        guard shape.heading.isThere, table.rows > 0, table.width < shape.needed,
            !shape.heading.texts.prefix(shape.needed).allSatisfy({ TableColumn(heading: $0) != nil })
        else { return }
        throw .table(.shortRows(headings: shape.needed, cells: table.width), file: shape.file)
    }

    private func tellLeftOut(_ draft: inout ImportDraft) {
        guard table.rows > 0 else { return }
        for index in table.leftOut {
            guard case .leftOut(let example) = table.shape.roles[index] else { continue }
            draft.leaveOut(table.shape.heading.name(of: index), table.counts[index] ?? 0, example)
        }
    }

    /// Adds the days of the table to its habits.
    private mutating func join(into draft: inout ImportDraft) throws(ImportFault) {
        for index in table.days.keys.sorted() {
            guard let days = table.days.removeValue(forKey: index) else { continue }
            draft.take(line: draft.habits[index].line, of: table.shape.file) {
                (draft) throws(BrokenLine.Problem) in
                try draft.habits[index].days.join(days)
            }
        }
        try draft.checkLimits()
    }

    /// Adds what is known only once all tables are read.
    func finish(_ draft: inout ImportDraft) {
        // Our own headings list trackers: one without a day comes along with others.
        if draft.habits.contains(where: \.isUnderstood) {
            for index in listed { draft.habits[index].isUnderstood = true }
        }
        habits.judgeNumbers(&draft)
    }

    // MARK: Days and habits

    /// The day of a row.
    mutating func day(of row: TableReader.Row, _ draft: inout ImportDraft) throws(BrokenLine.Problem) -> Day {
        guard let column = table.shape.heading.date else { throw .day("") }
        let cell = row.bytes(at: column)
        let (day, hasZone) = try table.shape.orders.day(cell)
        if hasZone { draft.remarks.add(.writtenDays) }
        return day
    }

    /// True for a day to come of another program's table, of which nothing is kept.
    func isToCome(_ day: Day, isOurs: Bool) -> Bool { day > today && !isOurs }

    /// Adds the content of a cell or a row to a day.
    mutating func join(
        _ content: DraftDay, on day: Day, of index: Int, _ draft: inout ImportDraft
    ) throws(BrokenLine.Problem) {
        guard content != DraftDay() else { return }
        try table.days[index, default: DraftDays()].join(content, on: day)
        draft.habits[index].isUnderstood = true
    }
}
