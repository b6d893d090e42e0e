internal import TrackerDomain
internal import TrackerPresentation

/// The orders in which day, month and year may stand.
struct DateOrders: OptionSet, Hashable {
    let rawValue: UInt8

    init(rawValue: UInt8) { self.rawValue = rawValue }

    static let dayFirst = DateOrders(rawValue: 1)
    static let monthFirst = DateOrders(rawValue: 2)
    static let yearFirst = DateOrders(rawValue: 4)
    static let all: DateOrders = [.dayFirst, .monthFirst, .yearFirst]

    fileprivate static let each: [DateOrders] = [.dayFirst, .monthFirst, .yearFirst]

    /// Those in which each date is a day; a date that is none in all that are left does not count.
    init(of dates: some Sequence<WrittenDate>) {
        self = .all
        for date in dates where date.isOpen { narrow(by: date) }
    }

    mutating func narrow(by date: WrittenDate) {
        let left = intersection(date.possible)
        if date.isOpen, !left.isEmpty { self = left }
    }

    /// The day of a cell, and whether a zone stands behind it.
    ///
    /// - Throws: `day`, `ambiguousDay`.
    func day(_ cell: ArraySlice<UInt8>) throws(BrokenLine.Problem) -> (day: Day, hasZone: Bool) {
        if let day = Day(utf8: cell) { return (day, false) }
        func text() -> String { String(decoding: cell, as: UTF8.self) }
        let date = WrittenDate(cell)
        let days = date?.days(in: self) ?? []
        guard let date, let day = days.first else { throw .day(text()) }
        guard days.count == 1 else { throw .ambiguousDay(text(), dayFirst: day, monthFirst: days[1]) }
        return (day, date.hasZone)
    }
}

/// A date as any program writes it: day, month and year, perhaps with a weekday, a time and a zone.
///
/// The month is a number or its name, the year has four digits, or two at the end, or before dashes. Numbers are divided by
/// `-`, `/`, `.` or blanks, or are eight digits in one piece.
struct WrittenDate {
    /// Longer than any date with its time and the name of its zone.
    private static let maxBytes = 96

    private let numbers: [Int]
    /// The orders that its form allows.
    private let orders: DateOrders
    private let hasShortYear: Bool
    /// True if a zone stands behind its time.
    let hasZone: Bool

    /// Nil for any other text; a date that does not exist, such as 30 February, is one.
    init?(_ cell: some Collection<UInt8>) {
        let digits = (6...Self.maxBytes).contains(cell.count) ? cell.count(where: Self.isDigit) : 0
        // Numbers are many: but for one in eight digits, something divides the parts of a date.
        guard digits >= 8 || digits > 2 && cell.count - digits > 1 else { return nil }
        var rest = DatePart.all(of: cell)[...]
        if let first = rest.first, first.number == nil, rest.count > 1, first.isWeekday { rest.removeFirst() }
        let isCompact = rest.first?.digits == 8
        guard let date = Self.date(&rest), let time = DateTail(rest, isCompact: isCompact) else { return nil }
        (numbers, orders, hasShortYear) = date
        hasZone = time.hasZone
    }

    /// True if its form does not tell the order.
    var isOpen: Bool { orders.rawValue.nonzeroBitCount > 1 }

    /// The orders in which it is a day.
    var possible: DateOrders {
        DateOrders(DateOrders.each.filter { orders.contains($0) && day(in: $0) != nil })
    }

    /// The days that it may be in some orders, each once; its own form outranks them.
    func days(in given: DateOrders = .all) -> [Day] {
        let meant = isOpen ? orders.intersection(given) : orders
        return DateOrders.each.filter(meant.contains).compactMap(day).reduce(into: []) { days, day in
            if !days.contains(day) { days.append(day) }
        }
    }

    private func day(in order: DateOrders) -> Day? {
        let (year, month, day) =
            switch order {
            case .yearFirst: (numbers[0], numbers[1], numbers[2])
            case .dayFirst: (numbers[2], numbers[1], numbers[0])
            default: (numbers[2], numbers[0], numbers[1])
            }
        // The POSIX rule for years of two digits.
        return Day(year: hasShortYear ? year + (year < 69 ? 2000 : 1900) : year, month: month, day: day)
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

    /// Takes the three parts of a date from the beginning.
    private static func date(
        _ rest: inout ArraySlice<DatePart>
    ) -> (numbers: [Int], orders: DateOrders, hasShortYear: Bool)? {
        if let first = rest.first, first.digits == 8, let number = first.number {
            rest.removeFirst()
            return ([number / 10_000, number / 100 % 100, number % 100], .yearFirst, false)
        }
        var parts: [DatePart] = []
        while parts.count < 3, let part = rest.popFirst() {
            parts.append(part)
            if part.number != nil, let next = rest.first, next.gap.isEmpty, next.isOrdinal {
                rest.removeFirst()
            }
        }
        guard parts.count == 3, parts[0].gap.allSatisfy({ " ,.".utf8.contains($0) }) else { return nil }
        let digits = parts.map(\.digits)
        if let month = parts.firstIndex(where: { $0.number == nil }) {
            guard let number = DateText.month(named: parts[month].word), parts.allSatisfy(\.isDivided) else {
                return nil
            }
            var numbers = parts.map { $0.number ?? number }
            switch (month, digits[0], digits[1], digits[2]) {
            case (1, 1...2, _, 2), (1, 1...2, _, 4): return (numbers, .dayFirst, digits[2] == 2)
            case (0, _, 1...2, 2), (0, _, 1...2, 4): return (numbers, .monthFirst, digits[2] == 2)
            case (1, 4, _, 1...2): return (numbers, .yearFirst, false)
            case (2, 4, 1...2, _):
                numbers.swapAt(1, 2)
                return (numbers, .yearFirst, false)
            default: return nil
            }
        }
        guard let sign = parts[1].divider, parts[2].divider == sign else { return nil }
        let numbers = parts.compactMap(\.number)
        let isDotted = sign == UInt8(ascii: ".")
        switch (digits[0], digits[1], digits[2]) {
        case (4, 1...2, 1...2): return (numbers, .yearFirst, false)
        case (1...2, 1...2, 4): return (numbers, isDotted ? .dayFirst : [.dayFirst, .monthFirst], false)
        case (1...2, 1...2, 2) where sign != UInt8(ascii: " "):
            let isDashed = sign == UInt8(ascii: "-") && digits[0] == 2
            return (numbers, isDotted ? .dayFirst : isDashed ? .all : [.dayFirst, .monthFirst], true)
        default: return nil
        }
    }
}

extension Day {
    /// Reads a date of another program; nil for any other text, and for one that may be several days.
    init?(date text: some StringProtocol, in orders: DateOrders = .all) {
        self.init(date: Array(text.utf8)[...], in: orders)
    }

    init?(date cell: ArraySlice<UInt8>, in orders: DateOrders) {
        if let day = Day(utf8: cell) {
            self = day
            return
        }
        guard let days = WrittenDate(cell)?.days(in: orders), days.count == 1 else { return nil }
        self = days[0]
    }
}
