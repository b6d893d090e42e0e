/// A set of days of the month; bit 0 is the first.
public struct MonthDaySet: OptionSet, Hashable, Sendable {
    public static let days = 1...31

    public let rawValue: UInt32

    /// Drops bits beyond the 31st.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue & 0x7FFF_FFFF
    }

    /// Drops numbers other than 1 to 31.
    public init(_ days: [Int]) {
        rawValue = days.filter(MonthDaySet.days.contains).reduce(0) { $0 | 1 << UInt32($1 - 1) }
    }

    /// The last day of every month.
    public static let last = MonthDaySet([31])

    /// 1 to 31, ascending; 31 is the last day of every month.
    public var members: [Int] { MonthDaySet.days.filter { rawValue & 1 << UInt32($0 - 1) != 0 } }

    /// The days in a month; a day that the month lacks falls on its last one.
    func days(in month: Month) -> [Day] { members.map { month.first + (min($0, month.length) - 1) } }
}
