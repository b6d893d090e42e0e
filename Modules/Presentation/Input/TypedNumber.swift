internal import TrackerDomain

/// The number at the beginning of a typed amount, and the text after it.
struct TypedNumber {
    /// "+" or "-" as typed; empty without one.
    let sign: String
    /// The digits before the decimals, without dividers; empty for `.5`.
    private let whole: String
    /// Whether dividers stood between them.
    private let isGrouped: Bool
    /// The comma or point before the decimals as typed; nil without decimals.
    private let separator: Character?
    private let decimals: String
    /// The text after the number, blanks included.
    let rest: Substring

    /// - Throws: `WordError.amount` if the word does not begin with a number.
    init(_ word: String) throws(WordError) {
        var text = word[...]
        sign = text.takeSign()
        let (whole, divider) = text.takeWholeNumber()
        (self.whole, isGrouped) = (whole, divider != nil)
        if let mark = text.first, ".,".contains(mark), mark != divider {
            text.removeFirst()
            (separator, decimals) = (mark, text.take(while: \.isDecimalDigit))
            guard !decimals.isEmpty else { throw .amount(word) }
        } else {
            (separator, decimals) = (nil, "")
        }
        rest = text
        // 1e9, 5x5 and 1,000,5 mean other numbers.
        let isGlued = rest.first.map { !$0.isWhitespace } ?? false
        guard !whole.isEmpty || separator != nil,
            !(isGlued && (rest.contains(where: \.isNumber) || ".,".contains(rest[rest.startIndex]))),
            rest.first(where: { !$0.isWhitespace })?.isNumber != true
        else { throw .amount(word) }
    }

    /// The number as an amount; nil above 1,000,000 and if it needs more than three decimals.
    var amount: Amount? {
        // Trailing zeros do not count as decimals.
        guard decimals.dropFirst(3).allSatisfy({ $0 == "0" }) else { return nil }
        let whole = whole.isEmpty ? "0" : whole
        return Amount(text: decimals.isEmpty ? whole : whole + "." + decimals.prefix(3))
    }

    /// The number as typed.
    func typed(in word: String) -> String {
        String(word[..<rest.startIndex].drop(while: \.isWhitespace))
    }

    /// The number with its two readings, decimals or thousands; nil if only one is possible.
    var doubt: DoubtfulNumber? {
        guard !isGrouped, let separator, (1...3).contains(whole.count), whole.first != "0",
            decimals.count == 3
        else {
            return nil
        }
        return amount.map { DoubtfulNumber(sign, $0, separator) }
    }

    /// The number with a `k` or «тыс.» behind it as typed, and written out; nil without one.
    ///
    /// - Throws: `WordError.amount` if no amount is that large.
    func shortThousands(in word: String) throws(WordError) -> (typed: String, whole: String)? {
        guard let short = rest.split(whereSeparator: \.isWhitespace).first,
            TypedWord(short).isOne(of: "k", "к", "тыс", "тыс.")
        else { return nil }
        guard let amount, let thousands = Amount(thousandths: amount.inThousandths * 1000) else {
            throw .amount(word)
        }
        let typed = word[..<short.endIndex].drop(while: \.isWhitespace)
        return (String(typed), sign + thousands.text)
    }
}

/// A number such as `10.000`, which some read as ten thousand and others as ten.
public struct DoubtfulNumber: Hashable, Sendable {
    /// The digits before the comma or point, with a sign if one was typed.
    private let whole: String
    private let separator: Character
    /// Always three digits.
    private let decimals: String

    /// - Parameter amount: The number with decimals after the comma or point.
    init(_ sign: String, _ amount: Amount, _ separator: Character) {
        let (whole, thousandths) = amount.inThousandths.quotientAndRemainder(dividingBy: 1000)
        self.whole = sign + String(whole)
        self.separator = separator
        // Adding a thousand keeps the leading zeros.
        decimals = String(String(1000 + thousandths).dropFirst())
    }

    /// The number of an edit that is doubtful because of its day's goal.
    init(_ edit: AmountEdit) { self.init(edit.sign, edit.amount, ".") }

    /// The number as typed.
    var text: String { whole + String(separator) + decimals }

    /// True if both readings are likely, whatever the goal.
    var isDoubtfulForEveryGoal: Bool { separator == "," || decimals.hasSuffix("0") }

    /// Both readings, and an unambiguous spelling of each.
    var phrase: Phrase {
        let thousands = whole + decimals
        let (decimal, clear) = (number(""), number("0"))
        return Phrase(
            "“\(text)” can be \(thousands) or \(decimal.english): write \(thousands), or \(clear.english).",
            "«\(text)» — это \(thousands) или \(decimal.russian): напишите \(thousands) или \(clear.russian)."
        )
    }

    /// The number with decimals, without trailing zeros; one or two decimals cannot be thousands, and get no end.
    ///
    /// - Parameter end: Added if there are no decimals, or three.
    private func number(_ end: String) -> Phrase {
        var decimals = decimals
        while decimals.hasSuffix("0") { decimals.removeLast() }
        if decimals.isEmpty || decimals.utf8.count == 3 { decimals += end }
        return decimals.isEmpty
            ? Phrase(same: whole) : Phrase(whole + "." + decimals, whole + "," + decimals)
    }
}

extension AmountEdit.Operation {
    /// - Parameter sign: "+", "-" or empty.
    init(sign: String) {
        self =
            switch sign {
            case "+": .add
            case "-": .subtract
            default: .set
            }
    }
}

extension AmountEdit {
    /// The number as it can be typed, without a unit: "5", "+2.5".
    var typedNumber: String { sign + amount.text }

    fileprivate var sign: String {
        switch operation {
        case .set: ""
        case .add: "+"
        case .subtract: "-"
        }
    }
}
