/// Digits of a typed number.
extension Character {
    var isDecimalDigit: Bool { isASCII && isNumber }
    var isBlankOrApostrophe: Bool { " \u{A0}\u{202F}\u{2009}'’".contains(self) }
}

extension Substring {
    mutating func take(while predicate: (Character) -> Bool) -> String {
        let taken = prefix(while: predicate)
        self = dropFirst(taken.count)
        return String(taken)
    }

    /// Takes "+" or "-" with the blanks around it; returns nothing without one.
    mutating func takeSign() -> String {
        self = drop(while: \.isWhitespace)
        let sign = first.map { "+-".contains($0) ? String($0) : "" } ?? ""
        self = dropFirst(sign.count).drop(while: \.isWhitespace)
        return sign
    }

    /// Takes digits, or groups of three digits after the first one to three with the same divider between them.
    ///
    /// A comma or a point divides groups only if nothing else can be meant: between two groups or more, or if the other
    /// one of them stands before decimals.
    mutating func takeWholeNumber() -> (digits: String, divider: Character?) {
        let first = take(while: \.isDecimalDigit)
        guard let divider = self.first, (1...3).contains(first.count), first.first != "0" else {
            return (first, nil)
        }
        let isMark = ".,".contains(divider)
        guard isMark || divider.isBlankOrApostrophe else { return (first, nil) }
        var (rest, groups) = (self, [String]())
        while rest.first == divider {
            var after = rest.dropFirst()
            let group = after.take(while: \.isDecimalDigit)
            guard group.count == 3 else { break }
            groups.append(group)
            rest = after
        }
        let hasOtherMark = rest.first.map { ".,".contains($0) && $0 != divider } ?? false
        guard !groups.isEmpty, !isMark || groups.count > 1 || hasOtherMark else { return (first, nil) }
        self = rest
        return (first + groups.joined(), divider)
    }
}
