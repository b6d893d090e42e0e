internal import TrackerDomain

/// The words and signs that are marks in a table, in any language of the people who keep one.
///
/// `help import`, the topic about marks and the refusals are made from `all`.
public struct MarkWord: Sendable {
    public enum Meaning: CaseIterable, Sendable {
        case done, notDone, skipped, rest
        /// Says nothing of the day.
        case nothing
        /// Says nothing either: another program has worked it out.
        case calculated
    }

    public let meaning: Meaning
    public let english: [String]
    public let russian: [String]
    /// Of other languages, and signs.
    public let others: [String]

    public var all: [String] { english + russian + others }

    public static let all = [
        MarkWord(
            meaning: .done,
            english: words(
                "done yes y true x v ok completed complete success successful green") + ["YES_MANUAL"],
            russian: words("да д сделано выполнено готово истина х"),
            others: words("ja j wahr oui vrai sí verdadero ✓ ✔ ✅ ☑ 🟩 🟢 ● + [x]")),
        MarkWord(
            meaning: .notDone,
            english: ["no", "n", "false", "not done"]
                + words("undone missed miss failed fail failure") + ["not completed", "incomplete", "red"],
            russian: ["нет", "н", "не сделано", "не выполнено", "ложь"],
            others: words("nein falsch non faux falso ✗ ✘ ❌ ☐ ⬜ 🟥 🔴 ○ - – —") + ["[ ]"]),
        MarkWord(
            meaning: .skipped, english: words("skip skipped s n/a na blue"),
            russian: words("пропуск пропущено"), others: ["🟦"]),
        MarkWord(meaning: .rest, english: ["rest"], russian: [], others: []),
        MarkWord(meaning: .nothing, english: ["UNKNOWN"], russian: [], others: []),
        MarkWord(meaning: .calculated, english: ["YES_AUTO"], russian: [], others: []),
    ]

    private static func words(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }

    private static let meanings = Dictionary(
        all.flatMap { row in row.all.map { (key($0), row.meaning) } }, uniquingKeysWith: { first, _ in first }
    )

    /// What a text means; nil if it is in no list.
    static func meaning(_ text: String) -> Meaning? {
        let key = key(text)
        if let meaning = meanings[key] { return meaning }
        let parts = key.split(separator: " ")
        guard parts.count > 1, ["manually", "automatically"].contains(parts.last) else { return nil }
        return meanings[parts.dropLast().joined(separator: " ")]
    }

    /// A word as words are compared: in any case, without accents, with a blank for each `_` or `-` between its parts.
    static func key(_ text: String) -> String {
        let folded = Name.withoutAccents(text.lowercased()).unicodeScalars.filter { $0.value != 0xFE0F }
        let word = Name.collapsingSpace(String(String.UnicodeScalarView(folded)))
        func isDivider(_ character: Character) -> Bool {
            character.isWhitespace || character == "_" || character == "-"
        }
        guard let first = word.first, let last = word.last, !isDivider(first), !isDivider(last) else {
            return word
        }
        return word.split(whereSeparator: isDivider).joined(separator: " ")
    }
}
