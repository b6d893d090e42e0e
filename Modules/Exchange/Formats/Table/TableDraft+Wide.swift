internal import TrackerDomain

// Tables with a row for each day, and those with a column for each day.
extension TableDraft {
    /// A column of a wide table and its habit.
    struct WideColumn {
        enum Content {
            case marks, amounts
            /// In another program's table, or in one of ours from before headings had more than names.
            case either
        }

        let index: Int
        let content: Content
        let isEvent: Bool
    }

    /// The habit of each column; nil for one that is none's.
    ///
    /// The first column of a name continues the first habit of that name, the second column the second habit.
    mutating func wideColumns(_ draft: inout ImportDraft) -> [WideColumn?] {
        let shape = table.shape
        if let habits = shape.loop?.habits {
            return [nil] + habits.map { $0.map { WideColumn(index: $0, content: .either, isEvent: false) } }
        }
        var known = columns
        return shape.roles.enumerated().map { position, role in
            guard role == .habit else { return nil }
            let text = shape.heading.texts[position]
            let name = shape.isOwnWide ? SpreadsheetCell.restored(text) : text
            do throws(BrokenLine.Problem) {
                if shape.isOwnWide, let heading = try WideHeading(name) {
                    return try column(of: heading, &draft)
                }
            } catch {
                draft.reject(error, file: shape.file, line: shape.heading.line)
                return nil
            }
            let folded = FoldedName(DraftText.cleaned(name))
            if let next = known[folded]?.first {
                known[folded]?.removeFirst()
                draft.countRemoved(from: name)
                return WideColumn(index: next, content: .either, isEvent: false)
            }
            let index = draft.add(DraftHabit(name: name, file: shape.file, isUnderstood: false))
            columns[folded, default: []].append(index)
            return WideColumn(index: index, content: .either, isEvent: false)
        }
    }

    /// The column of a tracker with our own heading; the tracker may have another column.
    private mutating func column(
        of heading: WideHeading, _ draft: inout ImportDraft
    ) throws(BrokenLine.Problem) -> WideColumn {
        var habit = DraftHabit(name: heading.name, file: table.shape.file, isUnderstood: false)
        habit.id = heading.id
        habit.group = heading.category
        if heading.isEvent { habit.schedule = nil }
        let index = habits.index(of: habit, in: &draft)
        listed.insert(index)
        if let goals = heading.goals {
            draft.habits[index].goals = goals
            try habits.take(goals.entries.last?.value?.unit ?? "", of: index, mustAgree: false)
        }
        return WideColumn(
            index: index, content: heading.part == .marks ? .marks : .amounts, isEvent: heading.isEvent)
    }

    mutating func readWide(
        _ row: TableReader.Row, _ columns: [WideColumn?], _ marked: Set<Int>, isOurs: Bool,
        into draft: inout ImportDraft
    ) throws(BrokenLine.Problem) {
        let day = try day(of: row, &draft)
        if isToCome(day, isOurs: isOurs) {
            let says = columns.indices.contains { index in
                columns[index] != nil && !((try? table.cell(row, index))?.saysNothingDone ?? false)
            }
            if says { draft.remarks.add(.daysToCome) }
            return
        }
        // Our own table may have two columns of a tracker.
        var found: [Int: (content: DraftDay, off: [DraftDay.Mark])] = [:]
        for (index, column) in columns.enumerated() where !row.isEmpty(at: index) {
            guard let column else { continue }
            draft.cells += 1
            do throws(BrokenLine.Problem) {
                guard isOurs else {
                    let content = try habits.content(of: try table.cell(row, index), of: column.index, &draft)
                    try join(content, on: day, of: column.index, &draft)
                    continue
                }
                var entry = found[column.index] ?? (DraftDay(), [])
                try add(try ourValues(row[index], of: column), row[index], of: column, to: &entry)
                found[column.index] = entry
                if entry.content != DraftDay() { draft.habits[column.index].isUnderstood = true }
            } catch {
                reject(error, row, &draft)
            }
        }
        for (index, var entry) in found {
            // An amount without a mark was not done, where there is a column for marks.
            if marked.contains(index), entry.content.mark == nil, entry.content.amount != nil {
                entry.content.mark = .notDone
            }
            do throws(BrokenLine.Problem) {
                try join(entry.content, on: day, of: index, &draft)
            } catch {
                reject(error, row, &draft)
            }
            for mark in entry.off { table.days[index]?.keepOff(mark, on: day) }
        }
    }

