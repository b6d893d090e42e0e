/// The rule by which a habit is planned; a new kind of rule is one more case.
public enum Schedule: Hashable, Sendable {
    /// Planned on each of these weekdays; empty only while a person is choosing.
    case weekdays(WeekdaySet)

    /// Whether no day is ever planned, as no habit may be.
    public var isEmpty: Bool {
        switch self {
        case .weekdays(let set): set.isEmpty
        }
    }
}

/// The text of a rule in files: the codes of its weekdays, Monday first, joined by commas.
extension Schedule {
    public init?(text: String) {
        let codes = text.utf8.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
        let weekdays = codes.compactMap { Weekday(code: String(Substring($0))) }
        guard weekdays.count == codes.count else { return nil }
        self = .weekdays(WeekdaySet(weekdays))
    }

    public var text: String {
        switch self {
        case .weekdays(let set): set.members.map(\.code).joined(separator: ",")
        }
    }
}
