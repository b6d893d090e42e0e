internal import TrackerDomain
internal import TrackerPresentation

// Dates with the month in words, and dates of digits alone, as Notion, Streaks and others write them.
extension Day {
    /// Reads `20261120`, optionally with a time.
    init?(compact text: some StringProtocol) {
        let digits = text.utf8.prefix { (0x30...0x39).contains($0) }.map { Int($0 & 0xF) }
        guard digits.count == 8, Day.isTime(Substring(text).utf8.dropFirst(8)) else { return nil }
        func number(_ range: Range<Int>) -> Int { digits[range].reduce(0) { $0 * 10 + $1 } }
        self.init(year: number(0..<4), month: number(4..<6), day: number(6..<8))
    }

    /// Reads `November 20, 2026`, `Nov 20, 2026`, `20 November 2026`, `20 ноября 2026`, optionally with a time.
    init?(monthInWords text: some StringProtocol) {
        var parts: [String] = []
        var rest = Substring(text)[...]
        while parts.count < 3 {
            rest = rest.drop { " ,.-\u{A0}".contains($0) }
            let part = rest.prefix { $0.isLetter || $0.isNumber }
            guard !part.isEmpty else { return nil }
            parts.append(part.lowercased())
            rest = rest.dropFirst(part.count)
        }
        let words = Int(parts[0]) == nil ? (month: parts[0], day: parts[1]) : (month: parts[1], day: parts[0])
        guard let month = DateText.month(named: words.month), words.day.utf8.count <= 2,
            let day = Int(words.day), parts[2].utf8.count == 4, let year = Int(parts[2])
        else { return nil }
        self.init(year: year, month: month, day: day)
    }

    /// True if the bytes after the digits of a date are none, or begin a time.
    private static func isTime(_ rest: Substring.UTF8View) -> Bool {
        rest.first.map { $0 == UInt8(ascii: "T") || $0 == UInt8(ascii: " ") } ?? true
    }
}
