public import TrackerDomain

/// The schedule of a habit as a person writes it, in either language.
public enum ScheduleWord {
    /// Reads `daily`, `weekdays`, `weekends`, a list of weekdays and ranges such as `mon,wed` or `fri-mon`, and what
    /// `RuleWord` reads: `every-3-days`, `month:1,15`, `3/week`.
    /// What the product shows as a schedule, such as "Every day" or "3 times a week", is read too.
    ///
    /// - Throws: `WordError.schedule` naming the part that is no schedule, `WordError.rule` for a number that a rule
    ///   cannot have, and what `DayWord` throws for the day behind an `@`.
    public static func schedule(_ word: String, today: Day) throws(WordError) -> Schedule {
        let typed = TypedWord(word)
        if let named = named.first(where: { typed.isEither($0.word) || typed.isEither($0.shown) }) {
            return .weekdays(named.weekdays)
        }
        if let rule = try RuleWord.schedule(word, today: today) ?? RuleWord.shown(typed) { return rule }
        var days: WeekdaySet = []
        for part in word.split(separator: ",", omittingEmptySubsequences: false) {
            days.formUnion(try range(part))
        }
        return .weekdays(days)
    }

    private static func range(_ part: Substring) throws(WordError) -> WeekdaySet {
        let ends = part.split(separator: "-", omittingEmptySubsequences: false)
        guard let first = ends.first.flatMap(WeekdayWord.weekday),
            let last = ends.last.flatMap(WeekdayWord.weekday),
            ends.count <= 2
        else { throw .schedule(String(part)) }
        let length = (last.rawValue - first.rawValue + 7) % 7
        return WeekdaySet(Array(first.week.prefix(length + 1)))
    }

    /// Several weekdays with one word for them, and what the product shows for them.
    private static let named: [(weekdays: WeekdaySet, word: Phrase, shown: Phrase)] = [
        (.everyDay, Phrase("daily", "ежедневно"), .everyDay),
        (.weekdays, Phrase("weekdays", "будни"), .onWeekdays),
        (.weekends, Phrase("weekends", "выходные"), .onWeekends),
    ]

    /// The words that stand for several weekdays.
    package static var names: [Phrase] { named.map(\.word) }

    /// One word for each of the other rules.
    package static let rules = [
        Phrase("every-3-days", "каждые-3-дня"), Phrase("month:1,15", "месяц:1,15"),
        Phrase("3/week", "3/нед"),
    ]
}

/// What may be written for a schedule, in the words of each text that says so.
extension ScheduleWord {
    private static let list = Phrase("mon,wed,fri", "пн,ср,пт")
    private static let range = Phrase("mon-fri", "пн-пт")
    private static let allNames = names.joined(separator: ", ")
    private static let allRules = rules.joined(separator: ", ")

    /// In the sentence on a word that is none.
    static let inError =
        allNames + Phrase(", days like ", ", дни: ") + list + Phrase(" or ", " или ") + range
        + Phrase(", or else ", ", или же ") + allRules

    package static let inHelp =
        allNames + Phrase(", or a list such as ", " или список, например ") + list
        + Phrase(", with ranges such as ", ", в том числе с диапазонами, например ") + range
        + Phrase(
            "; every-3-days or 3d, from today on or from a day, 3d@2026-11-20; month:1,15 or month:last; 3/week, 2/month, or 4/10d for 4 times in 10 days",
            "; каждые-3-дня или 3д, считая с сегодняшнего дня или с указанного, 3д@2026-11-20; месяц:1,15 или месяц:последний; 3/нед, 2/мес или 4/10д — 4 раза за 10 дней"
        )

    /// Before a question.
    package static let inExplanation =
        allNames + Phrase(", or a list such as ", " или список: ") + list
        + Phrase(", with ranges such as ", ", можно с диапазонами: ") + range
        + Phrase("; or ", "; или ") + allRules

    /// In the question itself, where room is short.
    package static let inQuestion =
        names.prefix(2).joined(separator: ", ") + ", " + Phrase("mon,wed…", "пн,ср…")
}
