internal import TrackerDomain

/// The amounts of one year as text: months with days and how much each has, `01:3=5,4=2.5 02:1=7.25`.
enum AmountText {
    /// Adds what a year's text says; false where it is no such text, or a day does not exist or stands there twice.
    ///
    /// Months and days may stand in any order, as a person might write them.
    static func read(_ text: [UInt8], year: Int, into amounts: inout DayMap<Amount>) -> Bool {
        let newYear = Month(year: year, month: 1).first
        /// The first for New Year's Day: whatever their order in the text, days are added one after the other.
        var days = [Amount?](repeating: nil, count: 366)
        var reader = YearTextReader(text)
        repeat {
            guard let number = reader.takeNumber(), (1...12).contains(number), reader.take(":") else {
                return false
            }
            let month = Month(year: year, month: number)
            let (start, length) = (month.first - newYear, month.length)
            repeat {
                guard let day = reader.takeNumber(), 1 <= day, day <= length, reader.take("="),
                    let amount = reader.takeAmount(), days[start + day - 1] == nil
                else { return false }
                days[start + day - 1] = amount
            } while reader.take(",")
        } while reader.take(" ")
        guard reader.isAtEnd else { return false }
        for (place, amount) in days.enumerated() {
            if let amount { amounts[newYear + place] = amount }
        }
        return true
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
    /// Digits, at most seven, and at most three more behind a point; nil where there are none, or it is too much.
    fileprivate mutating func takeAmount() -> Amount? {
        guard let whole = takeNumber(digits: 7) else { return nil }
        guard take(".") else { return Amount(thousandths: whole * 1000) }
        let start = position
        guard var fraction = takeNumber(digits: 3) else { return nil }
        for _ in position..<start + 3 { fraction *= 10 }
        return Amount(thousandths: whole * 1000 + fraction)
    }
}
