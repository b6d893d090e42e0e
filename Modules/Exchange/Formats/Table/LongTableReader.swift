internal import TrackerDomain
internal import TrackerPresentation

/// Reads tables with a row for each habit and day, one table after another.
struct LongTableReader {
    private var file = ""
    private var header = TableHeader(TableReader.Row(line: 0))
    private var order: DateOrder?
    /// The indices of habits by the cells of a row that tell them, as bytes in one piece: there may be a million.
    private var indices: [[UInt8]: Int] = [:]
    /// Such cells of the row that is read; kept, as room for them need not be made for each row.
    private var cells: [UInt8] = []
    /// The last row that was read: the next one mostly has the same habit and value.
    private var lastRow = TableReader.Row(line: 0)
    private var lastIndex: Int?
    private var lastValue = TableValue.nothing
    private var subjects: [TableSubject: Int] = [:]
    /// The first unit of each habit, by the habit's index.
    private var units = HabitUnits()
    /// The indices of habits for which a number 0 or 1 may be a mark.
    private var withoutAmounts: Set<Int> = []
    /// The days of each habit in the table, by the habit's index.
    private var days: [Int: DraftDays] = [:]

    /// - Parameter order: The order of dates if they do not show it themselves.
    mutating func read(
        _ rows: inout TableReader, of file: String, header: TableHeader, order: DateOrder?,
        into draft: inout ImportDraft
    ) throws(ImportFault) {
        var reader = self
        (reader.file, reader.header, reader.order) = (file, header, order)
        (reader.indices, reader.lastIndex) = ([:], nil)
        var unknown: [Int: Int] = [:]
        try draft.forEachRow(
            of: &rows, in: file, fields: header.fewest...header.fields, endsLines: header.isOwn
        ) {
            (draft, row) throws(BrokenLine.Problem) in
            for index in header.unknown where row.bytes(at: index).contains(where: { $0 > 0x20 }) {
                unknown[index, default: 0] += 1
            }
            try reader.read(row, into: &draft)
        }
        for (index, count) in unknown {
            draft.unknownColumns[header.name(of: index), default: 0] += count
        }
        // A number beside a column of amounts is always a mark.
        if !header.has(.amount) { reader.withoutAmounts.formUnion(reader.indices.values) }
        try draft.join(reader.days, of: file)
        reader.days = [:]
        self = reader
    }

    /// Adds the results that are known only once all tables are read.
    func finish(_ draft: inout ImportDraft) {
        for index in withoutAmounts where !units.has(index) {
            draft.habits[index].days.takeZerosAndOnesAsMarks()
        }
        units.finish(&draft)
    }

    private mutating func read(
        _ row: TableReader.Row, into draft: inout ImportDraft
    ) throws(BrokenLine.Problem) {
        guard let day = header.day(of: row, order: order) else { throw .day(header.cell(row, .date)) }
        let value = try value(of: row)
        let (content, unit) = try content(of: row, value)
        let index = try index(of: row, in: &draft)
        (lastRow, lastIndex, lastValue) = (row, index, value)
        guard content != DraftDay() else { return }
        if draft.habits[index].schedule == nil {
            try refuseSecond(content, on: day, of: index, in: draft)
        }
        if content.amount != nil {
            let column = header.cell(row, .unit)
            // In our own table the unit is that of the goal on the day.
            let isJoined = !header.isOwn && days[index]?.amounts[day] != nil
            try units.take(unit.isEmpty ? column : unit, of: index, mustAgree: isJoined || !unit.isEmpty)
        }
        try days[index, default: DraftDays()].join(content, on: day)
        draft.habits[index].isUnderstood = true
    }

    /// The data of a row for its day, and the unit in the cell of the amount.
    private func content(
        of row: TableReader.Row, _ result: TableValue
    ) throws(BrokenLine.Problem) -> (DraftDay, unit: String) {
        var day = DraftDay()
        var unit = ""
        switch result {
        case .nothing: break
        case .mark(let mark): day.mark = mark
        case .amount(let amount, unit: "") where header.has(.amount) && amount <= .one:
            day.mark = amount == .zero ? .notDone : .done
        case .amount(let amount, let found): (day.amount, unit) = (amount, found)
        }
        switch try value(row, .amount) {
        case .nothing: break
        case .mark: throw .value(header.cell(row, .amount))
        case .amount(let amount, let found): (day.amount, unit) = (amount, found)
        }
        switch try value(row, .skip) {
        case .nothing, .amount(.zero, _), .mark(.notDone): break
        case .amount, .mark: day.mark = .skipped
        }
        if !header.isEmpty(row, .note) { day.note = text(header.cell(row, .note)) }
        // In our own table a day without a mark was not done, whatever the amount.
        if header.isOwn, day.mark == nil { day.mark = .notDone }
        if header.isListOfDays { day.mark = .done }
        return (day, unit)
    }

