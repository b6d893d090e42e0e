internal import TrackerDomain

/// The value of a cell: a word for a mark, or a number, optionally with its unit.
enum TableValue: Equatable {
    case nothing
    case mark(DraftDay.Mark)
    /// The unit is empty if the cell has none.
    case amount(Amount, unit: String)

    private static let marks: [String: DraftDay.Mark] = {
        let words: [(DraftDay.Mark, [String])] = [
            (
                .done,
                [
                    "done", "yes", "y", "true", "x", "х", "✓", "✔", "✔️", "✅", "+", "да", "д", "выполнено",
                    "сделано",
                ]
            ),
            (.notDone, ["no", "n", "false", "-", "–", "✗", "✘", "❌", "нет", "н", "не выполнено"]),
            (.skipped, ["s", "skip", "skipped", "пропуск", "пропущено"]),
            (.paused, ["rest"]),
        ]
        let pairs = words.flatMap { mark, words in words.map { ($0, mark) } }
        return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    }()

    /// Returns nil for any other text.
    ///
    /// - Parameter hasDecimalCommas: Whether the decimal sign of the file is a comma.
    init?(_ cell: String, hasDecimalCommas: Bool) {
        if cell.isEmpty {
            self = .nothing
        } else if let amount = Amount(decimal: cell, hasDecimalCommas: hasDecimalCommas) {
            self = .amount(amount, unit: "")
        } else if let mark = TableValue.marks[cell] {
            self = .mark(mark)
        } else {
            let text = Name.collapsingSpace(cell)
            if text.isEmpty {
                self = .nothing
            } else if let mark = TableValue.marks[text.lowercased()] {
                self = .mark(mark)
            } else if let measured = MeasuredCell(text),
                let amount = Amount(decimal: measured.number, hasDecimalCommas: hasDecimalCommas)
            {
                self = .amount(amount, unit: measured.unit)
            } else {
                return nil
            }
        }
    }

    /// True if it is a number with its unit.
    var hasUnit: Bool {
        if case .amount(_, let unit) = self { !unit.isEmpty } else { false }
    }

    /// The mark that a word stands for.
    static func mark(_ text: String) -> DraftDay.Mark? { marks[text.lowercased()] }
}

/// A number and its unit in one cell: `2,5 km`, `250ml`, `80 %`.
struct MeasuredCell {
    let number: String
    /// Empty if there is none.
    let unit: String

    /// Returns nil if the text after the number is no unit: `1e3`, `5 of 10`, `8:30`, `10k`.
    init?(_ cell: String) {
        let text = Name.collapsingSpace(cell)
        let number = text.prefix { $0.isASCII && $0.isNumber || $0 == "." || $0 == "," }
        let rest = text.dropFirst(number.count)
        self.number = String(number)
        guard let unit = try? Goal.cleanedUnit(String(rest)) else { return nil }
        self.unit = unit
        guard let first = unit.first else { return }
        guard !number.isEmpty, first == "%" || !(first.isPunctuation || first.isMathSymbol),
            // In 1e3 and 5x5 the digits at the end belong to the number, as does the second number of a text.
            !(rest.first != " " && unit.contains(where: \.isNumber)),
            !unit.split(separator: " ").contains(where: { $0.first?.isNumber ?? false }),
            TableValue.mark(unit) == nil, !["k", "к", "тыс", "тыс."].contains(unit.lowercased())
        else { return nil }
    }
}
