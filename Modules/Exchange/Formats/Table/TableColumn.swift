internal import TrackerDomain

/// A known column of a table, recognized by its heading.
enum TableColumn: Int, CaseIterable {
    case date, name, category, kind, schedule, value, amount, unit, skip, note
    /// What is worked out from the others.
    case helper

    /// In lower case and without word separators.
    private var headings: [String] {
        switch self {
        case .date:
            ["date", "day", "calendardate", "entrydate", "timestamp", "datetime", "дата", "день"]
        case .name:
            [
                "name", "tracker", "trackername", "habit", "habitname", "activity", "title", "название",
                "имя",
                "трекер", "привычка",
            ]
        case .category: ["category", "group", "категория", "группа"]
        case .kind: ["kind", "вид"]
        case .schedule: ["schedule", "rule", "расписание", "правило"]
        case .value:
            [
                "value", "mark", "status", "state", "done", "completed", "result", "outcome", "entrytype",
                "значение", "отметка", "статус", "выполнено", "сделано", "результат",
            ]
        case .amount: ["amount", "quantity", "count", "totallog", "количество", "сколько"]
        case .unit: ["unit", "units", "единица", "единицы", "ед", "ед."]
        case .skip: ["skip", "skipped", "пропуск", "пропущено"]
        case .note: Self.notes + ["примечание"]
        case .helper:
            [
                "weekday", "dayofweek", "week", "month", "year", "total", "sum", "score", "percent", "%",
                "average", "streak", "id", "#", "№", "деньнедели", "неделя", "месяц", "год", "итого", "всего",
                "сумма", "очки", "процент", "среднее", "серия",
            ]
        }
    }

    /// What its cells are judged as.
    var role: TableRole {
        switch self {
        case .date: .date
        case .name, .category, .kind, .schedule, .unit, .note, .helper: .name
        case .amount: .amount
        case .value, .skip: .value
        }
    }

    private static let notes = [
        "note", "notes", "comment", "comments", "заметка", "заметки", "комментарий",
    ]

    /// Words for a row of totals, in place of its date or name.
    private static let totals: Set<String> = [
        "total", "sum", "average", "mean", "percent", "%", "итого", "всего", "сумма", "среднее",
    ]

    private static let byHeading = Dictionary(
        allCases.flatMap { column in column.headings.map { ($0, column) } },
        uniquingKeysWith: { first, _ in first })

    init?(heading: String) {
        guard let column = Self.byHeading[Self.key(heading)] else { return nil }
        self = column
    }

    private static func key(_ heading: String) -> String {
        heading.lowercased().filter { !$0.isWhitespace && $0 != "_" && $0 != "-" }
    }

    static func isTotal(_ cell: ArraySlice<UInt8>) -> Bool {
        // Most of what is asked for is a date.
        if let first = cell.first, (0x30...0x39).contains(first) { return false }
        return cell.count <= 40 && totals.contains(key(String(decoding: cell, as: UTF8.self)))
    }

    /// True for the heading of notes about another column: `Run notes`.
    static func endsInNote(_ heading: String) -> Bool {
        let key = key(heading)
        return notes.contains { key.hasSuffix($0) }
    }
}

/// What a column of a table holds.
enum ColumnRole: Hashable {
    case known(TableColumn)
    /// The marks or amounts of the one habit that its heading names.
    case habit
    /// The marks or amounts of a day, in a table with a row for each habit.
    case day(Day)
    /// The id of a tracker in this program's own table.
    case id
    /// Told with the number of its filled cells, and with one of them where its words were not understood.
    case leftOut(example: String?)
}
