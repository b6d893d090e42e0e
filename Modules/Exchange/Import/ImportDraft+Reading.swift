internal import TrackerDomain

extension ImportDraft {
    /// Passes a line over that says nothing that can be kept.
    ///
    /// - Throws: `mostlyBroken`.
    mutating func reject(
        _ problem: BrokenLine.Problem, file: String, line: Int
    ) throws(ImportFault) {
        guard broken.count < ImportDraft.mostBroken else { throw .mostlyBroken(broken[0]) }
        broken.append(BrokenLine(file: file, line: line, problem.shortened))
    }

    /// Adds what a row says of a day of a habit, of which another row may have told.
    ///
    /// - Throws: `mostlyBroken`.
    mutating func join(
        _ content: DraftDay, on day: Day, at index: Int, file: String, line: Int
    ) throws(ImportFault) {
        do throws(BrokenLine.Problem) {
            try habits[index].days.join(content, on: day)
        } catch {
            try reject(error, file: file, line: line)
        }
    }

    /// Adds a habit and tells its place.
    ///
    /// - Throws: `tooMany`.
    mutating func add(_ habit: DraftHabit) throws(ImportFault) -> Int {
        guard habits.count < ImportDraft.maxTrackers else { throw .tooMany }
        habits.append(habit)
        return habits.count - 1
    }

    /// The rule for so many times in so many days, which may be none; nil where no rule says that.
    ///
    /// A week and a month are those of the calendar; other periods are counted from the day the habit starts.
    mutating func schedule(times: Int, inDays days: Int) -> Schedule? {
        guard (1...365).contains(days), times >= 0 else { return nil }
        if times >= days { return .weekdays(.everyDay) }
        if times == 0 {
            remarks.add(.onlyTracked)
            return DayGrid(every: 365).flatMap { Quota(1, in: .days($0)) }.map { .quota($0) }
        }
        remarks.add(.quota)
        let period: Quota.Period? =
            switch days {
            case 7: .week
            case 30, 31: .month
            default: DayGrid(every: days).map { .days($0) }
            }
        return period.flatMap { Quota(times, in: $0) }.map { .quota($0) }
    }

    /// Reads a table row by row, passing over rows of another number of fields.
    ///
    /// - Parameter endsLines: Whether whoever writes such a table ends each line: a last one that is neither ended nor
    ///   has all fields was cut.
    mutating func forEachRow(
        of rows: inout TableReader, in file: String, fields: ClosedRange<Int>, endsLines: Bool = false,
        _ body: (inout ImportDraft, TableReader.Row) throws(ImportFault) -> Void
    ) throws(ImportFault) {
        while let row = rows.next() {
            self.rows += 1
            guard self.rows <= ImportDraft.mostRows else { throw .tooMany }
            if row.isTooLong {
                try reject(.tooLong, file: file, line: row.line)
            } else if endsLines, row.isOpen, row.fields < fields.upperBound {
                try reject(.cut, file: file, line: row.line)
            } else if !fields.contains(row.fields) {
                try reject(.fields(row.fields, needed: fields), file: file, line: row.line)
            } else {
                try body(&self, row)
            }
        }
        if let line = rows.openQuote { try reject(.openQuote, file: file, line: line) }
    }
}

extension BrokenLine.Problem {
    /// With no more of a text than a sentence has room for, and with the reason that the text itself gives.
    fileprivate var shortened: Self {
        func short(_ text: String) -> String { DraftText(text, TextRule(limit: 40, byteLimit: 400)).text }
        return switch self {
        case .day(let text):
            if let days = DateOrder.twoDays(text) {
                .ambiguousDay(short(text), dayFirst: days.dayFirst, monthFirst: days.monthFirst)
            } else {
                .day(short(text))
            }
        case .value(let text):
            MeasuredCell(text).map { Amount.isAmbiguous($0.number) } ?? false
                ? .ambiguousValue(short(text)) : .value(short(text))
        case .otherUnit(let text, let unit): .otherUnit(short(text), than: unit)
        case .heading(let text): .heading(short(text))
        case .frequency(let text): .frequency(short(text))
        case .id(let text): .id(short(text))
        case .ambiguousDay, .ambiguousValue, .secondDay, .eventValue, .name, .fields, .openQuote, .tooLong,
            .cut:
            self
        }
    }
}
