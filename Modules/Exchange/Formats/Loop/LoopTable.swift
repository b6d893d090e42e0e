internal import TrackerDomain

/// A table of Loop's, of all habits or of one, in which 2 is done, 3 is skipped and 15000 is an amount of 15.
struct LoopTable {
    let isOneHabit: Bool
    /// The columns of measured habits.
    let measured: Set<Int>
    /// The habits of the columns behind the date, nil for those whose days are known; if nil, the headings name them.
    private(set) var habits: [Int?]?

    init(isOneHabit: Bool, measured: Set<Int>) {
        (self.isOneHabit, self.measured) = (isOneHabit, measured)
    }

    /// The table of all habits of a list, a column for each; nil for one whose days are known.
    init(of habits: [LoopHabit?], in file: ImportSource.File) {
        let found = LoopSigns(file).measured
        let columns = habits.indices.filter { index in
            habits[index].map { $0.isNumeric ?? found.contains(index + 1) } ?? false
        }
        self.init(isOneHabit: false, measured: Set(columns.map { $0 + 1 }))
        self.habits = habits.map { $0?.index }
    }

    /// The bytes of a table of Loop 2.0 with the value of each day in place of `Entry(timestamp=2022-02-06, value=8000)`;
    /// nil for any other file.
    static func withoutEntries(_ bytes: ArraySlice<UInt8>) -> [UInt8]? {
        let (sign, middle) = (Array("Entry(timestamp=".utf8), Array(", value=".utf8))
        guard bytes.starts(with: "Date,".utf8), bytes.count <= ImportSource.maxBytes,
            bytes.prefix(1 << 16).holds(sign)
        else { return nil }
        var (result, rest) = ([UInt8](), bytes)
        while let start = rest.firstIndex(of: sign[0]) {
            result += rest[..<start]
            rest = rest[start...]
            let entry = rest.prefix(60).prefix { $0 != UInt8(ascii: ")") }
            let (day, tail) = (entry.dropFirst(sign.count).prefix(10), entry.dropFirst(sign.count + 10))
            let value = tail.dropFirst(middle.count)
            if entry.starts(with: sign), Day(utf8: day) != nil, tail.starts(with: middle),
                Int(String(decoding: value, as: UTF8.self)) != nil, entry.count < min(60, rest.count)
            {
                result += value
                rest = rest[(entry.endIndex + 1)...]
            } else {
                result.append(rest.removeFirst())
            }
        }
        return result + rest
    }

    /// Reads the days into a habit, or into those of its headings or of the list; returns the number of columns.
    func read(
        _ file: ImportSource.File, _ habit: Int? = nil, into draft: inout ImportDraft
    ) throws(ImportFault) -> Int {
        let shape = try TableShape(FileText(file), TableHints(), loop: self)
        var reader = TableDraft(shape, today: draft.today)
        try reader.read(shape, habit, into: &draft)
        return shape.roles.count { $0 == .habit || $0 == .known(.value) }
    }

    /// - Throws: `cut` for a last row whose last cell may be, `fields` for a row that lacks some.
    func checkIsWhole(_ row: TableReader.Row, _ shape: TableShape) throws(BrokenLine.Problem) {
        if row.isOpen, row.fields < 3 || !row.isEmpty(at: row.fields - 1) { throw .cut }
        guard row.fields >= shape.needed else { throw .fields(row.fields, needed: shape.needed...shape.most) }
    }

    // MARK: The table of all habits beside the list

    /// True if a heading has the names of a list in its order; they are not quoted: one with commas takes several cells.
    static func areNames(in table: FileText, _ names: [String]) -> Bool {
        var rows = TableReader(table, maxCells: TableSample.maxColumns)
        func joined(_ names: some Sequence<String>) -> Substring {
            let text = DraftText.cleaned(names.joined(separator: ","))[...]
            return text.prefix(upTo: text.lastIndex { $0 != "," }.map(text.index(after:)) ?? text.startIndex)
        }
        return joined(rows.next()?.cells.dropFirst() ?? []) == joined(names)
    }

    /// True if the table of all habits has an entry of a habit whose days did not come in.
    ///
    /// - Parameters:
    ///   - known: The cleaned names of those whose days did.
    ///   - unlisted: The number of these that the list lacks; their names here are not those of their folders.
    static func hasDays(
        _ table: FileText, besides known: Set<String>, listed: Set<String>, unlisted: Int
    ) -> Bool {
        var rows = TableReader(table, maxCells: TableSample.maxColumns)
        guard let heading = rows.next() else { return false }
        let names = names(in: heading.cells.dropFirst(), of: listed)
        var columns = names.indices.filter { !names[$0].isEmpty && !known.contains(names[$0]) }
        let strangers = columns.filter { !listed.contains(names[$0]) }
        if strangers.count <= unlisted { columns.removeAll { strangers.contains($0) } }
        columns = columns.map { $0 + 1 }
        guard !columns.isEmpty else { return false }
        while let row = rows.next() {
            if columns.contains(where: { !["", "UNKNOWN", "-1"].contains(row[$0]) }) { return true }
        }
        return false
    }

    /// The cleaned names of a heading, in which a name with commas takes several cells.
    private static func names(in cells: ArraySlice<String>, of listed: Set<String>) -> [String] {
        let most = (listed.map { $0.count { $0 == "," } }.max() ?? 0) + 1
        var (names, rest): ([String], ArraySlice<String>) = ([], cells)
        while let first = rest.first {
            let joined = (1...min(most, rest.count)).reversed().lazy.map { count in
                (count: count, name: DraftText.cleaned(rest.prefix(count).joined(separator: ",")))
            }
            let longest = joined.first { listed.contains($0.name) }
            names.append(longest?.name ?? DraftText.cleaned(first))
            rest = rest.dropFirst(longest?.count ?? 1)
        }
        return names
    }
}
