internal import TrackerDomain

/// The CSV folder of Loop Habit Tracker: a list of habits, and for each a folder with its checkmarks; or its database.
///
/// The files at the root are not read: they have no more data than those of the habits, and their names are not
/// quoted; a folder in which they have more is refused. Nor are scores, which our program computes itself.
enum LoopFormat: FolderFormat {
    static func recognizes(_ source: ImportSource) -> Bool {
        list(of: source) != nil || source.files.count == 1 && source.files[0].databaseOwner == .loop
    }

    /// True if a file is one of the folder's that cannot be read without the list.
    static func isPart(_ file: ImportSource.File) -> Bool {
        areScores(file) || LoopSigns(file).areLoops
    }

    private static func areScores(_ file: ImportSource.File) -> Bool {
        guard file.name == "Scores.csv" else { return false }
        var rows = TableReader(FileText(unchecked: file).beginning, separator: UInt8(ascii: ","))
        // Another program's table may have that name.
        guard let first = rows.next(), !first.cells.contains(where: { TableColumn(heading: $0) == .name })
        else { return false }
        return first[0] == "Date" || Day(iso: first[0]) != nil
    }

    static func own(in folder: ImportSource) -> [ImportSource.File] {
        guard let list = list(of: folder) else { return [] }
        let root = list.path.dropLast(list.name.count)
        return folder.files.filter { file in
            guard file.path.hasPrefix(root) else { return false }
            let path = file.path.dropFirst(root.count)
            return ["Habits.csv", "Checkmarks.csv", "Scores.csv"].contains(LoopFolder(path)?.file ?? path)
        }
    }

    /// The list of habits: the one in the outermost folder.
    private static func list(of source: ImportSource) -> ImportSource.File? {
        source.files
            .filter { file in
                guard file.path.split(separator: "/").last == "Habits.csv" else { return false }
                let heading = TableReader.heading(of: FileText(unchecked: file), separator: UInt8(ascii: ","))
                return heading.map { $0[0] == "Position" && $0[1] == "Name" } ?? false
            }
            .min { $0.path.utf8.count < $1.path.utf8.count }
    }

    /// The fault of a folder without its list: the list is missing, is empty, or is no list.
    static func faultWithoutList(in source: ImportSource, part: ImportSource.File) -> ImportFault {
        guard let list = source.files.first(where: { $0.name == "Habits.csv" }) else {
            return .partOfFolder(file: part.path)
        }
        return FileText(unchecked: list).isBlank
            ? .emptyList(file: list.path) : .structure(file: list.path, line: 1, element: "Position")
    }

    static func read(_ source: ImportSource, into draft: inout ImportDraft) throws(ImportFault) {
        if source.files[0].databaseOwner == .loop {
            return try LoopDatabase.read(source.files[0], into: &draft)
        }
        guard let list = list(of: source) else { throw faultWithoutList(in: source, part: source.files[0]) }
        var habits = try habits(of: try FileText(list), in: &draft)
        let listed = draft.habits.count
        let rows = draft.rows
        let root = String(list.path.dropLast("Habits.csv".count))
        var withDays: Set<Int> = []
        for file in source.files where file.path.hasPrefix(root) {
            guard let folder = LoopFolder(file.path.dropFirst(root.count)) else { continue }
            if folder.file == "Scores.csv" { draft.remarks.add(.scores) }
            guard folder.file == "Checkmarks.csv" else { continue }
            let habit = habits[folder.number] ?? unlisted(folder, in: file.path, of: &draft)
            habits[folder.number] = habit
            withDays.insert(habit.index)
            try LoopCheckmarks(habit: habit).read(try FileText(file), into: &draft)
        }
        let table = source.files.first { $0.path == root + "Checkmarks.csv" }
        let names = draft.habits.map { DraftText.cleaned($0.name) }
        let known = Set(withDays.map { names[$0] })
        let hasMore = table.map {
            hasDays(
                FileText(unchecked: $0), besides: known, listed: Set(names[..<listed]),
                unlisted: withDays.count { $0 >= listed })
        }
        // A list that was cut after its heading would make all habits archived ones.
        if rows == 0, hasMore == true || !withDays.isEmpty { throw .emptyList(file: list.path) }
        if let table, hasMore == true { throw .tableOfAll(file: table.path) }
        if withDays.isEmpty { draft.remarks.add(.listWithoutDays, listed) }
    }

    /// True if the table of all habits has an entry of a habit whose days did not come in.
    ///
    /// - Parameters:
    ///   - known: The cleaned names of those whose days did.
    ///   - unlisted: The number of these that the list lacks; their names here are not those of their folders.
    private static func hasDays(
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

    /// A habit that the list lacks is archived.
    private static func unlisted(
        _ folder: LoopFolder, in file: String, of draft: inout ImportDraft
    ) -> LoopHabit {
        draft.remarks.add(.unlistedHabit)
        let name = folder.name.isEmpty ? String(folder.number) : folder.name
        let index = draft.add(
            DraftHabit(name: name, file: file, end: .archived(since: nil), isUnderstood: false))
        return LoopHabit(number: folder.number, index: index, isNumeric: nil)
    }

    private static func habits(
        of text: FileText, in draft: inout ImportDraft
    ) throws(ImportFault) -> [Int: LoopHabit] {
        var rows = TableReader(text, separator: UInt8(ascii: ","))
        guard let header = rows.next() else { return [:] }
        let columns = LoopColumns(header)
        if let missing = columns.missing {
            throw .structure(file: text.file, line: header.line, element: missing)
        }
        var habits: [Int: LoopHabit] = [:]
        try draft.forEachRow(of: &rows, in: text.file, fields: header.fields...header.fields, endsLines: true)
        {
            (draft, row) throws(BrokenLine.Problem) in
            let habit = try columns.habit(of: row, in: text.file, to: &draft)
            habits[habit.number] = habit
        }
        return habits
    }
}

/// A habit of Loop's list, by the number at the beginning of its folder.
struct LoopHabit {
    let number: Int
    /// Its index in the draft.
    let index: Int
    /// Nil if the list does not say, as in older versions; the checkmarks decide then.
    let isNumeric: Bool?
}

/// A file in the folder of a habit: `003 Run/Checkmarks.csv`.
///
/// The name is unreliable: it lacks all but ASCII letters and digits, and the blanks beside what it lacks.
private struct LoopFolder {
    let number: Int
    let name: String
    let file: Substring

    init?(_ path: Substring) {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 2 else { return nil }
        let digits = parts[0].prefix { $0.isASCII && $0.isNumber }
        let rest = parts[0].dropFirst(digits.count)
        guard digits.count >= 3, rest.isEmpty || rest.first == " ", let number = Int(digits) else {
            return nil
        }
        self.number = number
        name = String(rest.dropFirst())
        file = parts[1]
    }
}
