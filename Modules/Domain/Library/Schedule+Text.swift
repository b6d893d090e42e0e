/// The text of a rule in files.
///
/// The codes of its weekdays, Monday first, joined by commas; `every 3 days from 2026-11-20`; `month 1,15`; `3 a
/// week`, `2 a month`, `4 in 10 days from 2026-11-20`; of sums `at least 30 km a week` (`PeriodGoal`); `whenever`.
extension Schedule {
    public init?(text: String) {
        // Nearly all rules of a library are a list of weekdays: splitting it would cost time for nothing.
        guard text.utf8.contains(UInt8(ascii: " ")) else {
            if text == Self.wheneverText {
                self = .whenever
                return
            }
            guard let weekdays = WeekdaySet(codes: text) else { return nil }
            self = .weekdays(weekdays)
            return
        }
        let words = Substring(text).splitAtBlanks()
        let rule: Schedule? =
            switch words.count {
            case 2 where words[0] == "month": MonthDaySet(numbers: words[1]).map { .monthDays($0) }
            case 3 where words[1] == "a":
                Period(unit: words[1...]).flatMap { Quota(words[0], in: $0) }.map { .quota($0) }
            case 5 where words[0] == "every": DayGrid(words[1...]).map { .interval($0) }
            case 6 where words[1] == "in":
                Period(grid: words[1...]).flatMap { Quota(words[0], in: $0) }.map { .quota($0) }
            default: PeriodGoal(text: text).map { .sum($0) }
            }
        guard let rule else { return nil }
        self = rule
    }

    public var text: String {
        switch self {
        case .weekdays(let set): set.members.map(\.code).joined(separator: ",")
        case .interval(let grid): "every \(grid.text)"
        case .monthDays(let set): "month " + set.members.map(String.init).joined(separator: ",")
        case .quota(let quota): "\(quota.times) \(quota.period.text)"
        case .sum(let sum): sum.text
        case .whenever: Self.wheneverText
        }
    }

    private static let wheneverText = "whenever"

    private typealias Period = Quota.Period
}

extension Quota {
    fileprivate init?(_ times: Substring, in period: Period) {
        guard let times = Int(digits: times) else { return nil }
        self.init(times, in: period)
    }
}

extension DayGrid {
    /// Reads `3 days from 2026-11-20`.
    init?(_ words: ArraySlice<Substring>) {
        let words = Array(words)
        guard words.count == 4, words[1] == "days", words[2] == "from", let length = Int(digits: words[0]),
            let day = Day(iso: words[3])
        else { return nil }
        self.init(every: length, from: day)
    }

    var text: String { "\(length) days" + (from.map { " from \($0.iso)" } ?? "") }
}

extension MonthDaySet {
    fileprivate init?(numbers text: Substring) {
        let parts = text.split(separator: ",", omittingEmptySubsequences: false)
        let numbers = parts.compactMap { Int(digits: $0) }.filter(MonthDaySet.days.contains)
        guard numbers.count == parts.count else { return nil }
        self.init(numbers)
    }
}

extension WeekdaySet {
    fileprivate init?(codes text: String) {
        var weekdays: [Weekday] = []
        for code in text.utf8.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false) {
            let named = Weekday.allCases.first { $0.code.utf8.elementsEqual(code) }
            guard let named else { return nil }
            weekdays.append(named)
        }
        self.init(weekdays)
    }
}

extension Int {
    /// A number of one to nine digits, without a sign or a zero in front.
    init?(digits text: some StringProtocol) {
        guard (1...9).contains(text.utf8.count), text.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
            text.utf8.count == 1 || text.utf8.first != UInt8(ascii: "0")
        else { return nil }
        self.init(text)
    }
}
