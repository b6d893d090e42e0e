internal import TrackerPresentation

/// The reason why a table cannot be read: what its columns hold is unclear, or nothing that is known.
public enum TableFault: Hashable, Sendable {
    /// A table of which it is unclear what tells dates and names: the headings that may.
    case unnamedColumns(headings: [String])
    /// Several columns that may have a role, the first of them.
    case severalColumns(TableRole, heading: String)
    /// The only column that may say what was done, but need not.
    case perhapsValue(TableRole, heading: String)
    /// A column with a role of which most cells are something else.
    case otherContent(TableRole, heading: String)
    /// A column of which some cells are marks or amounts, but not most.
    case partlyUnderstood(heading: String, Int, of: Int)
    /// A table without a single mark that is understood, and one of its cells.
    case noMarks(example: String)
    case noDates
    case noNames
    /// A table with a row for each day whose columns are all left out, the first of them.
    case noHabits(heading: String)
    case noHeadings
    /// Days by their numbers, without their month.
    case daysWithoutMonth
    /// Rows that are all shorter than the heading.
    case shortRows(headings: Int, cells: Int)
    /// The days of one habit, which has no name.
    case namelessHabit
}

/// What a column of a table may tell of a row.
public enum TableRole: String, Sendable {
    case date, name, value, amount
}

extension TableFault {
    /// - Parameter file: The quoted name of the table.
    func message(_ file: Phrase) -> Message {
        switch self {
        case .unnamedColumns(let headings):
            Message(
                Phrase(
                    "\(file.english) has no columns date and name",
                    "В \(file.russian) нет столбцов date и name"), .colon, .importing(.nameColumns(headings)))
        case .severalColumns(let role, let heading):
            Message(
                Phrase(
                    "\(file.english) has several columns that may be the \(role.rawValue)",
                    "В \(file.russian) на \(role.rawValue) подходит несколько столбцов"),
                .colonBeforeCommand, .importing(.nameColumn(role.rawValue, heading: heading)))
        case .perhapsValue(let role, let heading):
            Message(
                Phrase(
                    "\(file.english) has a column \(Phrase.quoted(heading).english) that may be the \(role.rawValue)",
                    "В \(file.russian) столбец \(Phrase.quoted(heading).russian) похож на \(role.rawValue)"
                ),
                .colonBeforeCommand, .importing(.nameOrDropColumn(role.rawValue, heading: heading)))
        case .otherContent(let role, let heading):
            Message(
                Phrase(
                    "\(file.english): most cells under \(Phrase.quoted(heading).english) are \(role.noValues.english).",
                    "В \(file.russian) под заголовком \(Phrase.quoted(heading).russian) в основном \(role.noValues.russian)."
                ))
        case .partlyUnderstood(let heading, let count, let all):
            Message(
                Phrase(
                    "\(file.english): of \(all) cells under \(Phrase.quoted(heading).english) only \(count) \(count == 1 ? "is a mark or an amount" : "are marks or amounts"):",
                    "В \(file.russian) под заголовком \(Phrase.quoted(heading).russian) понятно ячеек: \(count) из \(all)."
                ), .sentence, .importing(.dropColumn(heading: heading)), .importing(.meanColumn))
        case .noMarks(let example):
            Message(
                Phrase(
                    "Nothing in \(file.english) can be read as a mark, such as \(Phrase.quoted(example).english)",
                    "В \(file.russian) нет понятных отметок, есть, например, \(Phrase.quoted(example).russian)"
                ), .colon, .importing(.meanWords))
        case .noDates:
            Message(
                "No column of \(file.english) holds dates, such as 2026-11-20.",
                "В \(file.russian) нет столбца дат, таких как 2026-11-20.")
        case .noNames:
            Message(
                "No column of \(file.english) holds names of habits.",
                "В \(file.russian) нет столбца с названиями привычек.")
        case .noHabits(let heading):
            Message(
                Phrase(
                    "No column of \(file.english) is a habit's",
                    "В \(file.russian) нет столбцов привычек"), .colonBeforeCommand,
                .importing(.nameHabits(heading: heading)))
        case .noHeadings:
            Message(
                "The first line of \(file.english) must be headings, such as date,name,value.",
                "Первой строкой в \(file.russian) нужны заголовки, например date,name,value.")
        case .daysWithoutMonth:
            Message(
                "\(file.english) has days without a month: write “November 2026” above them.",
                "В \(file.russian) есть числа, но нет месяца: напишите над ними «ноябрь 2026».")
        case .shortRows(let headings, let cells):
            Message(
                "\(file.english) has \(headings) headings, and its rows have \(TableFault.cells(cells).english) at most: make the first line fit.",
                "В \(file.russian) заголовков: \(headings), ячеек в строках: не больше \(cells). Исправьте первую строку."
            )
        case .namelessHabit:
            Message(
                Phrase(
                    "\(file.english) holds the days of one habit, but not its name",
                    "В \(file.russian) дни одной привычки, но нет её названия"), .colonBeforeCommand,
                .importing(.nameOneHabit))
        }
    }

    private static let cells = CountedPhrase(
        EnglishPlural(one: "cell", other: "cells"), RussianPlural(one: "ячейка", few: "ячейки", many: "ячеек")
    )
}

extension TableRole {
    /// What most cells are instead of values of this role.
    fileprivate var noValues: Phrase {
        switch self {
        case .date: Phrase("no dates", "не даты")
        case .name: Phrase("no names", "не названия")
        case .value, .amount: Phrase("no marks or amounts", "не отметки и не количества")
        }
    }
}
