internal import TrackerDomain
internal import TrackerPresentation

/// The heading of a table, and where its dates stand.
struct TableHeading {
    private let sample: TableSample
    /// The rows of the sample that it takes; empty if the table begins with its data.
    private(set) var range = 0..<0
    /// By column, as written; empty for blanks alone.
    private(set) var texts: [String] = []
    private(set) var named = NamedColumns.none
    /// The column of dates; nil if each has a column.
    private(set) var date: Int?
    /// The days of columns.
    private(set) var days: [Int: Day] = [:]

    /// - Throws: A fault of what a person has named, `noDates`, `severalColumns`, `daysWithoutMonth`.
    init(_ sample: TableSample, _ hints: TableHints, _ cells: inout TableCellReader) throws(ImportFault) {
        self.sample = sample
        if let columns = hints.columns {
            range = try namedRow(columns)
        } else if let row = sample.first.indices.first(where: isAcross) {
            range = row..<row + 1
        }
        if !range.isEmpty { takeDays(range.lowerBound) }
        if named.roles[.date] != nil || named.habits != nil { days = [:] }
        if days.isEmpty {
            var column = named.roles[.date]
            if column == nil { column = try dateColumn() }
            guard let column else { return }
            date = column
            if range.isEmpty { range = plainRow(above: column, &cells) }
            extend(below: column, &cells)
        }
        takeTexts()
    }

    /// True if there is one.
    var isThere: Bool { !range.isEmpty }

    /// The first line.
    var line: Int { sample.first[range.isEmpty ? 0 : range.lowerBound].line }

    var linesAbove: Int { range.lowerBound }

    /// The number of its cells, empty ones too.
    var width: Int { range.map { sample.first[$0].fields }.max() ?? 0 }

    var rows: TableReader { sample.readers[range.upperBound] }

    /// The name of a column: its heading, or its number if that is blank.
    func name(of index: Int) -> String {
        let heading = index < texts.count ? texts[index].excerpt : ""
        return heading.isEmpty ? String(index + 1) : heading
    }

    private func known(_ index: Int, _ row: Int) -> TableColumn? {
        TableColumn(heading: sample.first[row][index])
    }

    /// The row that has all headings that a person has named.
    private mutating func namedRow(_ columns: String) throws(ImportFault) -> Range<Int> {
        var fault: ImportFault?
        for (index, row) in sample.first.enumerated() {
            do throws(ImportFault) {
                named = try NamedColumns(columns, in: row.cells, of: sample.file)
                return index..<index + 1
            } catch {
                if fault == nil { fault = error }
            }
        }
        throw fault ?? .columnWord(columns)
    }

    // MARK: Days in the heading

    /// True for the first row that has several dates, with no dates below them.
    private func isAcross(_ row: Int) -> Bool {
        let begun = sample.dates.indices.filter { sample.dates[$0].firstRow == row }
        let filled = sample.first[row].cells.count { !Name.collapsingSpace($0).isEmpty }
        guard begun.count > 1, begun.count * 2 >= filled - 1, sample.first.count > row + 1 else {
            return false
        }
        return begun.allSatisfy { column in
            (sample.dates[column].dates - 1) * 2 <= sample.dates[column].filled - 1
                && !(0..<row).contains { known(column, $0) == .date }
        }
    }

    private mutating func takeDays(_ row: Int) {
        let dates = sample.first[row].cells.map { WrittenDate($0.utf8) }
        guard dates.count(where: { $0 != nil }) > 1 else { return }
        let orders = DateOrders(of: dates.compactMap(\.self))
        for (index, date) in dates.enumerated() {
            if let day = date?.days(in: orders), day.count == 1 { days[index] = day[0] }
        }
    }

    /// The first column of the numbers 1 to 28 or more, side by side, and how many there are.
    private func numberedDays(_ row: Int) -> Range<Int>? {
        let numbers = sample.first[row].cells.map { Int($0) }
        guard let first = numbers.firstIndex(of: 1) else { return nil }
        let count = zip(numbers[first...], 1...31).prefix { $0 == $1 }.count
        return count >= 28 ? first..<first + count : nil
    }

