package import TrackerDomain

/// Reads a rule with numbers, every so many days, days of the month, so many times in a period, and the rule whenever.
enum RuleWord {
    /// One example of each kind of rule.
    static let examples = [
        Phrase("every-3-days", "каждые-3-дня"), Phrase("month:1,15", "месяц:1,15"),
        Phrase("3/week", "3/нед"), Phrase("whenever", "без-плана"),
    ]

    /// Reads a rule; nil for a word of another shape.
    ///
    /// `every-3-days`, `3d`, `3d@2026-11-20`, `every other day`, `every 2 weeks`, `month:1,15`, `month:last`,
    /// `3/week`, `3x/week`, `2/month`, `4/10d`, `whenever`, and their Russian forms.
    ///
    /// - Throws: `WordError.rule` for a number that the rule cannot have, `WordError.schedule` for a day after a
    ///   rule that does not count from one, and the errors of `DayWord` for that day.
    static func schedule(_ word: String, today: Day) throws(WordError) -> Schedule? {
        let parts = word.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
        let typed = numbered(parts[0])
        let from: Day? =
            parts.count == 2 ? try DayWord.day(String(parts[1]), today: today, .ahead(from: today)) : nil
        let (shape, numbers) = shape(of: typed)
        switch shape {
        case "everyotherday", "черездень": return DayGrid(every: 2, from: from).map { .interval($0) }
        case "everyotherweek", "черезнеделю": return DayGrid(every: 14, from: from).map { .interval($0) }
        case "every#weeks", "every#week", "каждые#недели", "каждые#недель", "каждую#неделю":
            guard weeks.contains(numbers[0]), let grid = DayGrid(every: 7 * numbers[0], from: from) else {
                throw .rule(word, .weeks)
            }
            return .interval(grid)
        case "every#days", "every#day", "#days", "#d", "каждые#дня", "каждые#дней", "каждый#день", "#д",
            "#день", "#дня",
            "#дней":
            guard let grid = DayGrid(every: numbers[0], from: from) else { throw .rule(word, .interval) }
            return .interval(grid)
        case "#/#d", "#/#days", "#x/#d", "#xin#days", "#timesin#days", "#/#д", "#/#дня", "#/#дней",
            "#разза#дней", "#разаза#дней":
            guard let grid = DayGrid(every: numbers[1], from: from) else { throw .rule(word, .timesInDays) }
            guard let quota = Quota(numbers[0], in: .days(grid)) else {
                throw .rule(word, numbers[0] > numbers[1] ? .timesADay : .timesInDays)
            }
            return .quota(quota)
        default: break
        }
        let rule: Schedule?
        switch shape {
        case "#/week", "#/w", "#x/week", "#xaweek", "#xperweek", "#xweek", "#timesaweek", "#timesperweek",
            "#/неделю", "#/нед", "развнеделю", "#развнеделю", "#разавнеделю":
            guard let quota = Quota(numbers.first ?? 1, in: .week) else { throw .rule(word, .timesAWeek) }
            rule = .quota(quota)
        case "#/month", "#/m", "#x/month", "#xamonth", "#xpermonth", "#xmonth", "#timesamonth",
            "#timespermonth",
            "#/месяц", "#/мес", "развмесяц", "#развмесяц", "#разавмесяц":
            guard let quota = Quota(numbers.first ?? 1, in: .month) else { throw .rule(word, .timesAMonth) }
            rule = .quota(quota)
        case "whenever", "безплана", "когдапридется": rule = .whenever
        default: rule = try monthDays(typed, in: word)
        }
        if rule != nil, from != nil { throw .schedule(word) }
        return rule
    }

    /// The text with digits for the words of small numbers: "every 3 day" of "every third day".
    private static func numbered(_ text: Substring) -> String {
        TypedWord(text).text.split(separator: " ").map { numbers[$0] ?? String($0) }.joined(separator: " ")
    }

    static let numbers: [Substring: String] = [
        "two": "2", "three": "3", "four": "4", "five": "5", "second": "2", "third": "3", "fourth": "4",
        "два": "2", "две": "2", "три": "3", "четыре": "4", "пять": "5", "второй": "2", "третий": "3",
    ]

    /// How many weeks may lie between two days.
    private static let weeks = 2...52

    /// `month:1,15`, `месяц:последний`.
    private static func monthDays(_ text: String, in word: String) throws(WordError) -> Schedule? {
        let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, parts[0] == "month" || parts[0] == "месяц" else { return nil }
        var days: MonthDaySet = []
        for part in parts[1].split(separator: ",", omittingEmptySubsequences: false) {
            let typed = TypedWord(part)
            if typed.isOne(of: "last", "последний") {
                days.formUnion(.last)
            } else if let day = Int(digits: typed.text, 1...2), MonthDaySet.days.contains(day) {
                days.formUnion(MonthDaySet([day]))
            } else {
                throw .rule(word, parts[1].isEmpty ? .noDayOfMonth : .dayOfMonth)
            }
        }
        return .monthDays(days)
    }

