internal import TrackerDomain

/// The amounts of one year as text: months with days and their amounts, `01:3=5,4=2.5 02:1=7.25`.
enum YearAmountText {
    /// Adds the amounts of a year's text; false if it is malformed, or a day does not exist or has an amount already.
    ///
    /// Months and days may be in any order, as a person might write them.
    static func read(_ text: ArraySlice<UInt8>, year: Int, into amounts: inout DayMap<Amount>) -> Bool {
        text.withUnsafeBufferPointer { read($0, year: year, into: &amounts) }
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
            /// The days with new amounts as bits, the lowest for the first of the month.
            var bits: UInt64 = 0
            var new: [Amount] = []
            new.reserveCapacity(length)
            repeat {
                guard let day = reader.takeNumber(), 1 <= day, day <= length, reader.take("="),
                    let amount = reader.takeAmount()
                else { return false }
                let bit: UInt64 = 1 << UInt64(day - 1)
                if bit <= bits {
                    guard amounts.insert(new, bits: bits, from: first) else { return false }
                    (bits, new) = (0, [])
                }
                bits |= bit
                new.append(amount)
            } while reader.take(",")
            guard amounts.insert(new, bits: bits, from: first) else { return false }
        } while reader.take(" ")
        return reader.isAtEnd
    }

    /// The texts of all years that have amounts.
    static func write(_ amounts: DayMap<Amount>) -> TextsByKey {
        var texts = TextsByKey()
        guard let start = amounts.days.first else { return texts }
        var month = Month(containing: start)
        var (days, text): (ClosedRange<Day>, [UInt8]) = (month.days, [])
        YearText.beginMonth(month.month, in: &text)
        var sign = UInt8(ascii: ":")
        for (day, amount) in zip(amounts.days, amounts.values) {
            if day > days.upperBound {
                let next = Month(containing: day)
                if next.year != month.year {
                    texts.append(String(month.year).utf8, text)
                    text.removeAll(keepingCapacity: true)
                }
                (month, days) = (next, next.days)
                YearText.beginMonth(month.month, in: &text)
                sign = UInt8(ascii: ":")
            }
            text.append(sign)
            sign = UInt8(ascii: ",")
            YearText.appendNumber(day - days.lowerBound + 1, to: &text)
            text.append(UInt8(ascii: "="))
            text.append(amount)
        }
        texts.append(String(month.year).utf8, text)
        return texts
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
