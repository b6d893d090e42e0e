internal import TrackerDomain
internal import TrackerPresentation

// Tables with a row for each habit and day.
extension TableDraft {
    mutating func readLong(
        _ row: TableReader.Row, _ one: Int?, into draft: inout ImportDraft
    ) throws(BrokenLine.Problem) {
        let isOurs = table.shape.isOwnLong
        let day = try day(of: row, &draft)
        let value = try table.cell(row, table.index(.value))
        let (content, unit) = try content(of: row, value, &draft)
        if isToCome(day, isOurs: isOurs) {
            if content != DraftDay(), content != DraftDay(mark: .notDone) { draft.remarks.add(.daysToCome) }
            return
        }
        let index: Int
        if let one { index = one } else { index = try self.index(of: row, in: &draft) }
        (table.lastRow, table.lastIndex) = (row, index)
        guard content != DraftDay() else { return }
        if draft.habits[index].schedule == nil {
            try refuseSecond(content, on: day, of: index, in: draft)
        }
        if content.amount != nil {
            let column = table.text(row, .unit)
            // In our own table the unit is that of the goal on the day.
            let isJoined = !isOurs && table.days[index]?.amounts[day] != nil
            try habits.take(unit.isEmpty ? column : unit, of: index, mustAgree: isJoined || !unit.isEmpty)
        }
        try join(content, on: day, of: index, &draft)
        // A number beside a column of amounts is always a mark.
        if table.index(.amount) == nil, value != .nothing { habits.count(value, of: index) }
    }

    /// The data of a row for its day, and the unit in the cell of the amount.
    private mutating func content(
        of row: TableReader.Row, _ value: TableCell, _ draft: inout ImportDraft
    ) throws(BrokenLine.Problem) -> (DraftDay, unit: String) {
        var (day, unit) = (value.day(reportingTo: &draft), "")
        if case .amount(let amount, let found) = value {
            unit = found
            // Beside a column of amounts 0 and 1 are marks.
            if table.index(.amount) != nil, found.isEmpty, amount <= .one {
                day = DraftDay(mark: amount == .zero ? .notDone : .done)
            }
        }
        let measured = try table.cell(row, table.index(.amount))
        if case .amount(let amount, let found) = measured { (day.amount, unit) = (amount, found) }
        if case .mark = measured { throw .value(row[table.index(.amount) ?? 0]) }
        if try !table.cell(row, table.index(.skip)).saysNothingDone { day.mark = .skipped }
        let note = table.text(row, .note)
        if !note.isEmpty { day.note = note }
        // In our own table a day without a mark was not done, whatever the amount.
        if table.shape.isOwnLong, day.mark == nil { day.mark = .notDone }
        if table.shape.isListOfDays { day.mark = .done }
        return (day, unit)
    }

    /// Rejects a second day of an event, an amount and a skip.
    ///
    /// Our own table may be from an old library, in which an event has several days.
    private func refuseSecond(
        _ content: DraftDay, on day: Day, of index: Int, in draft: ImportDraft
    ) throws(BrokenLine.Problem) {
        if content.amount != nil { throw .eventValue }
        let done = [draft.habits[index].days[.done], table.days[index]?[.done] ?? DaySet()]
        switch content.mark {
        case .done
        where !table.shape.isOwnLong && !done.allSatisfy({ $0.subtracting(DaySet([day])).isEmpty }):
            throw .secondDay(day)
        case .skipped, .paused: throw .eventValue
        case .done, .notDone, nil: break
        }
    }

    /// The habit of a row, by the bytes of the cells that tell it.
    mutating func index(
        of row: TableReader.Row, in draft: inout ImportDraft
    ) throws(BrokenLine.Problem) -> Int {
        let (id, subjects) = (table.id, table.subjects)
        if let last = table.lastIndex, subjects.allSatisfy({ row.repeats(table.lastRow, at: $0) }) {
            return last
        }
        // No text has this byte.
        let key = subjects.reduce(into: [UInt8]()) { $0 += row.bytes(at: $1) + [0xFF] }
        if let known = table.habits[key] { return known }
        let index = try newIndex(of: row, id: id.map { row[$0] } ?? "", in: &draft)
        table.habits[key] = index
        return index
    }

    /// The habit of a row whose name, category, kind or id the table has not had yet.
    private mutating func newIndex(
        of row: TableReader.Row, id: String, in draft: inout ImportDraft
    ) throws(BrokenLine.Problem) -> Int {
        let (name, group) = (try name(of: row), table.text(row, .category))
        var habit = DraftHabit(name: name, file: table.shape.file, line: row.line, isUnderstood: false)
        habit.id = Identifier(id)
        if habit.id == nil, !id.isEmpty { throw .id(id) }
        habit.group = Name.collapsingSpace(group).isEmpty ? nil : group
        let isEvent = ["event", "событие"].contains(table.text(row, .kind).lowercased())
        habit.schedule = try isEvent ? nil : schedule(table.text(row, .schedule))
        return habits.index(of: habit, in: &draft)
    }

    /// - Throws: `name`, `noName`.
    mutating func name(of row: TableReader.Row) throws(BrokenLine.Problem) -> String {
        let name = table.text(row, .name)
        if table.shape.isOwnLong, !Name.collapsingSpace(name).isEmpty { return name }
        return try table.cells.name(name)
    }

    private func schedule(_ cell: String) throws(BrokenLine.Problem) -> Schedule {
        guard !Name.collapsingSpace(cell).isEmpty else { return .weekdays(.everyDay) }
        do throws(WordError) {
            // Words such as "today" are not allowed in a file; a rule with a date needs no start.
            return try ScheduleWord.schedule(cell, today: Day(0), judgesUnit: false)
        } catch {
            throw .frequency(cell)
        }
    }
}
