// An extension for this value type: a library may have hundreds of thousands of amounts.

extension DayMap<Amount> {
    /// Adds an amount to a day; returns false if the day has one.
    package mutating func insert(_ amount: Amount, on day: Day) -> Bool {
        if let last = entries.last, last.day >= day {
            guard self[day] == nil else { return false }
            self[day] = amount
        } else {
            entries.append(Entry(day: day, value: amount))
        }
        return true
    }
}
