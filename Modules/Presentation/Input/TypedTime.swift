internal import TrackerDomain

/// A time in hours and minutes as a person writes it: `1h30`, `1 ч 30 мин`, `1:30`, `1:30:00`.
struct TypedTime {
    /// "+" or "-" as typed; empty without one.
    let sign: String
    /// Whether it can be minutes and seconds as well: `1:30`.
    let isClock: Bool
    private let seconds: Int
    /// The language of its letters; nil without letters.
    private let language: Language?

    /// Returns nil for any other amount.
    init?(_ word: String) {
        var text = word[...]
        sign = text.takeSign()
        let parts = Self.parts(of: text)
        guard let first = parts.first, first.count <= 7, let hours = Int(first), parts.count > 2,
            let minutes = Self.sixtieth(parts[2], needsTwoDigits: parts[1] == ":" || parts.count == 3)
        else { return nil }
        var seconds = 0
        switch (parts[1], parts.dropFirst(3).first) {
        case (":", nil): break
        case (":", ":") where parts.count == 5:
            guard let number = Self.sixtieth(parts[4], needsTwoDigits: true) else { return nil }
            seconds = number
        case (let hour, let minute):
            guard parts.count <= 4, MeasuredUnit(hour) == .hour,
                minute.map({ MeasuredUnit($0) == .minute || TypedWord($0).isOne(of: "m", "м") }) ?? true
            else { return nil }
        }
        isClock = parts[1] == ":" && parts.count == 3
        self.seconds = 3600 * hours + 60 * minutes + seconds
        language = parts[1] == ":" ? nil : parts[1].utf8.first.map { $0 < 128 } == true ? .english : .russian
    }

    /// The whole minutes, else the seconds, with their unit.
    ///
    /// - Parameter run: The language of the unit if the time has no letters.
    /// - Throws: `WordError.amount` if that is more than an amount may be.
    func amount(of word: String, _ run: Language) throws(WordError) -> (Amount, unit: String) {
        let isWhole = seconds.isMultiple(of: 60)
        guard let amount = Amount(thousandths: 1000 * (isWhole ? seconds / 60 : seconds)) else {
            throw .amount(word)
        }
        return (amount, (isWhole ? Phrase("min", "мин") : Phrase("s", "с"))(language ?? run))
    }

    /// A number of minutes or seconds, 0 to 59.
    private static func sixtieth(_ digits: String, needsTwoDigits: Bool) -> Int? {
        guard digits.count == 2 || digits.count == 1 && !needsTwoDigits, let number = Int(digits), number < 60
        else { return nil }
        return number
    }

    /// The numbers and words of a text and the colons between them; empty if it has anything else.
    private static func parts(of text: Substring) -> [String] {
        var (rest, parts) = (text, [String]())
        while let first = rest.first {
            if first.isWhitespace {
                rest.removeFirst()
            } else if first == ":" {
                parts.append(String(rest.removeFirst()))
            } else if first.isDecimalDigit {
                parts.append(rest.take(while: \.isDecimalDigit))
            } else if first.isLetter {
                parts.append(rest.take(while: \.isLetter))
            } else {
                return []
            }
        }
        return parts
    }
}
