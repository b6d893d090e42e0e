extension DaySet {
    /// The days in a row with a day; nil if the set lacks it.
    package func span(around day: Day) -> ClosedRange<Day>? {
        guard contains(day) else { return nil }
        var (first, last) = (day, day)
        while contains(first - 1) { first = first - 1 }
        while contains(last + 1) { last = last + 1 }
        return first...last
    }

    /// The earliest day of the set after a day.
    package func first(after day: Day) -> Day? {
        let near = bits(from: day + 1)
        if near != 0 { return day + 1 + near.trailingZeroBitCount }
        guard let last, day + 64 < last else { return nil }
        return intersection(day + 65...last).first
    }
}
