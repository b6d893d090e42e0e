/// At most eight characters of ASCII in one word, which are stored at once.
struct EightCharacters: ExpressibleByUnicodeScalarLiteral {
    /// The first character in the lowest byte, zero above the last.
    let word: UInt64
    private let bitCount: UInt64

    /// None.
    init() {
        self.init(word: 0, bitCount: 0)
    }

    private init(word: UInt64, bitCount: UInt64) {
        self.word = word
        self.bitCount = bitCount
    }

    /// One character.
    init(unicodeScalarLiteral character: Unicode.Scalar) {
        self.init(word: UInt64(UInt8(ascii: character)), bitCount: 8)
    }

    /// A number below 100.
    init(_ number: Int) {
        let (tens, ones) = number.quotientAndRemainder(dividingBy: 10)
        let zero: EightCharacters = "0"
        let digit = EightCharacters(word: zero.word + UInt64(ones), bitCount: 8)
        self = tens > 0 ? EightCharacters(tens) + digit : digit
    }

    var count: Int { Int(bitCount >> 3) }

    static func + (left: EightCharacters, right: EightCharacters) -> EightCharacters {
        EightCharacters(
            word: left.word | right.word &<< left.bitCount, bitCount: left.bitCount &+ right.bitCount)
    }
}
