internal import TrackerDomain

/// Any table with known headings: a row for each habit and day, or a row for each day with a column for each habit.
///
/// This program's own are such tables.
enum TableFormat: ForeignFormat {
    static func recognizes(_ source: ImportSource) -> Bool {
        source.files.contains { isTable($0, source.hints) } || source.dateList != nil
    }

    private static func isTable(_ file: ImportSource.File, _ hints: TableHints) -> Bool {
        guard let header = file.heading.map({ TableHeader($0, hints) }) else { return false }
        return header.lackingNames.isEmpty && (header.isLong || header.isWide)
    }

    /// The columns that a table lacks; nil if the file is no table at all.
    static func lackingColumns(_ file: ImportSource.File) -> ImportFault? {
        let text = FileText(unchecked: file)
        guard let header = file.heading.map({ TableHeader($0) }), text.isText else { return nil }
        var rows = TableReader(text.beginning)
        // A file without a table's name is a table if its first two rows have the same number of cells.
        guard file.isNamedTable || header.fields > 1 && rows.next()?.fields == rows.next()?.fields else {
            return nil
        }
        let found = header.cells.indices.map { header.name(of: $0) }
        return .columns(file: file.path, found: found, lacking: header.lacking)
    }

    /// Reads only the tables of a folder.
    static func read(_ source: ImportSource, into draft: inout ImportDraft) throws(ImportFault) {
        if let list = source.dateList {
            guard let name = source.hints.name else { throw .nameless(file: source.files[0].path) }
            let habit = DraftHabit(name: name, file: source.files[0].path, isUnderstood: false)
            return try list.read(into: &draft, of: draft.add(habit))
        }
        if source.hints.name != nil, !source.hasOneHabit {
            throw .needlessName(file: source.files[0].path)
        }
        let files = source.files.filter { isTable($0, source.hints) }
        guard !files.isEmpty else {
            let file = source.files.first(where: \.isNamedTable) ?? source.files[0]
            if let fault = lackingNames(file, source.hints) { throw fault }
            if FileText(unchecked: file).isInAnotherEncoding { throw .notText(file: file.path) }
            throw lackingColumns(file) ?? .invalid(.csv, file: file.path, lacking: "date, name, value")
        }
        // A habit may continue from file to file, such as one for each year.
        var long = LongTableReader()
        var wide = WideTableReader()
        for file in files {
            let text = try FileText(file)
            var rows = TableReader(text, maxCells: WideTableReader.maxColumns)
            guard let heading = rows.next() else { continue }
            if TableHeader.isCut(heading) {
                throw .structure(file: text.file, line: heading.line, element: heading[heading.fields - 1])
            }
            var header = TableHeader(heading, source.hints)
            header.hasDecimalCommas = hasDecimalCommas(rows, below: header)
            let order = dateOrder(of: text, at: header)
            if header.isLong {
                try long.read(&rows, of: text.file, header: header, order: order, into: &draft)
            } else {
                try wide.read(&rows, of: text.file, header: header, order: order, into: &draft)
            }
        }
        long.finish(&draft)
        wide.finish(&draft)
    }

    /// The heading that a person has named and the table lacks.
    private static func lackingNames(_ file: ImportSource.File, _ hints: TableHints) -> ImportFault? {
        guard let header = file.heading.map({ TableHeader($0, hints) }),
            let name = header.lackingNames.first
        else { return nil }
        return .noHeading(name, file: file.path, found: header.cells.indices.map { header.name(of: $0) })
    }

    /// True if a comma precedes decimals: always if semicolons separate.
    ///
    /// Between tabs, a number that cannot be thousands decides.
    private static func hasDecimalCommas(_ rows: TableReader, below header: TableHeader) -> Bool {
        guard rows.separator == UInt8(ascii: "\t") else { return rows.separator == UInt8(ascii: ";") }
        var (rows, isTold) = (rows, false)
        while let row = rows.next() {
            for cell in header.values(of: row) where Amount(decimal: cell) != nil {
                if cell.utf8.contains(UInt8(ascii: ".")) { return false }
                if cell.utf8.contains(UInt8(ascii: ",")) { isTold = true }
            }
        }
        return isTold
    }

    /// Finds the order only if the first date is ambiguous, as it has to read all dates.
    private static func dateOrder(of text: FileText, at header: TableHeader) -> DateOrder? {
        var rows = TableReader(text)
        _ = rows.next()
        var first = rows
        guard let date = first.next().map({ header.cell($0, .date) }), DateOrder.isOpen(date) else {
            return nil
        }
        return DateOrder(sequence(state: rows) { rows in rows.next().map { header.cell($0, .date) } })
    }
}

extension ImportSource {
    /// The list of dates that the source is; nil if it is none, or columns are named.
    fileprivate var dateList: DateList? {
        guard files.count == 1, hints.columns.isEmpty else { return nil }
        return DateList(files[0])
    }

    /// True if it is a table with the days of the one habit that a person has named.
    fileprivate var hasOneHabit: Bool {
        files.count == 1 && files[0].heading.map { TableHeader($0, hints).habit != nil } ?? false
    }
}

extension TableHeader {
    fileprivate init(_ row: TableReader.Row, _ hints: TableHints) {
        self.init(row, named: hints.named, habit: hints.name)
    }
}

extension TableHints {
    fileprivate var named: [TableColumn: String] {
        let columns: [String: TableColumn] = [
            "date": .date, "name": .name, "value": .value, "note": .note, "category": .category,
            "unit": .unit,
        ]
        let pairs = self.columns.compactMap { word, heading in columns[word].map { ($0, heading) } }
        return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    }
}
