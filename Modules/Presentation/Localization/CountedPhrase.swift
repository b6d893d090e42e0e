/// A noun that follows a number, in both languages; a missing form does not compile.
public struct CountedPhrase: Hashable, Sendable {
    public let english: EnglishPlural
    public let russian: RussianPlural

    public init(_ english: EnglishPlural, _ russian: RussianPlural) {
        self.english = english
        self.russian = russian
    }

    /// The number and its noun, joined by an ordinary space.
    public func callAsFunction(_ count: Int) -> Phrase {
        Phrase(
            "\(NumberText.whole(count, .english)) \(english.form(for: count))",
            "\(NumberText.whole(count, .russian)) \(russian.form(for: count))")
    }
}

extension CountedPhrase {
    /// "1 day", «2 дня», «5 дней».
    public static let days = CountedPhrase(
        EnglishPlural(one: "day", other: "days"), RussianPlural(one: "день", few: "дня", many: "дней"))

    public static let trackers = CountedPhrase(
        EnglishPlural(one: "tracker", other: "trackers"),
        RussianPlural(one: "трекер", few: "трекера", many: "трекеров"))

    public static let completions = CountedPhrase(
        EnglishPlural(one: "completion", other: "completions"),
        RussianPlural(one: "отметка", few: "отметки", many: "отметок"))

    public static let steps = CountedPhrase(
        EnglishPlural(one: "step", other: "steps"), RussianPlural(one: "шаг", few: "шага", many: "шагов"))

    /// "5 trackers completed", «1 трекер завершен».
    public static let trackersCompleted = CountedPhrase(
        EnglishPlural(one: "tracker completed", other: "trackers completed"),
        RussianPlural(one: "трекер завершен", few: "трекера завершено", many: "трекеров завершено"))
}
