/// Walks over the text of a year, which every step is given anew: it is looked at where it lies.
///
/// What a step needs fits into eight bytes, which are taken at once: asking for each byte whether it is there and
/// what it is would leave the processor guessing.
struct YearTextScanner {
    private var position = 0

    func isAtEnd(of text: UnsafeBufferPointer<UInt8>) -> Bool { position == text.count }

    mutating func take(_ byte: UInt8, of text: UnsafeBufferPointer<UInt8>) -> Bool {
        guard position < text.count, text[position] == byte else { return false }
        position += 1
        return true
    }

    /// The number of a month and the colon after it; zero where they do not stand here.
    mutating func month(in text: UnsafeBufferPointer<UInt8>) -> Int {
        let bytes = eightBytes(of: text)
        let number = Number(bytes)
        guard bytes >> number.bits & 0xFF == UInt8(ascii: ":") else { return 0 }
        position += number.bits / 8 + 1
        return number.value
    }

    /// A day of the month or a range of them, as bits; zero where there is none.
    mutating func run(in text: UnsafeBufferPointer<UInt8>, upTo length: Int) -> UInt64 {
        let bytes = eightBytes(of: text)
        let first = Number(bytes)
        let rest = bytes &>> UInt64(first.bits)
        let isRange = rest & 0xFF == UInt8(ascii: "-")
        let end = Number(rest >> 8)
        let last = isRange ? end.value : first.value
        position += (isRange ? first.bits + 8 + end.bits : first.bits) / 8
        guard first.value >= 1, first.value <= last, last <= length else { return 0 }
        return (2 &<< UInt64(last - 1) &- 1) & ~(1 &<< UInt64(first.value - 1) &- 1)
    }

    /// What stands at the position, the first byte lowest; zeros beyond the end.
    private func eightBytes(of text: UnsafeBufferPointer<UInt8>) -> UInt64 {
        let left = text.count - position
        if left >= 8 {
            let bytes = UnsafeRawBufferPointer(text)
            return UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: position, as: UInt64.self))
        }
        var bytes: UInt64 = 0
        for index in 0..<left { bytes |= UInt64(text[position + index]) << UInt64(index * 8) }
        return bytes
    }

    /// A number of one or two digits at the beginning of bytes; zero where there is none.
    private struct Number {
        let value: Int
        /// How many bits its digits take.
        let bits: Int

        init(_ bytes: UInt64) {
            let first = Int(bytes & 0xFF) - Int(UInt8(ascii: "0"))
            let second = Int(bytes >> 8 & 0xFF) - Int(UInt8(ascii: "0"))
            let hasSecond = UInt(bitPattern: second) < 10
            let number = hasSecond ? first * 10 + second : first
            value = UInt(bitPattern: first) < 10 ? number : 0
            bits = hasSecond ? 16 : 8
        }
    }
}
