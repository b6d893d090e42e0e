internal import TrackerDomain

/// The completed days of one year as text: months with days and ranges, `01:1-5,7,9-31 02:1-28`.
///
/// Each month passes as a word of bits, the lowest for its first day.
enum YearText {
    /// Reads a year's text into a set; false where it is no such text or a day does not exist.
    ///
    /// Months and days may stand in any order and repeat themselves, as a person might write them.
    static func read(_ text: ArraySlice<UInt8>, year: Int, into days: inout DaySet) -> Bool {
        var scanner = YearTextScanner(text)
        repeat {
            guard let number = scanner.number(), (1...12).contains(number), scanner.take(UInt8(ascii: ":"))
            else {
                return false
            }
            let month = Month(year: year, month: number)
            var bits: UInt64 = 0
            repeat {
                guard let run = scanner.run(upTo: month.length) else { return false }
                bits |= run
            } while scanner.take(UInt8(ascii: ","))
            days.insert(bits: bits, from: month.first)
        } while scanner.take(UInt8(ascii: " "))
        return scanner.isAtEnd
    }

    /// The year that a key of exactly four digits names, from 1900 to 2199.
    static func year(_ key: String) -> Int? {
        guard key.utf8.count == 4, let year = Int(key), (1900...2199).contains(year) else { return nil }
        return year
    }

    /// The texts of all years of a set, ascending.
    static func write(_ days: DaySet) -> [(year: Int, text: String)] {
        guard let first = days.first, let last = days.last else { return [] }
        var writer = YearTextWriter()
        var month = Month(containing: first)
        let lastMonth = Month(containing: last)
        while month <= lastMonth {
            let mask: UInt64 = 1 << UInt64(month.length) - 1
            writer.append(days.bits(from: month.first) & mask, of: month)
            month = month.adding(1)
        }
        return writer.finish()
    }
}
