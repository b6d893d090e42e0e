/// A month of a year.
public struct Month: Hashable, Sendable {
    public let year: Int
    /// 1 for January to 12 for December.
    public let month: Int

    public init(year: Int, month: Int) {
        self.year = year
        self.month = month
    }

    public init(containing day: Day) {
        let components = day.components
        self.init(year: components.year, month: components.month)
    }

    /// 28 to 31 days.
    public var length: Int {
        switch month {
        case 4, 6, 9, 11: 30
        case 2: isLeapYear ? 29 : 28
        default: 31
        }
    }

    public var first: Day { Day.unchecked(year: year, month: month, day: 1) }
    public var last: Day { first + (length - 1) }
    public var days: ClosedRange<Day> { first...last }

    /// `YYYY-MM`.
    public var iso: String { "\(String(year, digits: 4))-\(String(month, digits: 2))" }

    /// The month `count` months later, or earlier if negative.
    public func adding(_ count: Int) -> Month {
        let months = year * 12 + month - 1 + count
        let remainder = months % 12
        let index = remainder < 0 ? remainder + 12 : remainder
        return Month(year: (months - index) / 12, month: index + 1)
    }

    private var isLeapYear: Bool { year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) }
}

extension Month: Comparable {
    public static func < (left: Month, right: Month) -> Bool {
        (left.year, left.month) < (right.year, right.month)
    }
}
