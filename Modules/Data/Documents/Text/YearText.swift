internal import TrackerDomain

/// The completed days of one year as text: months with days and ranges, `01:1-5,7,9-31 02:1-28`.
///
/// Each month passes as a word of bits, the lowest for its first day.
enum YearText {
    /// Reads a year's text; false where it is no such text or a day does not exist.
    ///
    /// Months and days may stand in any order and repeat themselves, as a person might write them.
    /// - Parameter insert: Takes days of a month as bits, the lowest for the given day.
    static func read(_ bytes: ArraySlice<UInt8>, year: Int, insert: (UInt64, Day) -> Void) -> Bool {
        bytes.withUnsafeBufferPointer { read($0, year: year, insert: insert) }
    }

    private static func read(
        _ text: UnsafeBufferPointer<UInt8>, year: Int, insert: (UInt64, Day) -> Void
    ) -> Bool {
        let newYear = Month(year: year, month: 1).first
        var scanner = YearTextScanner()
        repeat {
            let month = Month(year: year, month: scanner.month(in: text))
            guard (1...12).contains(month.month) else { return false }
            let length = month.length
            var bits: UInt64 = 0
            repeat {
                let run = scanner.run(in: text, upTo: length)
                guard run != 0 else { return false }
                bits |= run
            } while scanner.take(UInt8(ascii: ","), of: text)
            insert(bits, newYear + month.daysBefore)
        } while scanner.take(UInt8(ascii: " "), of: text)
        return scanner.isAtEnd(of: text)
    }

    /// The year that exactly four digits name, from 1900 to 2199.
    static func year(_ digits: some Collection<UInt8>) -> Int? {
        guard digits.count == 4, let year = DecimalDigits.value(digits), (1900...2199).contains(year) else {
            return nil
        }
        return year
    }

    /// Gives the texts of all years of a set one after the other, ascending; years without days have none.
    static func write(_ days: DaySet, _ take: (_ year: Int, _ text: ArraySlice<UInt8>) -> Void) {
        guard let first = days.first, let last = days.last else { return }
        var writer = YearTextWriter()
        for year in first.year...last.year {
            let text = writer.text(of: days, in: year)
            if !text.isEmpty { take(year, text) }
        }
    }

    /// The texts of all years of a set, ascending.
    static func write(_ days: DaySet) -> [(year: Int, text: String)] {
        var years: [(year: Int, text: String)] = []
        write(days) { years.append(($0, String(decoding: $1, as: UTF8.self))) }
        return years
    }
}
