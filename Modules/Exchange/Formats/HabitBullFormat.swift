internal import TrackerDomain

/// HabitBull's CSV: a row for each habit and day, dates of either form, 0 and 1 for no and yes.
///
/// A habit with any other number is a numeric one, whose 1 is an amount.
enum HabitBullFormat: ForeignFormat {
    static let format = ImportFormat.habitBull

    private static let header = [
        "habitname", "habitdescription", "habitcategory", "calendardate", "value", "commenttext",
    ]

    /// What it writes for a day without a value.
    fileprivate static let noValue = "-2150000000"

    static func recognizes(_ source: ImportSource) -> Bool {
        source.files.count == 1 && hasHeader(FileText(unchecked: source.files[0]))
    }

    private static func hasHeader(_ text: FileText) -> Bool {
        var rows = TableReader(text)
        return rows.next().map { $0.cells.map { $0.lowercased() } == header } ?? false
    }

    static func read(_ source: ImportSource, into draft: inout ImportDraft) throws(ImportFault) {
        for file in source.files {
            let text = try FileText(file)
            guard hasHeader(text) else { throw .structure(file: file.path, place: "HabitName") }
            try read(text, into: &draft)
        }
    }

    private static func read(_ text: FileText, into draft: inout ImportDraft) throws(ImportFault) {
        var reader = HabitBullReader(file: text.file)
        var rows = TableReader(text)
        _ = rows.next()
        try draft.forEachRow(of: &rows, in: text.file, fields: 5...6) {
            (draft, row) throws(ImportFault) in
            try reader.read(row, into: &draft)
        }
        for place in draft.habits.indices { draft.habits[place].days.takeZerosAndOnesAsMarks() }
        let described = draft.habits.indices.count(where: reader.described.contains)
        if described > 0 { draft.notKept[.description] = described }
    }
}

private struct HabitBullReader {
    private struct Key: Hashable {
        let name: String
        let category: String
    }

    let file: String
    private var places: [Key: Int] = [:]
    /// The places of habits that have a description.
    private(set) var described: Set<Int> = []

    init(file: String) {
        self.file = file
    }

    /// name, description, category, date, value, comment
    mutating func read(_ row: TableReader.Row, into draft: inout ImportDraft) throws(ImportFault) {
        // Its dates are American where they are not ISO's.
        guard let day = Day(date: row[3], order: .monthFirst) else {
            return try draft.passOver(.day(row[3]), file: file, line: row.line)
        }
        let amount = Amount(decimal: row[4])
        guard amount != nil || row[4] == HabitBullFormat.noValue else {
            return try draft.passOver(.value(row[4]), file: file, line: row.line)
        }
        guard !Name.collapsingSpace(row[0]).isEmpty else {
            return try draft.passOver(.name, file: file, line: row.line)
        }
        let place = try place(of: row, in: &draft)
        if !row[1].isEmpty { described.insert(place) }
        let note = row[5].isEmpty ? nil : row[5]
        let content = DraftDay(amount: amount, note: note)
        if content != DraftDay() { draft.habits[place].days[day] = content }
    }

    private mutating func place(
        of row: TableReader.Row, in draft: inout ImportDraft
    ) throws(ImportFault) -> Int {
        let key = Key(name: row[0], category: row[2])
        if let known = places[key] { return known }
        let place = try draft.add(
            DraftHabit(
                name: row[0], file: file, line: row.line, group: row[2].isEmpty ? nil : row[2]))
        places[key] = place
        return place
    }
}
