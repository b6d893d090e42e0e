internal import TrackerDomain

/// What a day of a habit holds in another program.
struct DraftDay: Hashable {
    enum Mark: Hashable {
        case done, notDone, skipped
        /// Of a pause that is over.
        case rested
    }

    /// Where there is none, the amount tells.
    var mark: Mark?
    var amount: Amount?
    /// Neither cleaned nor cut.
    var note: String?
}

/// What the days of a habit hold in another program, kept as tightly as the library keeps it.
struct DraftDays: Hashable {
    private(set) var done = DaySet()
    private(set) var notDone = DaySet()
    private(set) var skipped = DaySet()
    private(set) var rested = DaySet()
    private(set) var amounts: [Day: Amount] = [:]
    private(set) var notes: [Day: String] = [:]

    init() {}

    subscript(day: Day) -> DraftDay? {
        get {
            let found = DraftDay(mark: mark(on: day), amount: amounts[day], note: notes[day])
            return found == DraftDay() ? nil : found
        }
        set {
            setMark(newValue?.mark, on: day)
            if amounts[day] != newValue?.amount { amounts[day] = newValue?.amount }
            if notes[day] != newValue?.note { notes[day] = newValue?.note }
        }
    }

    subscript(day: Day, default fallback: DraftDay) -> DraftDay {
        get { self[day] ?? fallback }
        set { self[day] = newValue }
    }

    /// The days that hold anything.
    var all: DaySet {
        var all = done
        for days in [notDone, skipped, rested, DaySet(amounts.keys), DaySet(notes.keys)] {
            all.formUnion(days)
        }
        return all
    }

    var isEmpty: Bool { all.isEmpty }

    /// Where all numbers are 0 and 1, they are not done and done.
    mutating func takeZerosAndOnesAsMarks() {
        guard amounts.values.allSatisfy({ $0 == .zero || $0 == .one }) else { return }
        for (day, amount) in amounts { setMark(amount == .one ? .done : .notDone, on: day) }
        amounts = [:]
    }

    func mark(on day: Day) -> DraftDay.Mark? {
        if done.contains(day) { return .done }
        if skipped.contains(day) { return .skipped }
        if rested.contains(day) { return .rested }
        return notDone.contains(day) ? .notDone : nil
    }

    private mutating func setMark(_ mark: DraftDay.Mark?, on day: Day) {
        guard mark != self.mark(on: day) else { return }
        done.remove(day)
        notDone.remove(day)
        skipped.remove(day)
        rested.remove(day)
        switch mark {
        case .done: done.insert(day)
        case .notDone: notDone.insert(day)
        case .skipped: skipped.insert(day)
        case .rested: rested.insert(day)
        case nil: break
        }
    }
}

extension DraftDays: ExpressibleByDictionaryLiteral {
    init(dictionaryLiteral elements: (Day, DraftDay)...) {
        for (day, content) in elements { self[day] = content }
    }
}
