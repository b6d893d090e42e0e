internal import TrackerDomain

/// HabitBull's CSV: a row for each habit and day, dates in either order, 0 and 1 for no and yes.
///
/// A habit with any other number is numeric, and its 1 is an amount.
enum HabitBullFormat: ForeignFormat {
    static let header = [
        "habitname", "habitdescription", "habitcategory", "calendardate", "value", "commenttext",
    ]

    /// The value of a day without one.
    fileprivate static let noValue = "-2150000000"

    static func recognizes(_ source: ImportSource) -> Bool {
        source.files.count == 1 && hasHeader(source.files[0])
    }

    private static func hasHeader(_ file: ImportSource.File) -> Bool {
        file.heading.map { $0.cells.map { $0.lowercased() } == header } ?? false
    }

    static func read(_ source: ImportSource, into draft: inout ImportDraft) throws(ImportFault) {
        for file in source.files {
            guard hasHeader(file) else { throw .invalid(.habitBull, file: file.path) }
            try read(try FileText(file), into: &draft)
        }
    }

    private static func read(_ text: FileText, into draft: inout ImportDraft) throws(ImportFault) {
        var rows = TableReader(text)
        _ = rows.next()
        let dates = sequence(state: rows) { $0.next() }.lazy.compactMap { WrittenDate($0.bytes(at: 3)) }
        var reader = HabitBullReader(
            file: text.file, orders: DateOrders(of: dates),
            // A spreadsheet that separates by semicolons has decimal commas.
            hasDecimalCommas: rows.separator == UInt8(ascii: ";"))
        try draft.forEachRow(of: &rows, in: text.file, fields: 5...6, endsLines: true) {
            (draft, row) throws(BrokenLine.Problem) in
            try reader.read(row, into: &draft)
        }
        for index in draft.habits.indices { draft.habits[index].days.takeZerosAndOnesAsMarks() }
        let described = draft.habits.indices.count(where: reader.described.contains)
        draft.remarks.add(.description, described)
    }
}

private struct HabitBullReader {
    private struct Key: Hashable {
        let name: String
        let category: String
    }

    let file: String
    private let orders: DateOrders
    private let hasDecimalCommas: Bool
    private var indices: [Key: Int] = [:]
    /// The indices of habits that have a description.
    private(set) var described: Set<Int> = []

    /// - Parameter orders: The order of dates.
    init(file: String, orders: DateOrders, hasDecimalCommas: Bool) {
        self.file = file
        self.orders = orders
        self.hasDecimalCommas = hasDecimalCommas
    }

    /// Reads the columns name, description, category, date, value, comment.
    mutating func read(
        _ row: TableReader.Row, into draft: inout ImportDraft
    ) throws(BrokenLine.Problem) {
        let day = try orders.day(row.bytes(at: 3)).day
        let amount = Amount(decimal: row[4], hasDecimalCommas: hasDecimalCommas)
        guard amount != nil || row[4] == HabitBullFormat.noValue else {
            throw .unreadValue(row[4], hasDecimalCommas: hasDecimalCommas)
        }
        guard !Name.collapsingSpace(row[0]).isEmpty else { throw .name }
        let index = index(of: row, in: &draft)
        if !row[1].isEmpty { described.insert(index) }
        let note = row[5].isEmpty ? nil : row[5]
        if amount == nil { draft.remarks.add(.daysWithoutValue) }
        try draft.habits[index].days.join(DraftDay(amount: amount, note: note), on: day)
    }

    private mutating func index(of row: TableReader.Row, in draft: inout ImportDraft) -> Int {
        let written = Key(name: row[0], category: row[2])
        if let known = indices[written] { return known }
        let key = Key(name: DraftText.cleaned(row[0]), category: DraftText.cleaned(row[2]))
        if let known = indices[key] {
            indices[written] = known
            draft.countRemoved(from: row[0], row[2])
            return known
        }
        let index = draft.add(
            DraftHabit(
                name: row[0], file: file, line: row.line, group: row[2].isEmpty ? nil : row[2]))
        indices[written] = index
        indices[key] = index
        return index
    }
}
