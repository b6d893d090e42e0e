internal import TrackerDomain

/// Turns ascending months of days into the texts of their years.
struct YearTextWriter {
    private var years: [(year: Int, text: String)] = []
    private var year = 0
    private var bytes: [UInt8] = []

    /// Appends the days of a month as bits; none leaves no trace.
    mutating func append(_ days: UInt64, of month: Month) {
        guard days != 0 else { return }
        if month.year != year { closeYear() }
        year = month.year
        if !bytes.isEmpty { bytes.append(UInt8(ascii: " ")) }
        if month.month < 10 { bytes.append(UInt8(ascii: "0")) }
        append(month.month)
        var separator = UInt8(ascii: ":")
        var rest = days
        var passed = 0
        while rest != 0 {
            let gap = rest.trailingZeroBitCount
            let length = (~(rest >> UInt64(gap))).trailingZeroBitCount
            bytes.append(separator)
            append(from: passed + gap + 1, to: passed + gap + length)
            separator = UInt8(ascii: ",")
            passed += gap + length
            rest >>= UInt64(gap + length)
        }
    }

    mutating func finish() -> [(year: Int, text: String)] {
        closeYear()
        return years
    }

    private mutating func closeYear() {
        guard !bytes.isEmpty else { return }
        years.append((year, String(decoding: bytes, as: UTF8.self)))
        bytes.removeAll(keepingCapacity: true)
    }

    private mutating func append(from first: Int, to last: Int) {
        append(first)
        guard last > first else { return }
        bytes.append(UInt8(ascii: "-"))
        append(last)
    }

    /// Appends a number below 100.
    private mutating func append(_ number: Int) {
        if number >= 10 { bytes.append(UInt8(ascii: "0") + UInt8(number / 10)) }
        bytes.append(UInt8(ascii: "0") + UInt8(number % 10))
    }
}
