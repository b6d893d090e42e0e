internal import TrackerDomain

/// Reads a row for each day, with a column for each habit, of one table after another.
struct WideTableReader {
    /// Days and habits that hold something; more would take memory that a person's habits never need.
    private static let mostEntries = 4_000_000

    /// The places of habits of a name, in the order of their columns.
    private var places: [FoldedName: [Int]] = [:]
    private var entries = 0

    /// - Parameter order: How dates are written where they do not tell.
    mutating func read(
        _ rows: inout TableReader, of file: String, header: TableHeader, order: DateOrder?,
        into draft: inout ImportDraft
    ) throws(ImportFault) {
        guard header.fields <= ImportDraft.mostTrackers + 1 else { throw .tooMany }
        let columns = try columns(of: header, in: file, of: &draft)
        var entries = entries
        try draft.forEachRow(of: &rows, in: file, fields: 1...header.fields) {
            (draft, row) throws(ImportFault) in
            guard let day = Day(date: row[0], order: order) else {
                return try draft.passOver(.day(row[0]), file: file, line: row.line)
            }
            for (place, cell) in zip(columns, row.cells.dropFirst()) where !cell.isEmpty {
                guard let place else { continue }
                guard let value = TableValue(cell, hasDecimalCommas: header.hasDecimalCommas) else {
                    try draft.passOver(.value(cell), file: file, line: row.line)
                    continue
                }
                entries += 1
                guard entries <= WideTableReader.mostEntries else { throw .tooMany }
                switch value {
                case .nothing: break
                case .mark(let mark): draft.habits[place].days[day] = DraftDay(mark: mark)
                case .amount(let amount): draft.habits[place].days[day] = DraftDay(amount: amount)
                }
            }
        }
        self.entries = entries
    }

    /// What is known of habits once all tables are read.
    func finish(_ draft: inout ImportDraft) {
        for place in places.values.joined() { draft.habits[place].days.takeZerosAndOnesAsMarks() }
    }

    /// The habit of each column behind the date; a column without a heading is none.
    ///
    /// Of columns with one name the first goes on with the first habit of that name, the second with the second.
    private mutating func columns(
        of header: TableHeader, in file: String, of draft: inout ImportDraft
    ) throws(ImportFault) -> [Int?] {
        let isOwn = header.cells[0] == "date"
        var known = places
        var columns: [Int?] = []
        for cell in header.cells.dropFirst() {
            let name = isOwn ? SpreadsheetCell.restored(cell) : cell
            guard !Name.collapsingSpace(name).isEmpty else {
                columns.append(nil)
                continue
            }
            let folded = FoldedName(name)
            if let place = known[folded]?.first {
                known[folded]?.removeFirst()
                columns.append(place)
            } else {
                let place = try draft.add(DraftHabit(name: name, file: file))
                places[folded, default: []].append(place)
                columns.append(place)
            }
        }
        return columns
    }
}
