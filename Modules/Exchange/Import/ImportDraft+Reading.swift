internal import TrackerDomain

extension ImportDraft {
    /// Takes what a line has, or rejects the line if the body throws.
    mutating func take(
        line: Int, of file: String, node: Int? = nil,
        _ body: (inout ImportDraft) throws(BrokenLine.Problem) -> Void
    ) {
        do throws(BrokenLine.Problem) {
            try body(&self)
        } catch {
            reject(error, file: file, line: line, node: node)
        }
    }

    /// Leaves out a line without a valid value.
    mutating func reject(_ problem: BrokenLine.Problem, file: String, line: Int, node: Int? = nil) {
        brokenNodes[broken.count] = node
        broken.append(BrokenLine(file: file, line: line, problem.shortened))
    }

    /// - Throws: `mostlyBroken`, `tooMany`.
    func checkLimits() throws(ImportFault) {
        guard broken.count <= ImportDraft.maxBroken else { throw .mostlyBroken(broken[0]) }
        guard habits.count <= ImportDraft.maxTrackers, rows <= ImportDraft.maxRows,
            cells <= ImportDraft.maxCells
        else { throw .tooMany }
    }

    /// Tells a key of a document that is left out.
    mutating func leaveOut(key: String, _ count: Int = 1) {
        leaveOut(key, count, nil)
        leftOutColumns[key.excerpt]?.isKey = true
    }

    /// Tells a column that is left out, or a row in a table with a column for each day.
    mutating func leaveOut(_ heading: String, _ count: Int, _ example: String?) {
        let heading = heading.excerpt
        leftOutColumns[heading, default: LeftOutColumn()].count += count
        if let example { leftOutColumns[heading]?.example = example.excerpt }
    }

    /// Adds a habit and returns its index.
    mutating func add(_ habit: DraftHabit) -> Int {
        habits.append(habit)
        return habits.count - 1
    }

    /// The rule for so many times in so many days, whenever for none; nil if there is no such rule.
    ///
    /// A week and a month are those of the calendar; other periods are counted from the day the habit starts.
    mutating func schedule(times: Int, inDays days: Int) -> Schedule? {
        guard (1...365).contains(days), times >= 0 else { return nil }
        if times >= days { return .weekdays(.everyDay) }
        if times == 0 {
            remarks.add(.onlyTracked)
            return .whenever
        }
        remarks.add(.quota)
        return Self.period(of: days).flatMap { Quota(times, in: $0) }.map { .quota($0) }
    }

    /// A week, a month, or so many days.
    static func period(of days: Int) -> Quota.Period? {
        switch days {
        case 7: .week
        case 30, 31: .month
        default: DayGrid(every: days).map { .days($0) }
        }
    }

    /// Reads the rows of a program's own file; rejects those with another number of fields.
    ///
    /// - Parameter endsLines: Whether the program that writes such tables ends each line: a last row without an end and
    ///   without all fields was cut.
    mutating func forEachRow(
        of rows: inout TableReader, in file: String, fields: ClosedRange<Int>, endsLines: Bool = false,
        _ body: (inout ImportDraft, TableReader.Row) throws(BrokenLine.Problem) -> Void
    ) throws(ImportFault) {
        while let row = rows.next() {
            self.rows += 1
            take(line: row.line, of: file) { (draft) throws(BrokenLine.Problem) in
                if row.isTooLong { throw .tooLong }
                if endsLines, row.isOpen, row.fields < fields.upperBound { throw .cut }
                guard fields.contains(row.fields) else { throw .fields(row.fields, needed: fields) }
                try body(&draft, row)
            }
            try checkLimits()
        }
        if let line = rows.openQuote { reject(.openQuote, file: file, line: line) }
        try checkLimits()
    }
}

extension DraftGoal {
    /// A target of several days together, if those are more than its times; at least 0 is none.
    init(_ kind: Goal.Kind, _ amount: Amount, unit: String, times: Int = 1, inDays days: Int) {
        let isOfPeriod = days > max(times, 1) && Goal(kind, amount) != nil
        self.init(
            kind: kind, amount: amount, unit: unit, period: isOfPeriod ? ImportDraft.period(of: days) : nil)
    }
}

extension BrokenLine.Problem {
    /// The problem with its text cut to what a sentence has room for, and with the reason that the text itself shows.
    fileprivate var shortened: Self {
        switch self {
        case .day(let text): .day(text.excerpt)
        case .ambiguousDay(let text, let day, let other):
            .ambiguousDay(text.excerpt, dayFirst: day, monthFirst: other)
        case .value(let text):
            Self.isAmbiguous(text, hasDecimalCommas: false)
                ? .ambiguousValue(text.excerpt) : .value(text.excerpt)
        case .ambiguousValue(let text): .ambiguousValue(text.excerpt)
        case .otherUnit(let text, let unit): .otherUnit(text.excerpt, than: unit)
        case .heading(let text): .heading(text.excerpt)
        case .frequency(let text): .frequency(text.excerpt)
        case .id(let text): .id(text.excerpt)
        case .noName(let text): .noName(text.excerpt)
        case .secondDay, .eventValue, .name, .fields, .openQuote, .tooLong, .cut: self
        }
    }

    private static func isAmbiguous(_ cell: String, hasDecimalCommas: Bool) -> Bool {
        MeasuredCell(Name.collapsingSpace(cell)).map {
            Amount.isAmbiguous($0.number, hasDecimalCommas: hasDecimalCommas)
        } ?? false
    }
}

extension String {
    /// What a sentence has room for.
    var excerpt: String { DraftText(self, TextRule(limit: 40, byteLimit: 400)).text }
}

extension BrokenLine.Problem {
    /// The problem of a cell that is not understood as a value.
    ///
    /// - Parameter hasDecimalCommas: Whether the decimal sign of the file is a comma.
    static func unreadValue(_ cell: String, hasDecimalCommas: Bool) -> Self {
        isAmbiguous(cell, hasDecimalCommas: hasDecimalCommas) ? .ambiguousValue(cell) : .value(cell)
    }
}
