internal import TrackerDomain

/// Loop Habit Tracker's export: a list of habits with a table of all days, or with a folder for each habit; or its database.
///
/// Of several files with the same days those of the habits count: they have notes. Scores are not read, which our
/// program computes itself. A table without the list is known by its signs.
enum LoopFormat: FolderFormat {
    static func recognizes(_ source: ImportSource) -> Bool {
        list(of: source) != nil || source.files.count == 1 && source.files[0].databaseOwner == .loop
            || source.files.contains(where: isPart)
    }

    /// True for a table or for scores of Loop's.
    private static func isPart(_ file: ImportSource.File) -> Bool {
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
        guard let list = list(of: folder) else {
            let parts = folder.files.filter(isPart)
            // What is called a list is one that was emptied or cut.
            return parts.isEmpty ? [] : parts + folder.files.filter { $0.name == "Habits.csv" }
        }
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

    static func read(_ source: ImportSource, into draft: inout ImportDraft) throws(ImportFault) {
        let list = list(of: source)
        guard list != nil || source.files[0].databaseOwner == .loop else {
            return try readTable(of: source, into: &draft)
        }
        if source.hints.name != nil { throw .needlessName(file: source.files[0].path) }
        guard let list else { return try LoopDatabase.read(source.files[0], into: &draft) }
        let all = try habits(of: try FileText(list), in: &draft)
        var habits = Dictionary(all.map { ($0.number, $0) }, uniquingKeysWith: { _, last in last })
        let listed = draft.habits.indices
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
            try readDays(of: habit, in: file, into: &draft)
        }
        let names = draft.habits.map { DraftText.cleaned($0.name) }
        let table = source.files.first { $0.path == root + "Checkmarks.csv" }
        let hasMore = table.map {
            LoopTable.hasDays(
                FileText(unchecked: $0), besides: Set(withDays.map { names[$0] }),
                listed: Set(names[listed]), unlisted: withDays.count { !listed.contains($0) })
        }
        // A list that was cut after its heading would make all habits archived ones.
        if rows == 0, hasMore == true || !withDays.isEmpty { throw .emptyList(file: list.path) }
        guard let table else {
            guard withDays.isEmpty else { return }
            if source.isFolder { throw .listWithoutDays(file: list.path) }
            return draft.remarks.add(.listWithoutDays, listed.count)
        }
        guard withDays.isEmpty || hasMore == true else { return }
        guard LoopTable.areNames(in: FileText(unchecked: table), Array(names[listed])) else {
            throw .otherHabits(table: table.path, list: list.path)
        }
        let columns = all.map { withDays.contains($0.index) ? nil : $0 }
        _ = try LoopTable(of: columns, in: table).read(table, into: &draft)
        draft.remarks.add(.loopTable, columns.count { $0 != nil })
    }

    /// Reads a table that has no list beside it.
    private static func readTable(
        of source: ImportSource, into draft: inout ImportDraft
    ) throws(ImportFault) {
        if let list = source.files.first(where: { $0.name == "Habits.csv" }) {
            throw FileText(unchecked: list).isBlank
                ? .emptyList(file: list.path) : .structure(file: list.path, line: 1, element: "Position")
        }
        let tables = source.files.map { ($0, signs: LoopSigns($0)) }.filter(\.signs.areLoops)
        if tables.count > 1 { throw .notTogether(tables[0].0.path, tables[1].0.path) }
        let scores = source.files.filter(areScores)
        if tables.isEmpty, let scores = scores.first { throw .scoresAlone(file: scores.path) }
        let (file, signs) = tables.first ?? (source.files[0], LoopSigns(source.files[0]))
        guard file.heading != nil, file.database == nil else { throw .invalid(.loop, file: file.path) }
        let table = LoopTable(isOneHabit: signs.hasOneHabit, measured: signs.measured)
        let name = source.hints.name
        if table.isOneHabit, name == nil { throw .table(.namelessHabit, file: file.path) }
        if !table.isOneHabit, name != nil { throw .needlessName(file: file.path) }
        let habit = name.map { draft.add(DraftHabit(name: $0, file: file.path, isUnderstood: false)) }
        let columns = try table.read(file, habit, into: &draft)
        draft.remarks.add(.loopKinds, columns)
        draft.remarks.add(.scores, scores.count)
    }

    /// Reads the file in a habit's folder; older ones have no heading.
    private static func readDays(
        of habit: LoopHabit, in file: ImportSource.File, into draft: inout ImportDraft
    ) throws(ImportFault) {
        _ = try FileText(file)
        guard let first = file.heading else { return }
        if first[0] == "Date" {
            let isWhole = first.fields == 2 ? !first.isOpen : first[2] == "Notes"
            guard first[1] == "Value", isWhole else {
                throw .structure(file: file.path, line: first.line, element: "Date,Value,Notes")
            }
        }
        let isMeasured = habit.isNumeric ?? !LoopSigns(file).measured.isEmpty
        _ = try LoopTable(isOneHabit: true, measured: isMeasured ? [1] : []).read(
            file, habit.index, into: &draft)
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
    ) throws(ImportFault) -> [LoopHabit] {
        var rows = TableReader(text, separator: UInt8(ascii: ","))
        guard let header = rows.next() else { return [] }
        let columns = LoopColumns(header)
        if let missing = columns.missing {
            throw .structure(file: text.file, line: header.line, element: missing)
        }
        var habits: [LoopHabit] = []
        try draft.forEachRow(of: &rows, in: text.file, fields: header.fields...header.fields, endsLines: true)
        {
            (draft, row) throws(BrokenLine.Problem) in
            habits.append(try columns.habit(of: row, in: text.file, to: &draft))
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
