internal import TrackerDomain

/// Turns ascending months of days into the texts of their years.
struct YearTextWriter {
    /// The most bytes a year can take: twelve times a blank, a number, a colon, and for each day two digits and
    /// what stands before them.
    private static let longest = 12 * (1 + 2 + 1 + 31 * 3)

    private var years: [(year: Int, text: String)] = []
    private var year = 0
    /// The text of the year, in its first `count` bytes.
    private var bytes = [UInt8](repeating: 0, count: longest)
    private var count = 0

    /// Appends the days of a month as bits; none leaves no trace.
    mutating func append(_ days: UInt64, of month: Month) {
        guard days != 0 else { return }
        if month.year != year { closeYear() }
        year = month.year
        // Through the array each byte would cost a question who else holds it.
        var end = count
        var text = bytes.mutableSpan
        if end > 0 { Self.append(UInt8(ascii: " "), to: &text, &end) }
        if month.month < 10 { Self.append(UInt8(ascii: "0"), to: &text, &end) }
        Self.append(number: month.month, to: &text, &end)
        var separator = UInt8(ascii: ":")
        var rest = days
        var passed = 0
        while rest != 0 {
            let gap = rest.trailingZeroBitCount
            let length = (~(rest >> UInt64(gap))).trailingZeroBitCount
            Self.append(separator, to: &text, &end)
            Self.append(number: passed + gap + 1, to: &text, &end)
            passed += gap + length
            if length > 1 {
                Self.append(UInt8(ascii: "-"), to: &text, &end)
                Self.append(number: passed, to: &text, &end)
            }
            separator = UInt8(ascii: ",")
            rest >>= UInt64(gap + length)
        }
        count = end
    }

    mutating func finish() -> [(year: Int, text: String)] {
        closeYear()
        return years
    }

    private mutating func closeYear() {
        guard count > 0 else { return }
        years.append((year, String(decoding: bytes[..<count], as: UTF8.self)))
        count = 0
    }

    /// Appends a number below 100.
    private static func append(number: Int, to text: inout MutableSpan<UInt8>, _ count: inout Int) {
        if number >= 10 { append(UInt8(ascii: "0") + UInt8(number / 10), to: &text, &count) }
        append(UInt8(ascii: "0") + UInt8(number % 10), to: &text, &count)
    }

    private static func append(_ byte: UInt8, to text: inout MutableSpan<UInt8>, _ count: inout Int) {
        text[count] = byte
        count += 1
    }
}
