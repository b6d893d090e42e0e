internal import TrackerDomain

/// What a column of a table says, by its heading.
enum TableColumn: Int, CaseIterable {
    case date, name, category, kind, schedule, value, amount, unit, skip, note

    /// In lower case and without what separates words.
    private var headings: Set<String> {
        switch self {
        case .date: ["date", "day", "calendardate", "дата", "день"]
        case .name:
            [
                "name", "tracker", "trackername", "habit", "habitname", "activity", "название", "имя",
                "трекер", "привычка",
            ]
        case .category: ["category", "group", "категория", "группа"]
        case .kind: ["kind", "вид"]
        case .schedule: ["schedule", "rule", "расписание", "правило"]
        case .value:
            [
                "value", "mark", "status", "state", "done", "completed", "значение", "отметка", "статус",
                "выполнено", "сделано",
            ]
        case .amount: ["amount", "quantity", "count", "количество", "сколько"]
        case .unit: ["unit", "units", "единица", "единицы", "ед", "ед."]
        case .skip: ["skip", "skipped", "пропуск", "пропущено"]
        case .note:
            ["note", "notes", "comment", "comments", "заметка", "заметки", "комментарий", "примечание"]
        }
    }

    init?(heading: String) {
        let word = heading.lowercased().filter { !$0.isWhitespace && $0 != "_" && $0 != "-" }
        guard let column = Self.allCases.first(where: { $0.headings.contains(word) }) else { return nil }
        self = column
    }
}

/// The headings of a table, and with them its form.
struct TableHeader {
    private static let own = ["date", "tracker", "category", "kind", "mark", "amount", "unit", "note", "id"]

    /// This program's own table, in which a row says all that a day holds; somebody may have taken the empty ids away.
    let isOwn: Bool
    let cells: [String]
    let fields: Int
    let line: Int
    /// The place of each column, by its number.
    private let places: [Int?]
    /// The places of columns that nothing is known of.
    let unknown: Set<Int>
    /// Whether a comma in a number stands before decimals; else 12,345 may be thousands.
    var hasDecimalCommas = false

    init(_ row: TableReader.Row) {
        cells = row.cells
        fields = row.fields
        line = row.line
        let columns = row.cells.map { TableColumn(heading: $0) }
        let places = TableColumn.allCases.map { columns.firstIndex(of: $0) }
        self.places = places
        let known = Set(places)
        isOwn = row.cells == TableHeader.own || row.cells[...] == TableHeader.own.dropLast()
        unknown = isOwn ? [] : Set(row.cells.indices.filter { !known.contains($0) })
    }

    /// Whether the file ends within a heading that a program writes, this one or HabitBull.
    static func isCut(_ heading: TableReader.Row) -> Bool {
        guard heading.isOpen, heading.fields > 1 || heading[0] == "date" else { return false }
        let cells = heading.cells.map { $0.lowercased() }
        return [own, HabitBullFormat.header].contains { whole in
            cells.count <= whole.count && cells != whole
                && cells.dropLast().elementsEqual(whole.prefix(cells.count - 1))
                && whole[cells.count - 1].hasPrefix(cells[cells.count - 1])
        }
    }

    /// What a column is called: its heading, or its number where that is blank.
    func name(of place: Int) -> String {
        let heading = DraftText(cells[place], TextRule(limit: 40, byteLimit: 400)).text
        return heading.isEmpty ? String(place + 1) : heading
    }

    /// A row for each habit and day.
    var isLong: Bool {
        has(.date) && has(.name) && [.value, .amount, .skip, .note].contains(where: has)
    }

    /// How many fields a row has at least: what follows the first that says something of a day may be missing.
    var fewest: Int {
        let said = [TableColumn.value, .amount, .skip, .note].compactMap(place).min() ?? 0
        return max(place(.date) ?? 0, place(.name) ?? 0, said) + 1
    }

    /// A column for each habit, behind one of dates; the program's own begins with `date`, whatever habits are called,
    /// and that of an empty library has no more.
    var isWide: Bool {
        guard place(.date) == 0, !isLong, fields > 1 || isOwnWide else { return false }
        return isOwnWide || TableColumn.allCases.filter(has) == [.date]
    }

    /// Whether a table with a column for each habit is this program's own.
    var isOwnWide: Bool { cells.first == "date" }

    /// The columns that are needed and not there, by their headings; what is known of a day may stand in any of four.
    var lacking: [String] {
        let value = [TableColumn.value, .amount, .skip, .note].contains(where: has)
        return (has(.date) ? [] : ["date"]) + (has(.name) ? [] : ["name"]) + (value ? [] : ["value"])
    }

    /// The id in a row of this program's own table; empty where the row names its tracker without.
    func id(_ row: TableReader.Row) -> String { isOwn ? row[TableHeader.own.count - 1] : "" }

    func has(_ column: TableColumn) -> Bool { place(column) != nil }

    private func place(_ column: TableColumn) -> Int? { places[column.rawValue] }

    /// The cells of a row in which a number may stand.
    func values(of row: TableReader.Row) -> [String] {
        isLong ? [cell(row, .value), cell(row, .amount)] : Array(row.cells.dropFirst())
    }

    /// The cell of a row; empty where the table has no such column.
    func cell(_ row: TableReader.Row, _ column: TableColumn) -> String {
        place(column).map { row[$0] } ?? ""
    }
}
