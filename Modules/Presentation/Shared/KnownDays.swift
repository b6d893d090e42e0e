package import TrackerDomain

extension Day {
    /// The nearest day that the product supports.
    package var clamped: Day { min(max(self, .earliest), .latest) }

    /// The day some days later, or the nearest one that the product supports.
    func moved(by days: Int) -> Day {
        let all = Day.latest - Day.earliest
        return (clamped + days.clamped(to: -all...all)).clamped
    }

    /// The same day of the month some months later, or the last day of a shorter month, within the days that the product
    /// supports.
    package func turned(byMonths count: Int) -> Day {
        let month = Month(containing: self).turned(by: count)
        return month.first + (min(day, month.length) - 1)
    }
}

extension Month {
    /// The month `count` months later, within the days that the product supports.
    func turned(by count: Int) -> Month {
        let (first, last) = (Month(containing: .earliest), Month(containing: .latest))
        let all = 12 * (last.year - first.year + 1)
        return min(max(adding(count.clamped(to: -all...all)), first), last)
    }
}
