internal import TrackerDomain

/// What a cell says of a day: a word for a mark, or a number.
enum TableValue: Equatable {
    case nothing
    case mark(DraftDay.Mark)
    case amount(Amount)

    private static let words: [String: DraftDay.Mark] = {
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
            (.rested, ["rest"]),
        ]
        let pairs = words.flatMap { mark, words in words.map { ($0, mark) } }
        return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    }()

    /// Nil for any other text.
    ///
    /// - Parameter hasDecimalCommas: Whether a comma is known to stand before decimals.
    init?(_ cell: String, hasDecimalCommas: Bool) {
        if cell.isEmpty {
            self = .nothing
        } else if let amount = Amount(decimal: cell, hasDecimalCommas: hasDecimalCommas) {
            self = .amount(amount)
        } else if let mark = TableValue.words[cell] {
            self = .mark(mark)
        } else {
            let word = Name.collapsingSpace(cell)
            if word.isEmpty {
                self = .nothing
            } else if let mark = TableValue.words[word.lowercased()] {
                self = .mark(mark)
            } else if let amount = Amount(decimal: word, hasDecimalCommas: hasDecimalCommas) {
                self = .amount(amount)
            } else {
                return nil
            }
        }
    }
}
