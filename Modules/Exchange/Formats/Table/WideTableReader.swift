internal import TrackerDomain

/// Reads tables with a row for each day and a column for each habit, one table after another.
struct WideTableReader {
    /// The date, and for each tracker its marks and its amounts.
    static let maxColumns = 2 * ImportDraft.maxTrackers + 1

    /// The indices of habits by name, in the order of their columns.
    private var indices: [FoldedName: [Int]] = [:]
    /// The indices of habits that have our own headings.
    private var subjects: [TableSubject: Int] = [:]
    private var units = HabitUnits()

    /// - Parameter order: The order of dates if they do not show it themselves.
    mutating func read(
        _ rows: inout TableReader, of file: String, header: TableHeader, order: DateOrder?,
        into draft: inout ImportDraft
    ) throws(ImportFault) {
        guard header.fields <= WideTableReader.maxColumns else { throw .tooMany }
        let columns = columns(of: header, in: file, of: &draft)
        // Our own table has all cells in every row and ends each line.
        let isOurs = columns.contains { $0.map { $0.content != .either } ?? false }
        let marked = Set(columns.compactMap { $0?.content == .marks ? $0?.index : nil })
        var reader = self
        var days: [Int: DraftDays] = [:]
        try draft.forEachRow(of: &rows, in: file, fields: 1...header.fields, endsLines: isOurs) {
            (draft, row) throws(BrokenLine.Problem) in
            guard let day = Day(date: row[0], order: order) else { throw .day(row[0]) }
            if isOurs, row.isOpen, row[header.fields - 1].isEmpty { throw .cut }
            var found: [Int: WideEntry] = [:]
            for (column, cell) in zip(columns, row.cells.dropFirst()) where !cell.isEmpty {
                guard let column else { continue }
                draft.cells += 1
                draft.take(line: row.line, of: file) { (draft) throws(BrokenLine.Problem) in
                    try found[column.index, default: WideEntry()].add(
                        cell, of: column, hasDecimalCommas: header.hasDecimalCommas
                    ) { (unit) throws(BrokenLine.Problem) in
                        try reader.units.take(unit, of: column.index, mustAgree: true)
                    }
                    if found[column.index]?.content != DraftDay() {
                        draft.habits[column.index].isUnderstood = true
                    }
                }
            }
            for (index, var entry) in found {
                if marked.contains(index) { entry.takeMissingMark() }
                draft.take(line: row.line, of: file) { (_) throws(BrokenLine.Problem) in
                    try days[index, default: DraftDays()].join(entry.content, on: day)
                }
                for mark in entry.off { days[index]?.keepOff(mark, on: day) }
            }
        }
        self = reader
        try draft.join(days, of: file)
    }

    /// Adds the results that are known only once all tables are read.
    func finish(_ draft: inout ImportDraft) {
        // Our own headings list trackers: one without a day comes along with others.
        if draft.habits.contains(where: \.isUnderstood) {
            for index in subjects.values { draft.habits[index].isUnderstood = true }
        }
        for index in indices.values.joined() where !units.has(index) {
            draft.habits[index].days.takeZerosAndOnesAsMarks()
        }
        units.finish(&draft)
    }

    /// The habit of each column after the date; nil for a column without a heading.
    ///
    /// The first column of a name continues the first habit of that name, the second column the second habit.
    private mutating func columns(
        of header: TableHeader, in file: String, of draft: inout ImportDraft
    ) -> [WideColumn?] {
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
                draft.reject(error, file: file, line: header.line)
                columns.append(nil)
                continue
            }
            let folded = FoldedName(DraftText.cleaned(name))
            let index: Int
            if let next = known[folded]?.first {
                known[folded]?.removeFirst()
                draft.countRemoved(from: name)
                index = next
            } else {
                index = draft.add(DraftHabit(name: name, file: file, isUnderstood: false))
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
        let subject = heading.id.map { TableSubject.id($0) } ?? .label(label)
        let index = subjects[subject] ?? draft.habits.count
        subjects[subject] = index
        if index == draft.habits.count {
            // The library itself reports too many trackers.
            var habit = DraftHabit(name: heading.name, file: file, isUnderstood: false)
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
