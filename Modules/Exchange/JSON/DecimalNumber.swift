package import TrackerDomain

/// An exact decimal number: `scaled` ÷ 10 to the power of `digits`, without trailing zeros in its fraction.
package struct DecimalNumber: Equatable {
    package let scaled: Int
    /// At least 0.
    package let digits: Int

    /// Reads a JSON number, its exponent folded in; nil if it needs more than 18 digits.
    package init?(_ text: ArraySlice<UInt8>) {
        let isNegative = text.first == UInt8(ascii: "-")
        let parts = text.dropFirst(isNegative ? 1 : 0).split(maxSplits: 1, omittingEmptySubsequences: false) {
            $0 == UInt8(ascii: "e") || $0 == UInt8(ascii: "E")
        }
        let point = parts[0].firstIndex(of: UInt8(ascii: ".")) ?? parts[0].endIndex
        let fraction = parts[0][point...].dropFirst()
        var mantissa = Array(parts[0][..<point].drop { $0 == UInt8(ascii: "0") } + fraction)
        var exponent = -fraction.count
        while mantissa.last == UInt8(ascii: "0") {
            mantissa.removeLast()
            exponent += 1
        }
        let significant = mantissa.drop { $0 == UInt8(ascii: "0") }
        guard !significant.isEmpty else {
            (scaled, digits) = (0, 0)
            return
        }
        if parts.count == 2 {
            guard let written = Int(String(decoding: parts[1], as: UTF8.self)), written.magnitude < 1 << 32
            else {
                return nil
            }
            exponent += written
        }
        guard significant.count + max(0, exponent) <= 18 else { return nil }
        var value = significant.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
        for _ in 0..<max(0, exponent) { value *= 10 }
        scaled = isNegative ? -value : value
        digits = max(0, -exponent)
    }

    /// The nearest whole number of thousandths, a half away from zero; nil if it exceeds 18 digits.
    ///
    /// Other programs store binary fractions, in which 0.1 + 0.2 is a little more than 0.3.
    package var thousandths: Int? {
        if digits <= 3 {
            let (value, isTooMuch) = scaled.multipliedReportingOverflow(by: [1000, 100, 10, 1][digits])
            return isTooMuch ? nil : value
        }
        guard digits <= 21 else { return 0 }
        var (rest, half) = (scaled, 0)
        for _ in 3..<digits { (rest, half) = rest.quotientAndRemainder(dividingBy: 10) }
        return rest + (abs(half) >= 5 ? half.signum() : 0)
    }

    /// The number as an amount; nil if no day can have it.
    package var amount: Amount? { thousandths.flatMap { Amount(thousandths: $0) } }
}
