/// A 16-byte identifier in UUID form; `UUID` itself would link another library.
public struct Identifier: Hashable, Sendable {
    public let high: UInt64
    public let low: UInt64

    public init(high: UInt64, low: UInt64) {
        self.high = high
        self.low = low
    }

    /// Reads the 8-4-4-4-12 form in any case; nil for any other text.
    public init?(_ text: some StringProtocol) {
        self.init(utf8: ArraySlice(text.utf8))
    }

    /// Reads the 8-4-4-4-12 form, in any case, from UTF-8 bytes.
    public init?(utf8 text: ArraySlice<UInt8>) {
        var halves: (UInt64, UInt64) = (0, 0)
        var digits = 0
        var position = 0
        for byte in text {
            let value: UInt8
            switch byte {
            case UInt8(ascii: "-"):
                guard Self.isHyphen(position) else { return nil }
                position += 1
                continue
            case UInt8(ascii: "0")...UInt8(ascii: "9"): value = byte - UInt8(ascii: "0")
            case UInt8(ascii: "a")...UInt8(ascii: "f"): value = byte - UInt8(ascii: "a") + 10
            case UInt8(ascii: "A")...UInt8(ascii: "F"): value = byte - UInt8(ascii: "A") + 10
            default: return nil
            }
            guard digits < 32, !Self.isHyphen(position) else { return nil }
            if digits < 16 {
                halves.0 = halves.0 << 4 | UInt64(value)
            } else {
                halves.1 = halves.1 << 4 | UInt64(value)
            }
            digits += 1
            position += 1
        }
        guard digits == 32 else { return nil }
        (high, low) = halves
    }

    private static func isHyphen(_ position: Int) -> Bool {
        position == 8 || position == 13 || position == 18 || position == 23
    }
}

extension Identifier: CustomStringConvertible {
    /// The 8-4-4-4-12 form in upper case.
    public var description: String {
        var text: [UInt8] = []
        for digit in 0..<32 {
            if Self.isHyphen(text.count) { text.append(UInt8(ascii: "-")) }
            let half = digit < 16 ? high : low
            let value = UInt8(half >> UInt64(60 - digit % 16 * 4) & 15)
            text.append(value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10)
        }
        return String(decoding: text, as: UTF8.self)
    }
}

extension Identifier: Comparable {
    public static func < (left: Identifier, right: Identifier) -> Bool {
        (left.high, left.low) < (right.high, right.low)
    }
}
