/// A cluster as a number: its bytes, the first one lowest, or a hash of them where they are more than eight.
///
/// A letter and an accent are not the letter with the accent: a terminal may draw them otherwise.
struct ClusterCode: Hashable, Sendable {
    private let bits: UInt64

    private init(bits: UInt64) {
        self.bits = bits
    }

    /// Of the second half of a wide cluster.
    static let secondHalf = ClusterCode(bits: 0)
    static let blank = ClusterCode(bits: UInt64(UInt8(ascii: " ")))

    /// No text has this byte, so that it tells a hash from bytes.
    private static let hashMark: UInt64 = 0xFF << 56

    /// - Parameter bytes: Of one cluster.
    init(_ bytes: some Collection<UInt8>) {
        if bytes.count <= 8 {
            var (bits, shift): (UInt64, UInt64) = (0, 0)
            for byte in bytes {
                bits |= UInt64(byte) &<< shift
                shift += 8
            }
            self.bits = bits
        } else {
            // FNV-1a, http://www.isthe.com/chongo/tech/comp/fnv.
            var hash: UInt64 = 0xCBF2_9CE4_8422_2325
            for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
            bits = hash | Self.hashMark
        }
    }

    var isASCII: Bool { bits < 0x80 }
    var isHash: Bool { bits >= Self.hashMark }

    /// The bytes of a code that is no hash.
    func append(to bytes: inout [UInt8]) {
        var rest = bits
        while rest != 0 {
            bytes.append(UInt8(truncatingIfNeeded: rest))
            rest >>= 8
        }
    }

    /// The scalar of a cluster that is no more than that.
    var onlyScalar: Unicode.Scalar? {
        let lead = UInt32(truncatingIfNeeded: bits & 0xFF)
        func rest(_ place: UInt64) -> UInt32 { UInt32(truncatingIfNeeded: bits &>> (place * 8)) & 0x3F }
        let (length, value): (UInt64, UInt32) =
            switch lead {
            case ..<0x80: (1, lead)
            case ..<0xE0: (2, (lead & 0x1F) << 6 | rest(1))
            case ..<0xF0: (3, (lead & 0x0F) << 12 | rest(1) << 6 | rest(2))
            default: (4, (lead & 0x07) << 18 | rest(1) << 12 | rest(2) << 6 | rest(3))
            }
        return bits >> (length * 8) == 0 ? Unicode.Scalar(value) : nil
    }

    /// The cluster of a code that is neither a hash nor a second half.
    var character: Character {
        if isASCII { return Character(Unicode.Scalar(UInt8(truncatingIfNeeded: bits))) }
        var bytes: [UInt8] = []
        append(to: &bytes)
        return Character(String(decoding: bytes, as: UTF8.self))
    }
}
