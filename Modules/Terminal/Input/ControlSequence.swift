/// What stands between CSI (or ESC O) and the final byte.
struct ControlSequence {
    /// At most 256; the rest of a longer one is forgotten.
    private(set) var bytes: [UInt8] = []
    /// Whether another escape stood before it.
    let isAlt: Bool

    init(isAlt: Bool) {
        self.isAlt = isAlt
    }

    var isEmpty: Bool {
        bytes.isEmpty
    }

    mutating func append(_ byte: UInt8) {
        if bytes.count < 256 { bytes.append(byte) }
    }

    /// The private marker (`<`, `=`, `>`, `?`) with which it begins.
    var marker: UInt8? {
        bytes.first.flatMap { 0x3C...0x3F ~= $0 ? $0 : nil }
    }

    /// What stands at its end between the parameters and the final byte.
    var intermediates: ArraySlice<UInt8> {
        bytes.drop { $0 >= 0x30 }
    }

    /// The numbers between semicolons, each with its parts between colons; nil for those left out.
    var parameters: [[Int?]] {
        bytes.drop { 0x3C...0x3F ~= $0 }.prefix { $0 >= 0x30 }
            .split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
            .map { parameter in
                parameter.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
                    .map { Int(String(decoding: $0, as: UTF8.self)) }
            }
    }

    /// The first part of a parameter, counted from 0; nil if it is left out.
    func number(_ index: Int) -> Int? {
        let parameters = parameters
        return index < parameters.count ? parameters[index].first ?? nil : nil
    }
}
