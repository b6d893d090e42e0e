internal import TrackerDomain

/// The data of a day of a habit in another program.
struct DraftDay: Hashable {
    /// In ascending order of precedence.
    enum Mark: Int, CaseIterable, Comparable {
        case notDone
        /// On a day of a pause that is over.
        case paused
        case skipped, done

        static func < (left: Mark, right: Mark) -> Bool { left.rawValue < right.rawValue }
    }

    /// The amount decides if there is no mark.
    var mark: Mark?
    var amount: Amount?
    /// As in the source, neither cleaned nor cut.
    var note: String?

    /// The mark and the amount of a day with two rows: amounts add up, the mark that ranks higher counts.
    ///
    /// - Throws: `value` if the sum exceeds the greatest amount.
    func joined(with other: DraftDay) throws(BrokenLine.Problem) -> DraftDay {
        var joined = DraftDay(
            mark: [mark, other.mark].compactMap(\.self).max(), amount: amount ?? other.amount)
        if let amount, let more = other.amount {
            joined.amount = Amount(thousandths: amount.inThousandths + more.inThousandths)
            if joined.amount == nil { throw .value("\(amount.text) + \(more.text)") }
        }
        // An amount without a mark counts more than another row's mark that nothing was done.
        let isJudged = [self, other].contains { $0.mark == nil && $0.amount != nil }
        if isJudged, joined.mark == .notDone { joined.mark = nil }
        return joined
    }
}

/// The days of a habit in another program, stored as compactly as in a library.
struct DraftDays: Hashable {
    /// By the raw values of marks.
    private var marked = DraftDay.Mark.allCases.map { _ in DaySet() }
    private(set) var amounts: [Day: Amount] = [:]
    private(set) var notes: [Day: String] = [:]
    /// The days with several rows.
    private(set) var joined = DaySet()
    /// The number of their rows.
    private(set) var joinedRows = 0

    /// The days with a mark.
    subscript(mark: DraftDay.Mark) -> DaySet { marked[mark.rawValue] }

    private subscript(day: Day) -> DraftDay {
        DraftDay(mark: mark(on: day), amount: amounts[day], note: notes[day])
    }

    /// Adds the data of a row to a day, which may have some already.
    ///
    /// - Throws: `value` if the sum exceeds the greatest amount; nothing is added then.
    mutating func join(_ content: DraftDay, on day: Day) throws(BrokenLine.Problem) {
        var content = content
        let note = content.note.map(Name.collapsingSpace)
        content.note = note?.isEmpty ?? true ? nil : note
        guard content != DraftDay() else { return }
        let known = self[day]
        guard known != DraftDay() else {
            if let mark = content.mark { marked[mark.rawValue].insert(day) }
            if let amount = content.amount { amounts[day] = amount }
            if let note = content.note { notes[day] = note }
            return
        }
        let result = try known.joined(with: content)
        setMark(result.mark, on: day)
        if amounts[day] != result.amount { amounts[day] = result.amount }
        if let note = content.note { joinNote(note, on: day) }
        joinedRows += joined.contains(day) ? 1 : 2
        joined.insert(day)
    }

    /// Appends a note to that of the day; a text longer than any note is cut in the end.
    private mutating func joinNote(_ note: String, on day: Day) {
        guard let known = notes[day]?.utf8.count else {
            notes[day] = note
            return
        }
        guard known <= Note.rule.byteLimit, notes[day] != note else { return }
        notes[day]?.append("; ")
        notes[day]?.append(note)
    }

    /// Adds the days of another table; a day with equal data in both, as in overlapping exports, counts once.
    ///
    /// - Throws: `value` as for a row; other days may have been added by then.
    mutating func join(_ table: DraftDays) throws(BrokenLine.Problem) {
        guard !isEmpty else {
            self = table
            return
        }
        joinedRows += table.joinedRows
        joined.formUnion(table.joined)
        for day in table.all {
            if table[day] != self[day] { try join(table[day], on: day) }
        }
        for mark in [DraftDay.Mark.skipped, .paused] { marked[mark.rawValue].formUnion(table[mark]) }
    }

    /// Adds a mark of a day off to a day that was also done.
    mutating func keepOff(_ mark: DraftDay.Mark, on day: Day) {
        if mark == .skipped || mark == .paused { marked[mark.rawValue].insert(day) }
    }

    /// True if the amount of a day decides if it was done.
    func isJudgedByAmount(_ day: Day) -> Bool {
        switch mark(on: day) {
        case nil: true
        // One row had a day off, another one an amount.
        case .skipped, .paused: joined.contains(day) && amounts[day] != .zero
        case .done, .notDone: false
        }
    }

    /// The days with any data.
    var all: DaySet {
        (marked + [DaySet(amounts.keys), DaySet(notes.keys)]).reduce(into: DaySet()) { $0.formUnion($1) }
    }

    var isEmpty: Bool { all.isEmpty }

    /// Takes numbers as marks if all are 0 or 1.
    mutating func takeZerosAndOnesAsMarks() {
        guard amounts.values.allSatisfy({ $0 == .zero || $0 == .one }) else { return }
        for (day, amount) in amounts { setMark(amount == .one ? .done : .notDone, on: day) }
        amounts = [:]
    }

    /// Takes numbers as marks: above 0 is done; where a day has a mark, too, the higher one counts.
    mutating func takeAmountsAsMarks() {
        for (day, amount) in amounts {
            setMark(max(mark(on: day) ?? .notDone, amount > .zero ? .done : .notDone), on: day)
        }
        amounts = [:]
    }

    private func mark(on day: Day) -> DraftDay.Mark? {
        DraftDay.Mark.allCases.last { marked[$0.rawValue].contains(day) }
    }

    private mutating func setMark(_ mark: DraftDay.Mark?, on day: Day) {
        guard mark != self.mark(on: day) else { return }
        for index in marked.indices { marked[index].remove(day) }
        if let mark { marked[mark.rawValue].insert(day) }
    }
}