    private func value(of row: TableReader.Row) throws(BrokenLine.Problem) -> TableValue {
        if lastIndex != nil, header.repeats(row, lastRow, .value) { return lastValue }
        return try value(row, .value)
    }

    private func value(
        _ row: TableReader.Row, _ column: TableColumn
    ) throws(BrokenLine.Problem) -> TableValue {
        if header.isEmpty(row, column) { return .nothing }
        let cell = header.cell(row, column)
        guard let value = TableValue(cell, hasDecimalCommas: header.hasDecimalCommas) else {
            throw .unreadValue(cell, hasDecimalCommas: header.hasDecimalCommas)
        }
        return value
    }

    private func text(_ cell: String) -> String { header.isOwn ? SpreadsheetCell.restored(cell) : cell }

    /// Rejects a second day of an event, an amount and a skip.
    ///
    /// Our own table may be from an old library, in which an event has several days.
    private func refuseSecond(
        _ content: DraftDay, on day: Day, of index: Int, in draft: ImportDraft
    ) throws(BrokenLine.Problem) {
        if content.amount != nil { throw .eventValue }
        let done = [draft.habits[index].days[.done], days[index]?[.done] ?? DaySet()]
        switch content.mark {
        case .done where !header.isOwn && !done.allSatisfy({ $0.subtracting(DaySet([day])).isEmpty }):
            throw .secondDay(day)
        case .skipped, .paused: throw .eventValue
        case .done, .notDone, nil: break
        }
    }

    private mutating func index(
        of row: TableReader.Row, in draft: inout ImportDraft
    ) throws(BrokenLine.Problem) -> Int {
        if let lastIndex, header.subjects.allSatisfy({ row.repeats(lastRow, at: $0) }) { return lastIndex }
        cells.removeAll(keepingCapacity: true)
        for column in header.subjects {
            cells += row.bytes(at: column)
            // No text has this byte.
            cells.append(0xFF)
        }
        if let known = indices[cells] { return known }
        let index = try newIndex(of: row, in: &draft)
        indices[cells] = index
        return index
    }

    /// The habit of a row whose name, category, kind or id the table has not had yet.
    private mutating func newIndex(
        of row: TableReader.Row, in draft: inout ImportDraft
    ) throws(BrokenLine.Problem) -> Int {
        let (name, group) = (text(header.cell(row, .name)), text(header.cell(row, .category)))
        guard !Name.collapsingSpace(name).isEmpty else { throw .name }
        let isEvent = ["event", "событие"].contains(header.cell(row, .kind).lowercased())
        let id = Identifier(header.id(row))
        if id == nil, !header.id(row).isEmpty { throw .id(header.id(row)) }
        let subject =
            id.map { TableSubject.id($0) }
            ?? .label(TrackerLabel(name: name, category: group, isEvent: isEvent))
        if let known = subjects[subject] {
            draft.countRemoved(from: name, group)
            return known
        }
        var habit = DraftHabit(name: name, file: file, line: row.line, isUnderstood: false)
        habit.id = id
        habit.group = group.isEmpty ? nil : group
        habit.schedule = try isEvent ? nil : schedule(header.cell(row, .schedule))
        let index = draft.add(habit)
        subjects[subject] = index
        return index
    }

    private func schedule(_ cell: String) throws(BrokenLine.Problem) -> Schedule {
        guard !cell.isEmpty else { return .weekdays(.everyDay) }
        do throws(WordError) {
            // Words such as "today" are not allowed in a file; a rule with a date needs no start.
            return try ScheduleWord.schedule(cell, today: Day(0), judgesUnit: false)
        } catch {
            throw .frequency(cell)
        }
    }
}

/// A tracker in our own tables: its id if they have one, else its label.
enum TableSubject: Hashable {
    case label(TrackerLabel)
    case id(Identifier)
}

/// The name, category and kind of a tracker, which several may share.
struct TrackerLabel: Hashable {
    private let name: FoldedName
    private let category: FoldedName
    private let isEvent: Bool

    init(name: String, category: String, isEvent: Bool) {
        self.name = FoldedName(DraftText.cleaned(name))
        self.category = FoldedName(DraftText.cleaned(category))
        self.isEvent = isEvent
    }
}
