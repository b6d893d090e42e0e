/// Walks over the text of a year.
struct YearTextScanner {
    private let bytes: ArraySlice<UInt8>
    private var position: Int

    init(_ text: ArraySlice<UInt8>) {
        bytes = text
        position = text.startIndex
    }

    var isAtEnd: Bool { position == bytes.endIndex }

    mutating func take(_ byte: UInt8) -> Bool {
        guard position < bytes.endIndex, bytes[position] == byte else { return false }
        position += 1
        return true
    }

    /// A number of one or two digits: a month, or a day of one.
    mutating func number() -> Int? {
        guard let first = digit() else { return nil }
        guard let second = digit() else { return first }
        return first * 10 + second
    }

    /// A day of the month or a range of them, as bits.
    mutating func run(upTo length: Int) -> UInt64? {
        guard let first = number(), first >= 1 else { return nil }
        var last = first
        if take(UInt8(ascii: "-")) {
            guard let end = number() else { return nil }
            last = end
        }
        guard first <= last, last <= length else { return nil }
        return (1 << UInt64(last) - 1) & ~(1 << UInt64(first - 1) - 1)
    }

    private mutating func digit() -> Int? {
        guard position < bytes.endIndex else { return nil }
        let value = bytes[position] &- UInt8(ascii: "0")
        guard value < 10 else { return nil }
        position += 1
        return Int(value)
    }
}
