internal import TrackerDomain

/// Turns the days of a year into text.
struct YearTextWriter {
    /// The most bytes a year can take: twelve times a blank, a number, a colon, and for each day two digits and
    /// what stands before them.
    private static let longest = 12 * (1 + 2 + 1 + 31 * 3)
    private static let days = (0...31).map { EightCharacters($0) }
    /// With the dash before them; nothing for 0.
    private static let lastDays = [EightCharacters()] + days.dropFirst().map { "-" + $0 }
    /// With a blank before them and two digits.
    private static let months = (0...12).map { month in
        let number: EightCharacters = month < 10 ? "0" + days[month] : days[month]
        return " " + number
    }

    /// Used again for each year. Behind the longest text there is room for the rest of a word.
    private var bytes = [UInt8](repeating: 0, count: longest + 7)

    /// The text of the days that a set has in a year; empty where there are none.
    mutating func text(of days: DaySet, in year: Int) -> ArraySlice<UInt8> {
        // Through the array each piece would cost a question who else holds it.
        let end = bytes.withUnsafeMutableBytes { Self.write(days, in: year, to: $0) }
        // Without the blank before the first month.
        return bytes[min(1, end)..<end]
    }

    /// Returns where the text ends.
    private static func write(
        _ days: DaySet, in year: Int, to text: UnsafeMutableRawBufferPointer
    ) -> Int {
        var end = 0
        var first = Month(year: year, month: 1).first
        for number in 1...12 {
            let length = Month(year: year, month: number).length
            let bits = days.bits(from: first) & (1 << UInt64(length) - 1)
            if bits != 0 { append(bits, month: number, to: text, &end) }
            first = first + length
        }
        return end
    }

    /// Appends the days of a month as bits, at least one.
    private static func append(
        _ bits: UInt64, month: Int, to text: UnsafeMutableRawBufferPointer, _ end: inout Int
    ) {
        let (days, lastDays) = (days, lastDays)
        append(months[month], to: text, &end)
        var separator: EightCharacters = ":"
        var rest = bits
        while rest != 0 {
            // Added to a run's first day, 1 carries to the bit after its last.
            let before = rest.trailingZeroBitCount
            let carried = rest &+ 1 &<< UInt64(before)
            let last = carried.trailingZeroBitCount
            // Looked up, for whether a day stands alone cannot be foretold.
            let run = separator + days[before + 1] + lastDays[last > before + 1 ? last : 0]
            append(run, to: text, &end)
            separator = ","
            rest &= carried
        }
    }

    private static func append(
        _ piece: EightCharacters, to text: UnsafeMutableRawBufferPointer, _ end: inout Int
    ) {
        text.storeBytes(of: piece.word.littleEndian, toByteOffset: end, as: UInt64.self)
        end += piece.count
    }
}
