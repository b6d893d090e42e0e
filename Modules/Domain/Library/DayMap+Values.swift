// One extension for each value type: generic code is a hundred times as slow when called from another module.

extension DayMap<Amount> {
    /// Adds an amount to a day; returns false if the day has one.
    package mutating func insert(_ amount: Amount, on day: Day) -> Bool {
        if let last = days.last, last >= day {
            guard self[day] == nil else { return false }
            self[day] = amount
        } else {
            days.insert(day)
            values.append(amount)
        }
        return true
    }

    /// Adds amounts to days among the 64 from a day on, in the format of `DaySet.bits(from:)`; returns false if one has an
    /// amount.
    package mutating func insert(_ amounts: [Amount], bits: UInt64, from start: Day) -> Bool {
        if let last = days.last, last >= start {
            var days = DaySet()
            days.insert(bits: bits, from: start)
            return zip(days, amounts).allSatisfy { insert($1, on: $0) }
        }
        days.insert(bits: bits, from: start)
        values += amounts
        return true
    }
}

extension DayMap<Note> {
    /// Takes days in ascending order with their notes; nil if they do not ascend.
    package init?(ascending notes: [(day: Day, note: Note)]) {
        for (day, note) in notes {
            if let last = days.last, last >= day { return nil }
            days.insert(day)
            values.append(note)
        }
    }
}
