internal import TrackerDomain

extension Amount {
    /// Reads a number of another program: digits, with a point or a comma before the decimals.
    ///
    /// Rounds to thousandths, halves up: 33.333333 is 33.333. Nil for a sign, an exponent, grouped thousands, a
    /// number above 1,000,000 or one that can be read in two ways.
    ///
    /// - Parameter hasDecimalCommas: Whether the decimal sign of the file is a comma; otherwise it is a point.
    init?(decimal text: some StringProtocol, hasDecimalCommas: Bool = false) {
        var thousandths = 0
        var digits = 0
        /// The number of digits after the point; nil before it.
        var decimals: Int?
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                let digit = Int(byte - UInt8(ascii: "0"))
                if let count = decimals {
                    if count < 3 { thousandths += digit * [100, 10, 1][count] }
                    if count == 3, digit >= 5 { thousandths += 1 }
                    decimals = count + 1
                } else {
                    digits += 1
                    thousandths = thousandths * 10 + digit * 1000
                    guard thousandths <= Amount.most.inThousandths else { return nil }
                }
            case UInt8(ascii: "."), UInt8(ascii: ","):
                guard decimals == nil, digits > 0 else { return nil }
                decimals = 0
            default: return nil
            }
        }
        guard digits > 0, decimals != 0 else { return nil }
        if decimals == 3, Amount.isAmbiguous(text, hasDecimalCommas: hasDecimalCommas) { return nil }
        self.init(thousandths: thousandths)
    }

    /// True if a sign may precede decimals or separate thousands: 12,345 where the decimal sign is a point.
    static func isAmbiguous(_ text: some StringProtocol, hasDecimalCommas: Bool) -> Bool {
        let (text, sign) = (text.utf8, UInt8(ascii: hasDecimalCommas ? "." : ","))
        func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
        let thousands = text.prefix(while: isDigit)
        let rest = text.dropFirst(thousands.count)
        return (1...3).contains(thousands.count) && thousands.first != UInt8(ascii: "0") && rest.first == sign
            && rest.count == 4 && rest.dropFirst().allSatisfy(isDigit)
    }
}