    /// The text with a `#` for each number, without the hyphens and blanks after words and numbers.
    private static func shape(of text: String) -> (shape: String, numbers: [Int]) {
        var shape = ""
        var digits: [String] = []
        var isInNumber = false
        for character in text {
            if character.isASCII, character.isNumber {
                if isInNumber {
                    digits[digits.count - 1].append(character)
                } else {
                    shape.append("#")
                    digits.append(String(character))
                }
                isInNumber = true
                continue
            }
            isInNumber = false
            let separates = character == "-" || character == " "
            if !separates || shape.isEmpty || shape.last == "/" { shape.append(character) }
        }
        // No rule allows a number that does not fit an Int.
        return (shape, digits.map { Int($0) ?? .max })
    }

    /// Reads the product's own text for a rule, in either language.
    ///
    /// "every 3 days", "on the 1st and 15th", «2 раза в месяц».
    static func shown(_ typed: TypedWord) -> Schedule? {
        let numbers = shape(of: typed.text).numbers.filter { $0 <= DayGrid.lengths.upperBound }
        let times = Array(numbers.prefix(1)) + [1, 2]
        let periods: [Quota.Period] =
            [.week, .month] + numbers.suffix(1).compactMap { DayGrid(every: $0).map { .days($0) } }
        let quotas = periods.flatMap { period in
            times.compactMap { Quota($0, in: period).map { Schedule.quota($0) } }
        }
        let monthDays = MonthDaySet(numbers)
        let rules =
            numbers.prefix(1).compactMap { DayGrid(every: $0).map { Schedule.interval($0) } } + quotas
            + [.monthDays(monthDays), .monthDays(monthDays.union(.last))]
        return rules.first { rule in
            !rule.isEmpty
                && Language.allCases.contains { language in
                    let conventions = Conventions(language: language)
                    return typed == TypedWord(ScheduleText.onCard(rule, conventions: conventions))
                }
        }
    }
}

extension Schedule {
    /// The rule as a field shows it and takes it again: "every day", and `3d@2026-11-20` if it counts from a day.
    func line(_ conventions: Conventions) -> String {
        grid?.from == nil ? ScheduleText.onCard(self, conventions: conventions) : typed ?? ""
    }

    /// The rule as `--schedule` takes it: `mon,wed`, `3d@2026-11-20`, `month:1,15`, `3/week`; nil for a sum, which is a
    /// goal.
    package var typed: String? {
        switch self {
        case .weekdays: text
        case .interval(let grid): grid.typed
        case .monthDays(let days): "month:" + days.members.map(String.init).joined(separator: ",")
        case .quota(let quota): "\(quota.times)/" + quota.period.typed
        case .sum: nil
        case .whenever: text
        }
    }
}

extension Quota.Period {
    fileprivate var typed: String {
        switch self {
        case .week: "week"
        case .month: "month"
        case .days(let grid): grid.typed
        }
    }
}

extension DayGrid {
    /// `10d`, `10d@2026-11-20`.
    fileprivate var typed: String { "\(length)d" + (from.map { "@\($0.iso)" } ?? "") }
}

/// A number of a rule that has limits.
public enum RuleNumber: Hashable, Sendable {
    case interval, weeks, timesAWeek, timesAMonth, timesInDays, dayOfMonth
    /// More than once a day, and a day of the month that is left out.
    case timesADay, noDayOfMonth

    /// The fault of a word with such a number, to follow the word.
    var fault: Phrase {
        switch self {
        case .timesADay: Phrase("asks for more than once a day", "требует чаще раза в день")
        case .noDayOfMonth: Phrase("names no day", "не называет дня")
        case .interval, .weeks, .timesAWeek, .timesAMonth, .timesInDays, .dayOfMonth:
            Phrase("is out of range", "вне допустимых пределов")
        }
    }

    /// The limits, as the end of a sentence.
    var bounds: Phrase {
        switch self {
        case .interval:
            Phrase("write a number of days from 2 to 365", "укажите число дней от 2 до 365")
        case .weeks: Phrase("write a number of weeks from 2 to 52", "укажите число недель от 2 до 52")
        case .timesAWeek: Phrase("write 1 to 7 times a week", "укажите от 1 до 7 раз в неделю")
        case .timesAMonth: Phrase("write 1 to 31 times a month", "укажите от 1 до 31 раза в месяц")
        case .timesInDays, .timesADay:
            Phrase(
                "write a number of days from 2 to 365, and at most one a day",
                "укажите число дней от 2 до 365, и не больше одного раза в день")
        case .dayOfMonth, .noDayOfMonth:
            Phrase(
                "write days of the month from 1 to 31, or last",
                "укажите числа месяца от 1 до 31 или слово «последний»")
        }
    }
}
