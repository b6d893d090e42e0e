internal import TrackerDomain

/// The order of the numbers in a file's dates.
///
/// Four digits show that the year is first, dots that the day is; with slashes, or with dashes before the year,
/// the file's other dates decide.
enum DateOrder {
    case dayFirst, monthFirst

    /// True if a date can be read only if the order is known.
    static func isOpen(_ date: some StringProtocol) -> Bool { DateNumbers(date)?.isOpen ?? false }

    /// Both possible days of a date of unknown order; nil if only one is possible, or none.
    static func twoDays(_ date: some StringProtocol) -> (dayFirst: Day, monthFirst: Day)? {
        guard isOpen(date), let dayFirst = Day(date: date, order: .dayFirst),
            let monthFirst = Day(date: date, order: .monthFirst), dayFirst != monthFirst
        else { return nil }
        return (dayFirst, monthFirst)
    }

    /// Finds the order of dates with slashes by the first number that is no month; nil if there is none.
    init?(_ dates: some Sequence<String>) {
        for date in dates {
            guard let numbers = DateNumbers(date), numbers.isOpen else { continue }
            if numbers.first > 12 {
                self = .dayFirst
                return
            }
            if numbers.second > 12 {
                self = .monthFirst
                return
            }
        }
        return nil
    }
}

extension Day {
    /// Reads a date of another program: `2026-11-20`, `2026/11/20`, `20.11.2026`, `20261120`, `November 20, 2026`,
    /// optionally with a time.
    ///
    /// Reads `11/20/2026` if the order is known, or only one day is possible. A year may have two digits after
    /// dots and slashes, but not after dashes, since it could be first there.
    init?(date text: some StringProtocol, order: DateOrder? = nil) {
        if let day = Day(iso: text) {
            self = day
            return
        }
        guard let numbers = DateNumbers(text) else {
            guard let day = Day(compact: text) ?? Day(monthInWords: text) else { return nil }
            self = day
            return
        }
        switch (numbers.format, order) {
        case (.yearFirst, _):
            self.init(year: numbers.first, month: numbers.second, day: numbers.third)
        case (.dots, _), (.open, .dayFirst):
            self.init(year: numbers.third, month: numbers.second, day: numbers.first)
        case (.open, .monthFirst):
            self.init(year: numbers.third, month: numbers.first, day: numbers.second)
        case (.open, nil):
            let dayFirst = Day(date: text, order: .dayFirst)
            let monthFirst = Day(date: text, order: .monthFirst)
            guard dayFirst == nil || monthFirst == nil || dayFirst == monthFirst,
                let only = dayFirst ?? monthFirst
            else { return nil }
            self = only
        }
    }
}

/// The three numbers of a date.
private struct DateNumbers {
    enum Format {
        case yearFirst, dots, open
    }

    let first: Int
    let second: Int
    private(set) var third: Int
    let format: Format

    var isOpen: Bool { format == .open }

    init?(_ text: some StringProtocol) {
        var parts: [(value: Int, digits: Int)] = [(0, 0)]
        var separator: UInt8?
        // A blank or a T precedes a time.
        for byte in text.utf8 where byte != UInt8(ascii: " ") || parts[0].digits > 0 {
            if byte == UInt8(ascii: " ") || byte == UInt8(ascii: "T") { break }
            if (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) {
                parts[parts.count - 1].value = parts[parts.count - 1].value * 10 + Int(byte & 0xF)
                parts[parts.count - 1].digits += 1
                guard parts[parts.count - 1].digits <= 4 else { return nil }
            } else {
                let isKnown =
                    byte == UInt8(ascii: "-") || byte == UInt8(ascii: "/") || byte == UInt8(ascii: ".")
                guard isKnown, separator ?? byte == byte, parts.count < 3 else { return nil }
                separator = byte
                parts.append((0, 0))
            }
        }
        guard parts.count == 3 else { return nil }
        (first, second, third) = (parts[0].value, parts[1].value, parts[2].value)
        switch (parts[0].digits, parts[1].digits, parts[2].digits) {
        case (4, 1...2, 1...2): format = .yearFirst
        case (1...2, 1...2, 4): format = separator == UInt8(ascii: ".") ? .dots : .open
        case (1...2, 1...2, 2) where separator != UInt8(ascii: "-"):
            format = separator == UInt8(ascii: ".") ? .dots : .open
            // The POSIX rule for years of two digits.
            third += third < 69 ? 2000 : 1900
        default: return nil
        }
    }
}
