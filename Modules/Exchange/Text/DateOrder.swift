internal import TrackerDomain

/// How the numbers of a date stand in a file.
///
/// The year first is told by its four digits, the day first by dots; with slashes, or with dashes before the year, it
/// is either, and other dates of the file tell.
enum DateOrder {
    case dayFirst, monthFirst

    /// Whether a date can be read only where the order is known.
    static func isOpen(_ date: some StringProtocol) -> Bool { DateNumbers(date)?.isOpen ?? false }

    /// The order that dates with slashes have, told by the one number that no month has; nil where none tells, or they
    /// contradict each other.
    init?(_ dates: some Sequence<String>) {
        var orders: Set<DateOrder> = []
        for date in dates {
            guard let numbers = DateNumbers(date), numbers.isOpen else { continue }
            if numbers.first > 12 { orders.insert(.dayFirst) }
            if numbers.second > 12 { orders.insert(.monthFirst) }
        }
        guard orders.count == 1, let order = orders.first else { return nil }
        self = order
    }
}

extension Day {
    /// Reads a date as other programs write it: `2026-11-20`, `2026/11/20`, `20.11.2026`, perhaps with a time behind it;
    /// `11/20/2026` where the order is known.
    init?(date text: some StringProtocol, order: DateOrder? = nil) {
        if let day = Day(iso: text) {
            self = day
            return
        }
        guard let numbers = DateNumbers(text) else { return nil }
        switch (numbers.form, order) {
        case (.yearFirst, _):
            self.init(year: numbers.first, month: numbers.second, day: numbers.third)
        case (.dots, _), (.open, .dayFirst):
            self.init(year: numbers.third, month: numbers.second, day: numbers.first)
        case (.open, .monthFirst):
            self.init(year: numbers.third, month: numbers.first, day: numbers.second)
        case (.open, nil): return nil
        }
    }
}

/// The three numbers of a date.
private struct DateNumbers {
    enum Form {
        case yearFirst, dots, open
    }

    let first: Int
    let second: Int
    let third: Int
    let form: Form

    var isOpen: Bool { form == .open }

    init?(_ text: some StringProtocol) {
        let bytes = Array(text.utf8.prefix(40))
        // A time stands behind a blank or a T.
        let date = bytes.prefix { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "T") }
        guard let separator = date.first(where: { !(0x30...0x39).contains($0) }),
            [UInt8(ascii: "-"), UInt8(ascii: "/"), UInt8(ascii: ".")].contains(separator)
        else { return nil }
        let parts = date.split(separator: separator, omittingEmptySubsequences: false)
        guard parts.count == 3, let first = DateNumbers.number(parts[0]),
            let second = DateNumbers.number(parts[1]), let third = DateNumbers.number(parts[2])
        else { return nil }
        (self.first, self.second, self.third) = (first, second, third)
        switch (parts[0].count, parts[1].count, parts[2].count) {
        case (4, 1...2, 1...2): form = .yearFirst
        case (1...2, 1...2, 4): form = separator == UInt8(ascii: ".") ? .dots : .open
        default: return nil
        }
    }

    private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
        guard (1...4).contains(digits.count), digits.allSatisfy({ (0x30...0x39).contains($0) }) else {
            return nil
        }
        return digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
    }
}
