internal import TrackerDomain

/// Reads the period at the end of a goal: `30 km a week`, `30km/week`, `100 km in 10 days`, `100km/10d@2026-11-20`.
enum PeriodWord {
    enum Period {
        case day
        case longer(Quota.Period)
    }

    /// The period, and the text before it without blanks at its end; nil for a text without one, as `km/h` is a unit.
    ///
    /// - Throws: `WordError.period` for a time that no goal can have, such as a year, and the errors of `DayWord` for the day
    ///   after an `@`.
    static func period(of line: String, today: Day) throws(WordError) -> (rest: String, period: Period)? {
        let parts = line.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
        guard let (before, time) = slashed(parts[0]) ?? worded(parts[0]) else { return nil }
        let rest = String(before.reversed().drop(while: \.isWhitespace).reversed())
        func fault(_ time: Phrase? = nil) -> WordError { .period(line, amount: rest, time) }
        switch (time.unit, time.number, parts.count) {
        case (.day, nil, 1): return (rest, .day)
        case (.week, nil, 1): return (rest, .longer(.week))
        case (.month, nil, 1): return (rest, .longer(.month))
        case (.day, let number?, _):
            let from: Day? =
                parts.count == 2 ? try DayWord.day(String(parts[1]), today: today, .ahead(from: today)) : nil
            guard let grid = DayGrid(every: number, from: from) else { throw fault() }
            return (rest, .longer(.days(grid)))
        case (.day, _, _), (.week, _, _), (.month, _, _): throw fault()
        case (.other(let name), _, _): throw fault(name)
        }
    }

    /// A unit of time with its number; nil for one of them, as in `a week`.
    private typealias Time = (unit: Unit, number: Int?)

    enum Unit: Hashable {
        case day, week, month
        /// No goal can be for such a time.
        case other(Phrase)

        fileprivate static let year = Unit.other(Phrase("a year", "год"))
        fileprivate static let quarter = Unit.other(Phrase("a quarter", "квартал"))
        fileprivate static let fortnight = Unit.other(Phrase("a fortnight", "две недели"))
        fileprivate static let decade = Unit.other(Phrase("a decade", "десять лет"))
    }

    /// `30km/week`, `30 km / 10 d`.
    private static func slashed(_ text: Substring) -> (rest: String, time: Time)? {
        guard let slash = text.lastIndex(of: "/"),
            let time = time(TypedWord(text[text.index(after: slash)...]).text, inShort)
        else { return nil }
        return (String(text[..<slash]), time)
    }

    /// `30 km a week`, `30 km weekly`, `30 km this week`, `100 km in 10 days`, «100 км за 10 дней».
    private static func worded(_ text: Substring) -> (rest: String, time: Time)? {
        let words = text.split(whereSeparator: \.isWhitespace)
        if words.count > 1, let last = words.last, let unit = adverbs[TypedWord(last).text] {
            return (String(text[..<last.startIndex]), (unit, nil))
        }
        // «на этой неделе» before “this week”, which has one word less.
        for word in words.dropFirst().suffix(3) {
            guard let period = PeriodOfDays(text[word.startIndex...])?.present else { continue }
            return (String(text[..<word.startIndex]), (period == .week ? .week : .month, nil))
        }
        guard let link = words.dropFirst().lastIndex(where: { links.contains(TypedWord($0).text) }),
            link < words.count - 1
        else { return nil }
        let typed = words[(link + 1)...].map { TypedWord($0).text }.joined()
        guard let time = time(typed, typed.first?.isNumber == true ? inShort : shortBehindLink) else {
            return nil
        }
        // “5 km in a week” is as good.
        let isDouble = link > 1 && links.contains(TypedWord(words[link - 1]).text)
        return (String(text[..<words[isDouble ? link - 1 : link].startIndex]), time)
    }

    private static func time(_ text: String, _ short: [String: Unit]) -> Time? {
        let digits = text.prefix { $0.isASCII && $0.isNumber }
        let name = text.dropFirst(digits.count).drop { $0.isWhitespace || $0 == "-" }
        guard let unit = units[String(name)] ?? short[String(name)] else { return nil }
        return (unit, digits.isEmpty ? nil : Int(digits) ?? .max)
    }

    private static let links: Set<String> = [
        "a", "an", "in", "per", "each", "every", "в", "за", "каждый", "каждую", "каждые",
    ]

    static let units = byName([
        .day: "day days день дня дней", .week: "week weeks неделя неделю недели недель",
        .month: "month months месяц месяца месяцев",
        .year: "year years год года лет", .quarter: "quarter quarters квартал квартала",
        .fortnight: "fortnight fortnights", .decade: "decade decades",
    ])

    private static let adverbs = byName([
        .day: "daily today ежедневно сегодня", .week: "weekly pw еженедельно", .month: "monthly ежемесячно",
        .year: "yearly annually ежегодно", .quarter: "quarterly ежеквартально",
    ])

    /// Behind a slash or a number.
    private static let inShort = byName([
        .day: "d д дн", .week: "w wk н нед", .month: "m mo мес",
        .year: "y yr", .quarter: "q кв",
    ])

    private static let shortBehindLink = byName([.week: "wk нед", .month: "mo мес"])

    private static func byName(_ names: [Unit: String]) -> [String: Unit] {
        let pairs = names.flatMap { unit, names in names.split(separator: " ").map { (String($0), unit) } }
        return Dictionary(uniqueKeysWithValues: pairs)
    }
}
