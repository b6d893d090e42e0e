/// At most eight characters of ASCII in one word, which are stored at once.
struct EightCharacters: ExpressibleByUnicodeScalarLiteral {
    /// The first character in the lowest byte, zero above the last.
    private(set) var word: UInt64
    private var bitCount: UInt64 = 8

    /// One character.
    init(unicodeScalarLiteral character: Unicode.Scalar) {
        word = UInt64(UInt8(ascii: character))
    }

    /// A number below 100.
    init(number: Int) {
        let (tens, ones) = number.quotientAndRemainder(dividingBy: 10)
        let zero: EightCharacters = "0"
        guard tens > 0 else {
            word = zero.word + UInt64(ones)
            return
        }
        word = zero.word + UInt64(tens)
        append(EightCharacters(number: ones))
    }

    var count: Int { Int(bitCount >> 3) }

    mutating func append(_ other: EightCharacters) {
        word |= other.word &<< bitCount
        bitCount &+= other.bitCount
    }
}
