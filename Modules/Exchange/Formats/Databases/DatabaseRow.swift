internal import TrackerDomain

/// A row of a table in another program's database.
struct DatabaseRow {
    let columns: [String]
    let values: [String?]
    /// As broken lines name it: the file and the table.
    let file: String
    /// The number of the row in its table, counted from 1.
    let number: Int

    /// The text of a column; empty for NULL.
    subscript(column: String) -> String { optional(column) ?? "" }

    /// The text of a column; nil for NULL, or if the table has no such column.
    func optional(_ column: String) -> String? {
        columns.firstIndex(of: column).flatMap { values[$0] }
    }

    func integer(_ column: String) -> Int? { optional(column).flatMap { Int($0) } }

    /// True for a number that is not 0.
    func isTrue(_ column: String) -> Bool { (integer(column) ?? 0) != 0 }

    /// A number that has to be there.
    func required(_ column: String) throws(BrokenLine.Problem) -> Int {
        guard let number = integer(column) else { throw .value(self[column]) }
        return number
    }
}

extension ImportSource.File {
    /// The rows of a table; none if there is no such table.
    func rows(_ query: TableQuery) -> some Sequence<DatabaseRow> {
        // One text for all rows, which are made one at a time: there may be a million.
        let file = path + " › " + query.table
        return (database?.rows[query] ?? []).enumerated().lazy.map { index, values in
            DatabaseRow(columns: query.columns, values: values, file: file, number: index + 1)
        }
    }
}

extension ImportDraft {
    /// Reads the rows of a table; those that say nothing are broken lines.
    mutating func forEach(
        _ rows: some Sequence<DatabaseRow>,
        _ body: (inout ImportDraft, DatabaseRow) throws(BrokenLine.Problem) -> Void
    ) throws(ImportFault) {
        for row in rows {
            self.rows += 1
            take(line: row.number, of: row.file) { (draft) throws(BrokenLine.Problem) in try body(&draft, row)
            }
            try checkLimits()
        }
    }
}

extension DraftHabit {
    init(name: String, at row: DatabaseRow) {
        self.init(name: name, file: row.file, line: row.number)
    }
}

/// A format that is a database, which is told by its tables.
protocol DatabaseFormat: ForeignFormat {
    static var owner: DatabaseOwner { get }

    static func read(_ file: ImportSource.File, into draft: inout ImportDraft) throws(ImportFault)
}

extension DatabaseFormat {
    static func recognizes(_ source: ImportSource) -> Bool {
        source.files.count == 1 && source.files[0].databaseOwner == owner
    }

    static func read(_ source: ImportSource, into draft: inout ImportDraft) throws(ImportFault) {
        for file in source.files {
            guard file.databaseOwner == owner else {
                throw .invalid(owner.format, file: file.path, lacking: owner.tables[0])
            }
            try read(file, into: &draft)
        }
    }
}
