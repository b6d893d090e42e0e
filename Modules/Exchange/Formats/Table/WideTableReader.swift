internal import TrackerDomain

/// Reads a row for each day, with a column for each habit.
struct WideTableReader {
    /// Days and habits that hold something; more would take memory that a person's habits never need.
    private static let mostEntries = 4_000_000

    let file: String
    let header: TableHeader
    let order: DateOrder?

    func read(_ rows: inout TableReader, into draft: inout ImportDraft) throws(ImportFault) {
        guard header.fields <= ImportDraft.mostTrackers + 1 else { throw .tooMany }
        let places = try addHabits(to: &draft)
        var entries = 0
        try draft.forEachRow(of: &rows, in: file, fields: 1...header.fields) {
            (draft, row) throws(ImportFault) in
            guard let day = Day(date: row[0], order: order) else {
                return try draft.passOver(.day(row[0]), file: file, line: row.line)
            }
            for (place, cell) in zip(places, row.cells.dropFirst()) where !cell.isEmpty {
                guard let place else { continue }
                guard let value = TableValue(cell) else {
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
        for place in places.compactMap(\.self) { draft.habits[place].days.takeZerosAndOnesAsMarks() }
    }

    /// The habit of each column behind the date; a column without a heading is none.
    private func addHabits(to draft: inout ImportDraft) throws(ImportFault) -> [Int?] {
        let isOwn = header.cells[0] == "date"
        var places: [Int?] = []
        for cell in header.cells.dropFirst() {
            let name = isOwn ? SpreadsheetCell.restored(cell) : cell
            let isNamed = !Name.collapsingSpace(name).isEmpty
            places.append(isNamed ? try draft.add(DraftHabit(name: name, file: file)) : nil)
        }
        return places
    }
}
