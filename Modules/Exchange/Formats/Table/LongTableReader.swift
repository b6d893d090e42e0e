internal import TrackerDomain
internal import TrackerPresentation

/// Reads tables with a row for each habit and day, one table after another.
struct LongTableReader {
    private struct Key: Hashable {
        let name: String
        let category: String
        let kind: String
        let id: String
    }

    private var file = ""
    private var header = TableHeader(TableReader.Row(line: 0))
    private var order: DateOrder?
    private var indices: [Key: Int] = [:]
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
        (reader.file, reader.header, reader.order, reader.indices) = (file, header, order, [:])
        var unknown: [Int: Int] = [:]
        try draft.forEachRow(
            of: &rows, in: file, fields: header.fewest...header.fields, endsLines: header.isOwn
        ) {
            (draft, row) throws(BrokenLine.Problem) in
            for (index, cell) in row.cells.enumerated()
            where reader.header.unknown.contains(index) && cell.utf8.contains(where: { $0 > 0x20 }) {
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
        let date = header.cell(row, .date)
        guard let day = Day(date: date, order: order) else { throw .day(date) }
        let (content, unit) = try content(of: row)
        let index = try index(of: row, in: &draft)
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
    }

    /// The data of a row for its day, and the unit in the cell of the amount.
    private func content(of row: TableReader.Row) throws(BrokenLine.Problem) -> (DraftDay, unit: String) {
        var day = DraftDay()
        var unit = ""
        switch try value(header.cell(row, .value)) {
        case .nothing: break
        case .mark(let mark): day.mark = mark
        case .amount(let amount, unit: "") where header.has(.amount) && amount <= .one:
            day.mark = amount == .zero ? .notDone : .done
        case .amount(let amount, let found): (day.amount, unit) = (amount, found)
        }
        switch try value(header.cell(row, .amount)) {
        case .nothing: break
        case .mark: throw .value(header.cell(row, .amount))
        case .amount(let amount, let found): (day.amount, unit) = (amount, found)
        }
        switch try value(header.cell(row, .skip)) {
        case .nothing, .amount(.zero, _), .mark(.notDone): break
        case .amount, .mark: day.mark = .skipped
        }
        let note = text(header.cell(row, .note))
        if !note.isEmpty { day.note = note }
        // In our own table a day without a mark was not done, whatever the amount.
        if header.isOwn, day.mark == nil { day.mark = .notDone }
        return (day, unit)
    }

    private func value(_ cell: String) throws(BrokenLine.Problem) -> TableValue {
        guard let value = TableValue(cell, hasDecimalCommas: header.hasDecimalCommas) else {
            throw .value(cell)
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
        let key = Key(
            name: header.cell(row, .name), category: header.cell(row, .category),
            kind: header.cell(row, .kind), id: header.id(row))
        if let known = indices[key] { return known }
        let (name, group) = (text(key.name), text(key.category))
        guard !Name.collapsingSpace(name).isEmpty else { throw .name }
        let isEvent = ["event", "событие"].contains(key.kind.lowercased())
        let id = Identifier(key.id)
        if id == nil, !key.id.isEmpty { throw .id(key.id) }
        let subject =
            id.map { TableSubject.id($0) }
            ?? .label(TrackerLabel(name: name, category: group, isEvent: isEvent))
        let index = subjects[subject] ?? draft.habits.count
        if index == draft.habits.count {
            var habit = DraftHabit(name: name, file: file, line: row.line)
            habit.id = id
            habit.group = group.isEmpty ? nil : group
            habit.schedule = try isEvent ? nil : schedule(header.cell(row, .schedule))
            draft.habits.append(habit)
            subjects[subject] = index
        }
        indices[key] = index
        return index
    }

    private func schedule(_ cell: String) throws(BrokenLine.Problem) -> Schedule {
        guard !cell.isEmpty else { return .weekdays(.everyDay) }
        do throws(WordError) {
            // Words such as "today" are not allowed in a file; a rule with a date needs no start.
            return try ScheduleWord.schedule(cell, today: Day(0))
        } catch {
            throw .frequency(cell)
        }
    }
}
