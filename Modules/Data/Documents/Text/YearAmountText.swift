internal import TrackerDomain

/// The amounts of one year as text: months with days and their amounts, `01:3=5,4=2.5 02:1=7.25`.
enum YearAmountText {
    /// Adds the amounts of a year's text; false if it is malformed, or a day does not exist or has an amount already.
    ///
    /// Months and days may be in any order, as a person might write them.
    static func read(_ text: String, year: Int, into amounts: inout DayMap<Amount>) -> Bool {
        var text = text
        return text.withUTF8 { read($0, year: year, into: &amounts) }
    }

    private static func read(
        _ text: UnsafeBufferPointer<UInt8>, year: Int, into amounts: inout DayMap<Amount>
    ) -> Bool {
        var reader = YearTextReader(text)
        repeat {
            guard let number = reader.takeNumber(), (1...12).contains(number), reader.take(":") else {
                return false
            }
            let month = Month(year: year, month: number)
            let (first, length) = (month.first, month.length)
            repeat {
                guard let day = reader.takeNumber(), 1 <= day, day <= length, reader.take("="),
                    let amount = reader.takeAmount(), amounts.insert(amount, on: first + (day - 1))
                else { return false }
            } while reader.take(",")
        } while reader.take(" ")
        return reader.isAtEnd
    }

    /// The texts of all years that have amounts.
    static func write(_ amounts: DayMap<Amount>) -> [String: String] {
        var texts: [String: String] = [:]
        var rest = amounts.entries[...]
        while let year = rest.first?.day.year {
            let last = Month(year: year, month: 12).last
            let entries = rest.prefix { $0.day <= last }
            texts[String(year)] = text(of: entries)
            rest = rest.dropFirst(entries.count)
        }
        return texts
    }

    private static func text(of entries: ArraySlice<DayMap<Amount>.Entry>) -> String {
        var text: [UInt8] = []
        var month = 0
        for entry in entries {
            let date = entry.day.components
            if date.month != month { YearText.beginMonth(date.month, in: &text) }
            text.append(UInt8(ascii: date.month == month ? "," : ":"))
            month = date.month
            YearText.appendNumber(date.day, to: &text)
            text.append(UInt8(ascii: "="))
            text += entry.value.text.utf8
        }
        return String(decoding: text, as: UTF8.self)
    }
}

extension YearTextReader {
    /// Reads at most seven digits and at most three decimals; nil if there are none, or the amount is too great.
    @inline(__always)
    fileprivate mutating func takeAmount() -> Amount? {
        guard let whole = takeNumber(digits: 7) else { return nil }
        guard take(".") else { return Amount(thousandths: whole * 1000) }
        let start = position
        guard let fraction = takeNumber(digits: 3) else { return nil }
        let scale =
            switch position - start {
            case 1: 100
            case 2: 10
            default: 1
            }
        return Amount(thousandths: whole * 1000 + fraction * scale)
    }
}
