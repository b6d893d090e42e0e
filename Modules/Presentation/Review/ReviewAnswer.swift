public import TrackerDomain

/// An answer of a review, in either language.
public enum ReviewAnswer: Hashable, Sendable {
    case done
    case amount(AmountEdit)
    case left, later, skip
    /// A note; nil asks for its text.
    case note(String?)
    case back, quit, help

    /// Returns nil for what is no answer.
    ///
    /// - Throws: The errors of `AmountWord` for what begins like a number.
    public init?(_ line: String, _ language: Language) throws(WordError) {
        let words = Name.collapsingSpace(line).split(separator: " ", maxSplits: 1)
        let first = words.first.map { TypedWord($0) }
        let rest = words.count > 1 ? String(words[1]) : nil
        if let first, first.isOne(of: "a", "з") {
            self = .note(rest)
        } else if line.first(where: { !$0.isWhitespace }).map({ $0.isNumber || "+-.,".contains($0) }) == true
        {
            self = .amount(try AmountWord.edit(line, language))
        } else if rest == nil, let answer = Self.ofOneWord(first) {
            self = answer
        } else {
            return nil
        }
    }

    private static func ofOneWord(_ word: TypedWord?) -> ReviewAnswer? {
        switch word?.text {
        case nil: .later
        case "y", "yes", "д", "да": .done
        case "n", "no", "н", "нет": .left
        case "s", "п": .skip
        case "u", "о": .back
        case "q", "в": .quit
        case "?": .help
        default: nil
        }
    }
}

extension Phrase {
    public static let reviewPrompt = Phrase(
        "done? [y]es [n]o [s]kip [a] note [u]ndo [q]uit, or an amount (? help)",
        "сделано? [д]а [н]ет [п]ропуск [з]аметка [о]тменить [в]ыход, число (? помощь)")

    /// What each answer does, a line each.
    public static let reviewHelp = [
        Phrase("y: done", "д: сделано"),
        Phrase(
            "n: stays open; an empty line: asked again at the end",
            "н: остаётся; пустая строка: спросить ещё раз в конце"),
        Phrase("5, 2.5 km, +1, -1: the amount of the day", "5, 2,5 км, +1, -1: количество за день"),
        Phrase("s: skip the day", "п: пропустить день"),
        Phrase("a TEXT: a note for the day", "з ТЕКСТ: заметка об этом дне"),
        Phrase("u: take back the last answer; q: stop", "о: отменить последний ответ; в: закончить"),
    ]

    public static func noReviewAnswer(_ line: String) -> Phrase {
        quoted(line)
            + Phrase(
                " is no answer: write y, n, s, a number, a, u or q; ? explains them.",
                " — не ответ: напишите д, н, п, число, з, о или в; «?» объяснит их.")
    }

    public static let nothingToTakeBack = Phrase(
        "Nothing was answered yet.", "Ещё нет ответов, которые можно отменить.")

    public static func nothingOpen(_ day: Day?, today: Day) -> Phrase {
        switch day {
        case today: Phrase("Nothing is open today.", "На сегодня всё отмечено.")
        case nil: Phrase("Nothing is open.", "Всё отмечено.")
        case let day?:
            Phrase(
                "Nothing is open on \(DateText.full(day, .english)).",
                "Всё отмечено за \(DateText.full(day, .russian)).")
        }
    }
}
