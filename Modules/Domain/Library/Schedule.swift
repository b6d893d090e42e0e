/// The rule by which a habit is planned; a new kind of rule is one more case.
public enum Schedule: Hashable, Sendable {
    /// Planned on each of these weekdays; never empty.
    case weekdays(WeekdaySet)

    /// The weekdays of the rule.
    public var weekdays: WeekdaySet {
        switch self {
        case .weekdays(let set): set
        }
    }

    /// Whether no day is ever planned, as no habit may be.
    public var isEmpty: Bool {
        switch self {
        case .weekdays(let set): set.isEmpty
        }
    }

    public func includes(_ day: Day) -> Bool { weekdays.contains(day.weekday) }

    /// The planned days of a 64-day word.
    ///
    /// Multiplying a week's 7 bits by 1 + 2⁷ + 2¹⁴ + … repeats them over the word; as 64 = 9 × 7 + 1,
    /// each word begins one weekday later than the one before.
    func plannedBits(inWord word: Int) -> UInt64 {
        let remainder = word % 7
        let offset = UInt64(remainder < 0 ? remainder + 7 : remainder)
        let week = UInt64(weekdays.rawValue)
        let rotated = (week >> offset | week << (7 - offset)) & 0x7F
        return rotated &* 0x8102_0408_1020_4081
    }

    /// The planned days of 64-day words.
    func plannedWords(in words: ClosedRange<Int>) -> [UInt64] {
        var bits = plannedBits(inWord: words.lowerBound)
        var result = [UInt64](repeating: bits, count: words.count)
        for place in result.indices.dropFirst() {
            // Each word begins one weekday later; its last day has the weekday of day 57 of the one before.
            bits = bits >> 1 | (bits & 1 << 57) << 6
            result[place] = bits
        }
        return result
    }
}

/// The text of a rule in files: the codes of its weekdays, Monday first, joined by commas.
extension Schedule {
    public init?(text: some StringProtocol) {
        let codes = text.split(separator: ",", omittingEmptySubsequences: false)
        let weekdays = codes.compactMap { Weekday(code: String($0)) }
        guard weekdays.count == codes.count else { return nil }
        self = .weekdays(WeekdaySet(weekdays))
    }

    public var text: String {
        switch self {
        case .weekdays(let set): set.members.map(\.code).joined(separator: ",")
        }
    }
}
