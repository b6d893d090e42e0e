internal import TrackerDomain

/// Any table: a row for each habit and day, or a column for each habit, or for each day; this program's own are such tables.
enum TableFormat: ForeignFormat {
    static func recognizes(_ source: ImportSource) -> Bool {
        source.files.contains { (try? shape(of: $0, source.hints)) != nil }
    }

    private static func shape(of file: ImportSource.File, _ hints: TableHints) throws(ImportFault)
        -> TableShape
    {
        guard file.json == nil, file.database == nil else {
            throw .invalid(.csv, file: file.path)
        }
        return try TableShape(FileText(unchecked: file), hints)
    }

    /// The reason why a file that looks like a table is none that can be read; nil if it does not look like one.
    static func fault(of file: ImportSource.File, _ hints: TableHints) -> ImportFault? {
        let text = FileText(unchecked: file)
        if text.isInAnotherEncoding { return .notText(file: file.path) }
        guard text.isText else { return nil }
        do throws(ImportFault) {
            _ = try shape(of: file, hints)
            return nil
        } catch {
            if error.isOfLine || file.isNamedTable { return error }
            // A file without a table's name is a table if its first two rows have the same number of cells.
            var rows = TableReader(text.beginning)
            let first = rows.next()?.fields ?? 0
            return first > 1 && rows.next()?.fields == first ? error : nil
        }
    }

    /// Reads only the tables of a folder.
    static func read(_ source: ImportSource, into draft: inout ImportDraft) throws(ImportFault) {
        let hints = source.hints
        var tables: TableDraft?
        for file in source.files {
            guard let shape = try? shape(of: file, hints) else { continue }
            _ = try FileText(file)
            if hints.name != nil, shape.form != .oneHabit { throw .needlessName(file: file.path) }
            var reader = tables ?? TableDraft(shape, today: draft.today)
            let one = hints.name.map { name in
                reader.habits.index(
                    of: DraftHabit(name: name, file: file.path, isUnderstood: false), in: &draft)
            }
            try reader.read(shape, one, into: &draft)
            tables = reader
        }
        guard let tables else {
            let file = source.files.first(where: \.isNamedTable) ?? source.files[0]
            if FileText(unchecked: file).isInAnotherEncoding { throw .notText(file: file.path) }
            _ = try shape(of: file, hints)
            return
        }
        tables.finish(&draft)
    }
}
