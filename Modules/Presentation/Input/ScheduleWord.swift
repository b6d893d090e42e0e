public import TrackerDomain

/// The schedule of a habit as a person writes it, in either language.
public enum ScheduleWord {
    /// Reads `daily`, `weekdays`, `weekends`, or a list of weekdays and ranges: `mon,wed`, `mon-fri`, `fri-mon`.
    /// What the product shows as a schedule, such as "Every day", is read too.
    ///
    /// - Throws: `WordError.schedule` naming the part that is no weekday.
    public static func schedule(_ word: String) throws(WordError) -> Schedule {
        let typed = TypedWord(word)
        if let named = named.first(where: { typed.isEither($0.word) || typed.isEither($0.shown) }) {
            return .weekdays(named.weekdays)
        }
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
}

/// What may be written for a schedule, in the words of each text that says so.
extension ScheduleWord {
    private static let list = Phrase("mon,wed,fri", "пн,ср,пт")
    private static let range = Phrase("mon-fri", "пн-пт")
    private static let allNames = names.joined(separator: ", ")

    /// In the sentence on a word that is none.
    static let inError =
        allNames + Phrase(", or days like ", " или дни: ") + list + Phrase(" or ", " или ") + range

    package static let inHelp =
        allNames + Phrase(", or a list such as ", " или список, например ") + list
        + Phrase(", with ranges such as ", ", в том числе с диапазонами, например ") + range

    /// Before a question.
    package static let inExplanation =
        allNames + Phrase(", or a list such as ", " или список: ") + list
        + Phrase(", with ranges such as ", ", можно с диапазонами: ") + range

    /// In the question itself, where room is short.
    package static let inQuestion =
        names.prefix(2).joined(separator: ", ") + ", " + Phrase("mon,wed…", "пн,ср…")
}
