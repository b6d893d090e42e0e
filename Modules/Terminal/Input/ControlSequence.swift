/// What stands between CSI (or ESC O) and the final byte.
struct ControlSequence {
    /// The first 256.
    private(set) var bytes: [UInt8] = []
    /// No sequence that means anything is longer than 256 bytes.
    private(set) var isTooLong = false
    /// Whether another escape stood before it.
    let isAlt: Bool

    init(isAlt: Bool) {
        self.isAlt = isAlt
    }

    var isEmpty: Bool {
        bytes.isEmpty
    }

    mutating func append(_ byte: UInt8) {
        isTooLong = isTooLong || bytes.count == 256
        if !isTooLong { bytes.append(byte) }
    }

    /// The private marker (`<`, `=`, `>`, `?`) with which it begins.
    var marker: UInt8? {
        bytes.first.flatMap { 0x3C...0x3F ~= $0 ? $0 : nil }
    }

    /// What stands at its end between the parameters and the final byte.
    var intermediates: ArraySlice<UInt8> {
        bytes.drop { $0 >= 0x30 }
    }

    /// The numbers between semicolons, each with its parts between colons; nil for those left out, the greatest number for those too great.
    var parameters: [[Int?]] {
        bytes.drop { 0x3C...0x3F ~= $0 }.prefix { $0 >= 0x30 }
            .split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
            .map { parameter in
                parameter.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
                    .map { $0.isEmpty ? nil : Int(String(decoding: $0, as: UTF8.self)) ?? .max }
            }
    }

    /// The first part of a parameter, counted from 0; nil if it is left out.
    func number(_ index: Int) -> Int? {
        let parameters = parameters
        return index < parameters.count ? parameters[index].first ?? nil : nil
    }
}
