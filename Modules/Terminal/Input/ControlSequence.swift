/// The bytes between CSI (or ESC O) and the final byte.
struct ControlSequence {
    /// The first 256 bytes.
    private(set) var bytes: [UInt8] = []
    /// It is longer than 256 bytes; no known sequence is.
    private(set) var isTooLong = false
    /// Another escape preceded it.
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

    /// The private marker (`<`, `=`, `>`, `?`) at its beginning.
    var marker: UInt8? {
        bytes.first.flatMap { 0x3C...0x3F ~= $0 ? $0 : nil }
    }

    /// The bytes between the parameters and the final byte.
    var intermediates: ArraySlice<UInt8> {
        bytes.drop { $0 >= 0x30 }
    }

    /// The numbers between semicolons, each split at colons; nil if left out, `Int.max` if too great.
    var parameters: [[Int?]] {
        bytes.drop { 0x3C...0x3F ~= $0 }.prefix { $0 >= 0x30 }
            .split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
            .map { parameter in
                parameter.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
                    .map { $0.isEmpty ? nil : Int(String(decoding: $0, as: UTF8.self)) ?? .max }
            }
    }

    /// The first part of the parameter at a zero-based index; nil if left out.
    func number(_ index: Int) -> Int? {
        let parameters = parameters
        return index < parameters.count ? parameters[index].first ?? nil : nil
    }
}
