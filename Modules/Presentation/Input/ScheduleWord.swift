public import TrackerDomain

/// Reads the schedule of a habit as a person writes it, in either language.
public enum ScheduleWord {
    static let rule = TextRule(limit: 120, byteLimit: 4096)

    /// Reads weekdays, and the rules of `RuleWord`.
    ///
    /// `daily`, `weekdays`, `weekends`, a list of weekdays and ranges such as `mon,wed`, `fri-mon` or `on mondays`;
    /// `every-3-days`, `month:1,15`, `3/week`. Also reads the product's own texts for schedules, such as "Every
    /// day", "3 times a week" or "30 km a week".
    ///
    /// - Parameter judgesUnit: False for the rule of a file, whose unit stays whatever it is.
    /// - Throws: `WordError.schedule` naming the part that is no schedule, `WordError.anyDayOrOne` for `weekly`,
    ///   `WordError.rule` for a number that a rule cannot have, the errors of `DayWord` for the day after an `@`, and
    ///   `WordError.noUnit` for a sum.
    public static func schedule(
        _ word: String, today: Day, judgesUnit: Bool = true
    ) throws(WordError) -> Schedule {
        let typed = TypedWord(word)
        if let named = named.first(where: { typed.isEither($0.word) || typed.isEither($0.shown) }) {
            return .weekdays(named.weekdays)
        }
        if let weekdays = otherNames[typed.text] { return .weekdays(weekdays) }
        if let period = anyDayOrOne[typed.text] { throw .anyDayOrOne(word, period) }
        if let rule = try RuleWord.schedule(word, today: today) ?? RuleWord.shown(typed) { return rule }
        if case .ofPeriod(let sum)? = try? GoalLine.typed(word, today: today, .english, judgesUnit: false),
            !isQuota(word, sum)
        {
            if judgesUnit { _ = try GoalLine.typed(word, today: today, .english) }
            return .sum(sum)
        }
        var days: WeekdaySet = []
        for part in word.split(separator: ",", omittingEmptySubsequences: false) {
            days.formUnion(try weekdays(part))
        }
        return .weekdays(days)
    }

    /// True for a quota that has no such number or is written otherwise, `8 times a week`, `4/ 10d`: no sum is meant.
    private static func isQuota(_ word: String, _ sum: PeriodGoal) -> Bool {
        guard sum.goal.kind == .atLeast else { return false }
        let unit = TypedWord(sum.goal.unit)
        return unit.text.isEmpty ? word.contains("/") : unit.isOne(of: "times", "time", "раз", "раза")
    }

    /// Reads `mon`, `fri-mon`, `mon wed fri`, `mon/wed`, `every monday`, `on mondays and fridays`, «по понедельникам».
    private static func weekdays(_ part: Substring) throws(WordError) -> WeekdaySet {
        if let range = range(part) { return range }
        let words = part.split { $0.isWhitespace || $0 == "/" || $0 == "&" }
        let ranges = words.filter { !links.contains(TypedWord($0).text) }.map(range)
        guard let last = words.last, range(last) != nil, !ranges.contains(nil) else {
            throw .schedule(String(part))
        }
        return ranges.reduce(into: []) { $0.formUnion($1 ?? []) }
    }

    private static func range(_ part: Substring) -> WeekdaySet? {
        let ends = part.split(separator: "-", omittingEmptySubsequences: false)
        guard let first = ends.first.flatMap(weekday), let last = ends.last.flatMap(weekday), ends.count <= 2
        else { return nil }
        return WeekdaySet(Array(first.week.prefix(last.days(after: first) + 1)))
    }

    private static func weekday(_ word: Substring) -> Weekday? {
        WeekdayWord.weekday(word)
            ?? Weekday.allCases.first { TypedWord(word).isEither(.everyName(of: $0)) }
    }

    /// The words before a weekday that repeats.
    private static let links: Set<String> = [
        "every", "on", "and", "по", "каждый", "каждую", "каждое", "и",
    ]

    /// Names of sets of weekdays that no text of the product has.
    private static let otherNames: [String: WeekdaySet] = [
        "everyday": .everyDay, "every weekday": .weekdays, "every weekend": .weekends,
        "каждые выходные": .weekends,
    ]

    /// The words that do not tell a rule of one day from one of any day.
    private static let anyDayOrOne: [String: Quota.Period] = [
        "weekly": .week, "every week": .week, "еженедельно": .week, "каждую неделю": .week,
        "monthly": .month, "every month": .month, "ежемесячно": .month, "каждый месяц": .month,
    ]

    /// Sets of weekdays with their one-word names, and the product's texts for them.
    private static let named: [(weekdays: WeekdaySet, word: Phrase, shown: Phrase)] = [
        (.everyDay, Phrase("daily", "ежедневно"), .everyDay),
        (.weekdays, Phrase("weekdays", "будни"), .onWeekdays),
        (.weekends, Phrase("weekends", "выходные"), .onWeekends),
    ]

    /// The one-word names of sets of weekdays.
    package static var names: [Phrase] { named.map(\.word) }

    /// One example of each other kind of rule.
    package static var rules: [Phrase] { RuleWord.examples }
}

/// The possible forms of a schedule, worded for each text that lists them.
extension ScheduleWord {
    private static let list = Phrase("mon,wed,fri", "пн,ср,пт")
    private static let range = Phrase("mon-fri", "пн-пт")
    private static let allNames = names.joined(separator: ", ")
    private static let allRules = rules.joined(separator: ", ")

    /// For the error on an invalid word.
    static let inError =
        allNames + Phrase(", days like ", ", дни: ") + list + Phrase(" or ", " или ") + range
        + Phrase(", or else ", ", или же ") + allRules

    /// For the explanation before a question.
    package static let inExplanation =
        allNames + Phrase(", or a list such as ", " или список: ") + list
        + Phrase(", with ranges such as ", ", можно с диапазонами: ") + range
        + Phrase("; or ", "; или ") + allRules

    /// For the question itself, which has little room.
    package static let inQuestion =
        names.prefix(2).joined(separator: ", ") + ", " + Phrase("mon,wed…", "пн,ср…")
}
