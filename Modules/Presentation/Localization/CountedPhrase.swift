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
        Phrase { NumberText.whole(count, $0) + " " + noun(for: count)($0) }
    }

    /// The noun alone: "days", «дня».
    func noun(for count: Int) -> Phrase { Phrase(english.form(for: count), russian.form(for: count)) }
}

extension CountedPhrase {
    /// "1 day", «2 дня», «5 дней».
    public static let days = CountedPhrase(
        EnglishPlural(one: "day", other: "days"), RussianPlural(one: "день", few: "дня", many: "дней"))

    /// "3 times", «3 раза».
    public static let times = CountedPhrase(
        EnglishPlural(one: "time", other: "times"), RussianPlural(one: "раз", few: "раза", many: "раз"))

    public static let trackers = CountedPhrase(
        EnglishPlural(one: "tracker", other: "trackers"),
        RussianPlural(one: "трекер", few: "трекера", many: "трекеров"))

    public static let newTrackers = CountedPhrase(
        EnglishPlural(one: "new tracker", other: "new trackers"),
        RussianPlural(one: "новый трекер", few: "новых трекера", many: "новых трекеров"))

    /// "13 habits", «2 привычки».
    static let habits = CountedPhrase(
        EnglishPlural(one: "habit", other: "habits"),
        RussianPlural(one: "привычка", few: "привычки", many: "привычек"))

    public static let marks = CountedPhrase(
        EnglishPlural(one: "mark", other: "marks"),
        RussianPlural(one: "отметка", few: "отметки", many: "отметок"))

    public static let amounts = CountedPhrase(
        EnglishPlural(one: "amount", other: "amounts"),
        RussianPlural(one: "количество", few: "количества", many: "количеств"))

    public static let skips = CountedPhrase(
        EnglishPlural(one: "skip", other: "skips"),
        RussianPlural(one: "пропуск", few: "пропуска", many: "пропусков"))

    public static let notes = CountedPhrase(
        EnglishPlural(one: "note", other: "notes"),
        RussianPlural(one: "заметка", few: "заметки", many: "заметок"))

    public static let steps = CountedPhrase(
        EnglishPlural(one: "step", other: "steps"), RussianPlural(one: "шаг", few: "шага", many: "шагов"))

    /// "5 trackers completed", «1 трекер завершен».
    public static let trackersCompleted = CountedPhrase(
        EnglishPlural(one: "tracker completed", other: "trackers completed"),
        RussianPlural(one: "трекер завершен", few: "трекера завершено", many: "трекеров завершено"))
}

/// The forms of an English noun with a number.
public struct EnglishPlural: Hashable, Sendable {
    public let one: String
    public let other: String

    public init(one: String, other: String) {
        self.one = one
        self.other = other
    }

    /// The form for a whole number (CLDR: `one` for 1).
    public func form(for count: Int) -> String { count == 1 ? one : other }
}

/// The forms of a Russian noun with a number.
public struct RussianPlural: Hashable, Sendable {
    public let one: String
    public let few: String
    public let many: String

    public init(one: String, few: String, many: String) {
        self.one = one
        self.few = few
        self.many = many
    }

    /// The form for a whole number (CLDR: `one` for 1, 21, 101; `few` for 2–4, 22–24; `many` for 0, 5–20, 11–14).
    public func form(for count: Int) -> String {
        let tens = count.magnitude % 100
        let ones = count.magnitude % 10
        if (11...14).contains(tens) { return many }
        return switch ones {
        case 1: one
        case 2...4: few
        default: many
        }
    }
}
