/// A civil day of the proleptic Gregorian calendar: a date without time or zone.
///
/// Day 0 is Monday 3 January 2000, so that a week is a block of seven numbers.
public struct Day: Hashable, Sendable {
    /// Days since Monday 3 January 2000; negative before it.
    public let number: Int

    /// - Parameter number: Taken within ten million, some 27,000 years, so that no arithmetic of days overflows.
    public init(_ number: Int) {
        self.number = min(max(number, -10_000_000), 10_000_000)
    }

    /// The first day the product accepts: 1 January 1900.
    public static let earliest = Day(-36_526)
    /// The last day the product accepts: 31 December 2199.
    public static let latest = Day(73_046)

    /// True if the day is within the years 1900 to 2199 that the product accepts.
    public var isValid: Bool { self >= .earliest && self <= .latest }

    public var weekday: Weekday {
        let remainder = number % 7
        return Weekday.allCases[remainder < 0 ? remainder + 7 : remainder]
    }
}

extension Day: Comparable {
    // Without it days would be compared by their distance, which overflows between the farthest ones.
    public static func == (left: Day, right: Day) -> Bool { left.number == right.number }
    public static func < (left: Day, right: Day) -> Bool { left.number < right.number }
}

extension Day: Strideable {
    public func distance(to other: Day) -> Int { other.number - number }
    public func advanced(by days: Int) -> Day { Day(number + days) }

    public static func + (day: Day, days: Int) -> Day { Day(day.number + days) }
    public static func - (day: Day, days: Int) -> Day { Day(day.number - days) }
    public static func - (left: Day, right: Day) -> Int { left.number - right.number }
}
