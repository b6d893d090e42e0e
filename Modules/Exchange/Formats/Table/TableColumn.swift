internal import TrackerDomain

/// A known column of a table, recognized by its heading.
enum TableColumn: Int, CaseIterable {
    case date, name, category, kind, schedule, value, amount, unit, skip, note

    /// In lower case and without word separators.
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

    private static let byHeading = Dictionary(
        allCases.flatMap { column in column.headings.map { ($0, column) } },
        uniquingKeysWith: { first, _ in first })

    init?(heading: String) {
        let name = heading.lowercased().filter { !$0.isWhitespace && $0 != "_" && $0 != "-" }
        guard let column = Self.byHeading[name] else { return nil }
        self = column
    }
}

/// The headings of a table, which decide its format.
struct TableHeader {
    private static let own = ["date", "tracker", "category", "kind", "mark", "amount", "unit", "note", "id"]

    /// True if it is this program's own table, which has all data of a day; its column of ids may have been removed.
    let isOwn: Bool
    let cells: [String]
    let fields: Int
    let line: Int
    /// The index of each column, by the column's raw value.
    private let indices: [Int?]
    /// The indices of the columns that tell the habit of a row.
    let subjects: [Int]
    /// The indices of unknown columns.
    let unknown: [Int]
    /// True if a person has named columns of it.
    private let isNamed: Bool
    /// The habit of all rows, as a person names it, in a table that has days of one habit without its name.
    let habit: String?
    /// The headings that a person has named and the table lacks.
    let lackingNames: [String]
    /// True if the decimal sign of the table is a comma; otherwise it is a point.
    var hasDecimalCommas = false

    /// - Parameters:
    ///   - named: The headings of columns that a person has named; they outrank all others.
    ///   - habit: The name that a person gives to the one habit.
    init(_ row: TableReader.Row, named: [TableColumn: String] = [:], habit: String? = nil) {
        cells = row.cells
        fields = row.fields
        line = row.line
        let headings = cells.map { Name.collapsingSpace($0).lowercased() }
        let taken = named.compactMapValues { headings.firstIndex(of: Name.collapsingSpace($0).lowercased()) }
        // A row makes its cells anew each time it is asked.
        let columns = cells.indices.map { [cells] index in
            taken.values.contains(index) ? nil : TableColumn(heading: cells[index])
        }
        let indices = TableColumn.allCases.map { column in
            named[column] == nil ? columns.firstIndex(of: column) : taken[column]
        }
        self.indices = indices
        func has(_ column: TableColumn) -> Bool { indices[column.rawValue] != nil }
        self.habit = has(.date) && has(.value) && !has(.name) ? habit : nil
        isNamed = !named.isEmpty
        lackingNames = named.filter { taken[$0.key] == nil }.map(\.value).sorted()
        isOwn =
            named.isEmpty
            && (cells == TableHeader.own || cells[...] == TableHeader.own.dropLast())
        subjects =
            [TableColumn.name, .category, .kind].compactMap { indices[$0.rawValue] }
            + (isOwn ? [TableHeader.own.count - 1] : [])
        unknown = isOwn ? [] : cells.indices.filter { !indices.contains($0) }
    }

    /// True if the file ends within the heading of this program or of HabitBull.
    static func isCut(_ heading: TableReader.Row) -> Bool {
        guard heading.isOpen, heading.fields > 1 || heading[0] == "date" else { return false }
        let cells = heading.cells.map { $0.lowercased() }
        return [own, HabitBullFormat.header].contains { whole in
            cells.count <= whole.count && cells != whole
                && cells.dropLast().elementsEqual(whole.prefix(cells.count - 1))
                && whole[cells.count - 1].hasPrefix(cells[cells.count - 1])
        }
    }

    /// The name of a column: its heading, or its number if that is blank.
    func name(of index: Int) -> String {
        let heading = DraftText(cells[index], TextRule(limit: 40, byteLimit: 400)).text
        return heading.isEmpty ? String(index + 1) : heading
    }

    /// True if it has a row for each habit and day.
    var isLong: Bool { has(.date) && (has(.name) || habit != nil) && (hasData || isListOfDays) }

    private var hasData: Bool { [TableColumn.value, .amount, .skip, .note].contains(where: has) }

    /// True if each row is a day on which a habit was done, as there is nothing else in it.
    var isListOfDays: Bool { !hasData && (isNamed || unknown.isEmpty) }

    /// The least number of fields of a row: those after the first with data of a day may be missing.
    var fewest: Int {
        let said = [TableColumn.value, .amount, .skip, .note].compactMap(index).min() ?? 0
        return max(index(.date) ?? 0, index(.name) ?? 0, said) + 1
    }

    /// True if it has a column for each habit, after one of dates.
    ///
    /// The program's own begins with `date`, whatever habits are called, and that of an empty library has no
    /// other column.
    var isWide: Bool {
        guard index(.date) == 0, !isLong, fields > 1 || isOwnWide else { return false }
        return isOwnWide || TableColumn.allCases.filter(has) == [.date]
    }

    /// True if a table with a column for each habit is this program's own.
    var isOwnWide: Bool { cells.first == "date" }

    /// The headings of required columns that are missing; any of four columns can have a day's data.
    var lacking: [String] {
        (has(.date) ? [] : ["date"]) + (has(.name) ? [] : ["name"]) + (hasData ? [] : ["value"])
    }

    /// The id in a row of this program's own table; empty if the row has none.
    func id(_ row: TableReader.Row) -> String { isOwn ? row[TableHeader.own.count - 1] : "" }

    func has(_ column: TableColumn) -> Bool { index(column) != nil }

    private func index(_ column: TableColumn) -> Int? { indices[column.rawValue] }

    /// The cells of a row that may have a number.
    func values(of row: TableReader.Row) -> [String] {
        isLong ? [cell(row, .value), cell(row, .amount)] : Array(row.cells.dropFirst())
    }

    /// The cell of a row; empty if the table has no such column.
    func cell(_ row: TableReader.Row, _ column: TableColumn) -> String {
        index(column).map { row[$0] } ?? (column == .name ? habit ?? "" : "")
    }

    func isEmpty(_ row: TableReader.Row, _ column: TableColumn) -> Bool {
        index(column).map { row.isEmpty(at: $0) } ?? true
    }

    /// True if a cell is written as in another row.
    func repeats(_ row: TableReader.Row, _ other: TableReader.Row, _ column: TableColumn) -> Bool {
        index(column).map { row.repeats(other, at: $0) } ?? true
    }

    /// The day of a row; nil if its date is none.
    func day(of row: TableReader.Row, order: DateOrder?) -> Day? {
        guard let index = index(.date) else { return nil }
        return Day(utf8: row.bytes(at: index)) ?? Day(date: row[index], order: order)
    }
}