    /// Splits a cell of our own into one value, or into several marks: `1 s`.
    private mutating func ourValues(
        _ cell: String, of column: WideColumn
    ) throws(BrokenLine.Problem) -> [TableCell] {
        let value = table.cells.cell(Array(cell.utf8)[...])
        if case .amount(_, let unit) = value, !unit.isEmpty {
        } else if value != .notUnderstood {
            return [value]
        }
        let texts = column.content == .marks ? cell.split(separator: " ").map(String.init) : [cell]
        let values = texts.map { table.cells.cell(Array($0.utf8)[...]) }
        guard !values.contains(.notUnderstood) else { throw .value(cell) }
        return values
    }

    private mutating func add(
        _ values: [TableCell], _ cell: String, of column: WideColumn,
        to entry: inout (content: DraftDay, off: [DraftDay.Mark])
    ) throws(BrokenLine.Problem) {
        var marks: [DraftDay.Mark] = []
        for value in values {
            switch (value, column.content) {
            case (.nothing, _), (.calculated, _): break
            case (.doubtful, _), (.notUnderstood, _): throw .ambiguousValue(cell)
            case (.mark, .amounts): throw .value(cell)
            case (.mark(let mark), _): marks.append(mark)
            case (.amount(.zero, unit: ""), .marks): marks.append(.notDone)
            case (.amount(.one, unit: ""), .marks): marks.append(.done)
            case (.amount, .marks): throw .value(cell)
            case (.amount, _) where column.isEvent: throw .eventValue
            case (.amount(let amount, let unit), _):
                try habits.take(unit, of: column.index, mustAgree: true)
                if column.content == .either { habits.count(value, of: column.index) }
                entry.content = try entry.content.joined(with: DraftDay(amount: amount))
            }
        }
        let isExempt = marks.contains { $0 == .skipped || $0 == .paused }
        if column.isEvent, isExempt { throw .eventValue }
        entry.content = try entry.content.joined(with: DraftDay(mark: marks.max()))
        entry.off += marks.filter { $0 != entry.content.mark }
    }

    // MARK: A column for each day

    mutating func readAcross(
        _ row: TableReader.Row, into draft: inout ImportDraft
    ) throws(BrokenLine.Problem) {
        let days = table.shape.roles.indices.compactMap { index in
            if case .day(let day) = table.shape.roles[index], row.isFilled(at: index) {
                (index, day)
            } else {
                nil
            }
        }
        let cells = days.map { table.cells.cell(row.bytes(at: $0.0)) }
        if days.isEmpty || cells.allSatisfy(\.saysNothingDone), !row.isFilled(at: table.index(.name) ?? 0) {
            return
        }
        let name = try name(of: row)
        draft.cells += days.count
        if let first = days.first, cells.allSatisfy({ $0 == .notUnderstood }) {
            draft.leaveOut(name, days.count, row[first.0])
            return
        }
        let index = try index(of: row, in: &draft)
        (table.lastRow, table.lastIndex) = (row, index)
        for (column, day) in days {
            do throws(BrokenLine.Problem) {
                let cell = try table.cell(row, column)
                if isToCome(day, isOurs: false) {
                    if !cell.saysNothingDone { draft.remarks.add(.daysToCome) }
                    continue
                }
                try join(try habits.content(of: cell, of: index, &draft), on: day, of: index, &draft)
            } catch {
                reject(error, row, &draft)
            }
        }
    }
}
