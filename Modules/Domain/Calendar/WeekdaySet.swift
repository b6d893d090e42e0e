/// A set of weekdays in one byte; bit 0 is Monday.
public struct WeekdaySet: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8

    /// Drops bits beyond Sunday.
    public init(rawValue: UInt8) {
        self.rawValue = rawValue & 0x7F
    }

    public init(_ weekdays: [Weekday]) {
        rawValue = weekdays.reduce(0) { $0 | 1 << UInt8($1.rawValue) }
    }

    public static let everyDay = WeekdaySet(rawValue: 0b1111111)
    /// Monday to Friday.
    public static let weekdays = WeekdaySet(rawValue: 0b0011111)
    /// Saturday and Sunday.
    public static let weekends = WeekdaySet(rawValue: 0b1100000)

    public func contains(_ weekday: Weekday) -> Bool {
        rawValue & 1 << UInt8(weekday.rawValue) != 0
    }

    /// The weekdays of the set, Monday first.
    public var members: [Weekday] { Weekday.allCases.filter(contains) }
}
