internal import TrackerDomain

/// The completed days of one year as text: months with days and ranges, `01:1-5,7,9-31 02:1-28`.
enum YearText {
    /// Reads a year's text into a set; false where it is no such text or a day does not exist.
    ///
    /// Months and days may stand in any order and repeat themselves, as a person might write them.
    static func read(_ text: some StringProtocol, year: Int, into days: inout DaySet) -> Bool {
        var scanner = YearTextScanner(text)
        repeat {
            guard let number = scanner.number(), scanner.take(UInt8(ascii: ":")),
                let first = Day(year: year, month: number, day: 1)
            else { return false }
            let length = Month(year: year, month: number).length
            repeat {
                guard let run = scanner.range(), run.lowerBound >= 1, run.upperBound <= length else {
                    return false
                }
                days.insert(first + (run.lowerBound - 1)...first + (run.upperBound - 1))
            } while scanner.take(UInt8(ascii: ","))
        } while scanner.take(UInt8(ascii: " "))
        return scanner.isAtEnd
    }

    /// The texts of all years of a set, ascending.
    static func write(_ days: DaySet) -> [(year: Int, text: String)] {
        var writer = YearTextWriter()
        for day in days { writer.append(day) }
        return writer.finish()
    }
}
