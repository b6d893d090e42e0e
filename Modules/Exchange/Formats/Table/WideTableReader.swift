internal import TrackerDomain

/// Reads tables with a row for each day and a column for each habit, one table after another.
struct WideTableReader {
    /// The greatest number of days and habits with data; no person's habits reach it.
    private static let maxEntries = 4_000_000
    /// The date, and for each tracker its marks and its amounts.
    static let maxColumns = 2 * ImportDraft.maxTrackers + 1

    private enum Subject: Hashable {
        case label(TrackerLabel)
        case id(Identifier)
    }

    /// The indices of habits by name, in the order of their columns.
    private var indices: [FoldedName: [Int]] = [:]
    /// The indices of habits that have our own headings.
    private var subjects: [Subject: Int] = [:]
    private var units = HabitUnits()
    private var entries = 0

    /// - Parameter order: The order of dates if they do not show it themselves.
    mutating func read(
        _ rows: inout TableReader, of file: String, header: TableHeader, order: DateOrder?,
        into draft: inout ImportDraft
    ) throws(ImportFault) {
        guard header.fields <= WideTableReader.maxColumns else { throw .tooMany }
        let columns = try columns(of: header, in: file, of: &draft)
        // Our own table has all cells in every row and ends each line.
        let isOurs = columns.contains { $0.map { $0.content != .either } ?? false }
        let marked = Set(columns.compactMap { $0?.content == .marks ? $0?.index : nil })
        var reader = self
        var days: [Int: DraftDays] = [:]
        try draft.forEachRow(of: &rows, in: file, fields: 1...header.fields, endsLines: isOurs) {
            (draft, row) throws(ImportFault) in
            guard let day = Day(date: row[0], order: order) else {
                return try draft.reject(.day(row[0]), file: file, line: row.line)
            }
            if isOurs, row.isOpen, row[header.fields - 1].isEmpty {
                return try draft.reject(.cut, file: file, line: row.line)
            }
            var found: [Int: WideEntry] = [:]
            for (column, cell) in zip(columns, row.cells.dropFirst()) where !cell.isEmpty {
                guard let column else { continue }
                reader.entries += 1
                guard reader.entries <= WideTableReader.maxEntries else { throw .tooMany }
                do throws(BrokenLine.Problem) {
                    try found[column.index, default: WideEntry()].add(
                        cell, of: column, hasDecimalCommas: header.hasDecimalCommas
                    ) { (unit) throws(BrokenLine.Problem) in
                        try reader.units.take(unit, of: column.index, mustAgree: true)
                    }
                } catch {
                    try draft.reject(error, file: file, line: row.line)
                }
            }
            for (index, var entry) in found {
                if marked.contains(index) { entry.takeMissingMark() }
                do throws(BrokenLine.Problem) {
                    try days[index, default: DraftDays()].join(entry.content, on: day)
                } catch {
                    try draft.reject(error, file: file, line: row.line)
                }
                for mark in entry.off { days[index]?.keepOff(mark, on: day) }
            }
        }
        self = reader
        try draft.join(days, of: file)
    }

    /// Adds the results that are known only once all tables are read.
    func finish(_ draft: inout ImportDraft) {
        for index in indices.values.joined() where !units.has(index) {
            draft.habits[index].days.takeZerosAndOnesAsMarks()
        }
        units.finish(&draft)
    }

    /// The habit of each column after the date; nil for a column without a heading.
    ///
    /// Of columns with one name the first continues the first habit of that name, the second the second.
    private mutating func columns(
        of header: TableHeader, in file: String, of draft: inout ImportDraft
    ) throws(ImportFault) -> [WideColumn?] {
        var known = indices
        var columns: [WideColumn?] = []
        for cell in header.cells.dropFirst() {
            let name = header.isOwnWide ? SpreadsheetCell.restored(cell) : cell
            guard !Name.collapsingSpace(name).isEmpty else {
                columns.append(nil)
                continue
            }
            do throws(BrokenLine.Problem) {
                if header.isOwnWide, let heading = try WideHeading(name) {
                    columns.append(try column(of: heading, in: file, of: &draft))
                    continue
                }
            } catch {
                try draft.reject(error, file: file, line: header.line)
                columns.append(nil)
                continue
            }
            let folded = FoldedName(name)
            let index: Int
            if let next = known[folded]?.first {
                known[folded]?.removeFirst()
                index = next
            } else {
                index = try draft.add(DraftHabit(name: name, file: file))
                indices[folded, default: []].append(index)
            }
            columns.append(WideColumn(index: index, content: .either, isEvent: false))
        }
        return columns
    }

    /// The column of a tracker with our own heading; the tracker may have another column.
    private mutating func column(
        of heading: WideHeading, in file: String, of draft: inout ImportDraft
    ) throws(BrokenLine.Problem) -> WideColumn {
        let label = TrackerLabel(
            name: heading.name, category: heading.category, isEvent: heading.isEvent)
        let subject = heading.id.map { Subject.id($0) } ?? .label(label)
        let index = subjects[subject] ?? draft.habits.count
        subjects[subject] = index
        if index == draft.habits.count {
            // The library itself reports too many trackers.
            var habit = DraftHabit(name: heading.name, file: file)
            habit.id = heading.id
            habit.group = heading.category
            if heading.isEvent { habit.schedule = nil }
            draft.habits.append(habit)
        }
        if let goals = heading.goals {
            draft.habits[index].goals = goals
            try units.take(goals.entries.last?.value?.unit ?? "", of: index, mustAgree: false)
        }
        return WideColumn(
            index: index, content: heading.part == .marks ? .marks : .amounts, isEvent: heading.isEvent)
    }
}