    /// - Throws: `daysWithoutMonth` if no month stands above.
    private mutating func takeNumberedDays(_ columns: Range<Int>, _ row: Int) throws(ImportFault) {
        let above = sample.first[..<row].flatMap(\.cells)
        guard let month = above.lazy.compactMap(Self.month).first else {
            throw .table(.daysWithoutMonth, file: sample.file)
        }
        for (index, number) in zip(columns, 1...) {
            days[index] = Day(year: month.year, month: month.month, day: number)
        }
        range = row..<row + 1
    }

    /// Reads `November 2026`, `2026-11`; a month without a year is none here.
    private static func month(_ cell: String) -> Month? {
        cell.contains(where: \.isNumber) ? try? MonthWord.month(cell, upTo: .latest) : nil
    }

    // MARK: A column of dates

    /// The column of dates; nil where the heading has numbered days in place of it.
    private mutating func dateColumn() throws(ImportFault) -> Int? {
        let free = sample.dates.indices.filter {
            !named.leftOut.contains($0) && !named.roles.values.contains($0)
        }
        var found = free.filter { sample.dates[$0].firstRow != nil && sample.dates[$0].isMost }
        guard !found.isEmpty else {
            for row in sample.first.indices {
                guard let columns = numberedDays(row) else { continue }
                try takeNumberedDays(columns, row)
                takeTexts()
                return nil
            }
            // A heading alone.
            let row = sample.first[0]
            if sample.first.count == 1,
                let column = row.cells.firstIndex(where: { TableColumn(heading: $0) == .date })
            {
                return column
            }
            throw .table(.noDates, file: sample.file)
        }
        let headed = found.filter { column in
            sample.first.indices.prefix(sample.dates[column].firstRow ?? 0).contains {
                known(column, $0) == .date
            }
        }
        if !headed.isEmpty { found = headed }
        guard found.count > 1 else { return found[0] }
        guard haveSameDays(found) else {
            takeTexts(row: max(0, (sample.dates[found[0]].firstRow ?? 0) - 1))
            throw .table(.severalColumns(.date, heading: name(of: found[0])), file: sample.file)
        }
        return found[0]
    }

    private func haveSameDays(_ columns: [Int]) -> Bool {
        var (rows, count) = (sample.readers[0], 0)
        while count < TableSample.maxRows, let row = rows.next() {
            count += 1
            let days = columns.map { WrittenDate(row.bytes(at: $0))?.days() ?? [] }
            if !days.allSatisfy({ $0 == days[0] }) { return false }
        }
        return true
    }

    /// The row with a known heading over the dates, else the one right above the first of them.
    private func plainRow(above column: Int, _ cells: inout TableCellReader) -> Range<Int> {
        if let row = sample.first.indices.first(where: { known(column, $0) == .date }) {
            return row..<row + 1
        }
        // Above a list of dates only that word is one.
        guard sample.usualWidth > 1, let first = sample.dates[column].firstRow, first > 0,
            first <= sample.first.count, isText(sample.first[first - 1], &cells)
        else { return 0..<0 }
        return first - 1..<first
    }

    /// Takes the rows right below that belong to the heading: those without a date.
    private mutating func extend(below column: Int, _ cells: inout TableCellReader) {
        guard !range.isEmpty else { return }
        while range.upperBound < sample.first.count {
            let row = sample.first[range.upperBound]
            guard !row.isFilled(at: column), isText(row, &cells) else { return }
            range = range.lowerBound..<range.upperBound + 1
        }
    }

    /// True if it holds no mark, number or date; known headings such as “done” are none.
    private func isText(_ row: TableReader.Row, _ cells: inout TableCellReader) -> Bool {
        for index in 0..<row.kept where row.isFilled(at: index) {
            let bytes = row.bytes(at: index)
            if TableColumn(heading: row[index]) != nil { continue }
            guard cells.cell(bytes) == .notUnderstood, WrittenDate(bytes) == nil else { return false }
        }
        return true
    }

    /// Of two headings over a column the lower one counts.
    private mutating func takeTexts(row: Int? = nil) {
        let rows = (row.map { $0..<$0 + 1 } ?? range).map { sample.first[$0] }
        let width = rows.map(\.kept).max() ?? 0
        texts = (0..<width).map { index in
            rows.last { $0.isFilled(at: index) }?[index] ?? ""
        }
    }
}
