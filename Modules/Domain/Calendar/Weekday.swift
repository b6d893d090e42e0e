/// A day of the week; Monday is 0, as in ISO 8601.
public enum Weekday: Int, CaseIterable, Sendable {
    case monday, tuesday, wednesday, thursday, friday, saturday, sunday

    /// The three-letter code in files and scripts: `mon` to `sun`.
    public var code: String {
        switch self {
        case .monday: "mon"
        case .tuesday: "tue"
        case .wednesday: "wed"
        case .thursday: "thu"
        case .friday: "fri"
        case .saturday: "sat"
        case .sunday: "sun"
        }
    }

    public init?(code: String) {
        guard let weekday = Weekday.allCases.first(where: { $0.code == code }) else { return nil }
        self = weekday
    }

    /// The days from the last such weekday as the other, 0 to 6.
    public func days(after other: Weekday) -> Int { (rawValue - other.rawValue + 7) % 7 }

    /// The seven days in the order of a week that begins with this day.
    public var week: [Weekday] {
        Array(Weekday.allCases[rawValue...] + Weekday.allCases[..<rawValue])
    }
}
