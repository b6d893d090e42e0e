internal import TrackerDomain

/// The completed days of one year as text: months with days and ranges, `01:1-5,7,9-31 02:1-28`.
enum YearText {
    /// Adds the days of a year's text; returns false if the text is malformed or a day does not exist.
    ///
    /// Months and days may be in any order and repeated, as a person might write them.
    static func read(_ text: ArraySlice<UInt8>, year: Int, into days: inout DaySet) -> Bool {
        text.withUnsafeBufferPointer { read($0, year: year, into: &days) }
    }

    private static func read(
        _ text: UnsafeBufferPointer<UInt8>, year: Int, into days: inout DaySet
    ) -> Bool {
        var reader = YearTextReader(text)
        repeat {
            guard let number = reader.takeNumber(), (1...12).contains(number), reader.take(":") else {
                return false
            }
            let month = Month(year: year, month: number)
            let length = month.length
            /// The days as bits, the lowest for the first of the month.
            var bits: UInt64 = 0
            repeat {
                guard let first = reader.takeNumber(),
                    let last = reader.take("-") ? reader.takeNumber() : first,
                    1 <= first, first <= last, last <= length
                else { return false }
                bits |= (1 << last) - (1 << (first - 1))
            } while reader.take(",")
            days.insert(bits: bits, from: month.first)
        } while reader.take(" ")
        return reader.isAtEnd
    }

    /// The year of exactly four digits, from 1900 to 2199.
    static func year(_ digits: some Collection<UInt8>) -> Int? {
        guard digits.count == 4, let year = DecimalDigits.value(digits), (1900...2199).contains(year) else {
            return nil
        }
        return year
    }

    /// The texts of all years of a set; years without days are left out.
    static func write(_ days: DaySet) -> TextsByKey {
        var texts = TextsByKey()
        guard let first = days.first, let last = days.last else { return texts }
        for year in first.year...last.year {
            let text = text(of: days, in: year)
            if !text.isEmpty { texts.append(String(year).utf8, text) }
        }
        return texts
    }

    /// In bytes; hardly any year's text is longer.
    private static let typicalSize = 400

    private static func text(of days: DaySet, in year: Int) -> [UInt8] {
        var text: [UInt8] = []
        text.reserveCapacity(typicalSize)
        var first = Month(year: year, month: 1).first
        for number in 1...12 {
            let length = Month(year: year, month: number).length
            var bits = days.bits(from: first) & ((1 << length) - 1)
            first = first + length
            if bits != 0 { beginMonth(number, in: &text) }
            var sign = UInt8(ascii: ":")
            while bits != 0 {
                let start = bits.trailingZeroBitCount
                let end = start + (~(bits >> start)).trailingZeroBitCount
                text.append(sign)
                appendNumber(start + 1, to: &text)
                if end > start + 1 {
                    text.append(UInt8(ascii: "-"))
                    appendNumber(end, to: &text)
                }
                sign = UInt8(ascii: ",")
                bits &= ~0 << end
            }
        }
        return text
    }

    static func beginMonth(_ number: Int, in text: inout [UInt8]) {
        if !text.isEmpty { text.append(UInt8(ascii: " ")) }
        if number < 10 { text.append(UInt8(ascii: "0")) }
        appendNumber(number, to: &text)
    }

    /// Appends a number of one or two digits.
    static func appendNumber(_ number: Int, to text: inout [UInt8]) {
        let zero = UInt8(ascii: "0")
        if number >= 10 { text.append(zero + UInt8(number / 10)) }
        text.append(zero + UInt8(number % 10))
    }
}

/// Reads the text of a year.
///
/// Its steps are inlined into the loops that call them: a library may have hundreds of thousands of numbers.
struct YearTextReader {
    private let text: UnsafeBufferPointer<UInt8>
    private(set) var position = 0

    init(_ text: UnsafeBufferPointer<UInt8>) {
        self.text = text
    }

    var isAtEnd: Bool { position == text.count }

    @inline(__always)
    mutating func take(_ sign: Unicode.Scalar) -> Bool {
        guard position < text.count, text[position] == UInt8(truncatingIfNeeded: sign.value) else {
            return false
        }
        position &+= 1
        return true
    }

    /// Reads a number of one or two digits; nil if there is none.
    ///
    /// Apart from the general way, which takes a twentieth more of the time of reading a library.
    @inline(__always)
    mutating func takeNumber() -> Int? {
        guard position < text.count, case let first = text[position] &- UInt8(ascii: "0"), first < 10 else {
            return nil
        }
        position &+= 1
        guard position < text.count, case let second = text[position] &- UInt8(ascii: "0"), second < 10 else {
            return Int(first)
        }
        position &+= 1
        return Int(first &* 10 &+ second)
    }

    /// Reads a number of one digit or more, at most so many; nil if there is none.
    @inline(__always)
    mutating func takeNumber(digits: Int) -> Int? {
        let (start, end) = (position, min(position &+ digits, text.count))
        var number = 0
        while position < end, case let digit = text[position] &- UInt8(ascii: "0"), digit < 10 {
            number = number &* 10 &+ Int(digit)
            position &+= 1
        }
        return position > start ? number : nil
    }
}
