public import TrackerDomain

/// Where a day lies that a person names without its date or its year.
public enum DaySearch: Hashable, Sendable {
    /// Up to today: for marks and figures.
    case back
    /// From a day on, itself included: for plans.
    case ahead(from: Day)

    /// The nearest day of a weekday.
    func nearest(_ weekday: Weekday, today: Day) -> Day {
        switch self {
        case .back: today - today.weekday.days(after: weekday)
        case .ahead(let first): first + weekday.days(after: first.weekday)
        }
    }

    /// The year of the nearest month of a number, the present month included.
    func year(ofMonth month: Int, today: Day) -> Int {
        switch self {
        case .back: today.year - (month > today.month ? 1 : 0)
        case .ahead(let first): first.year + (month < first.month ? 1 : 0)
        }
    }
}

/// Reads a day as a person writes it, in either language.
public enum DayWord {
    /// Reads a date with or without its year, a weekday, or words and numbers that count from today.
    ///
    /// `2026-11-20`, `20.11.2026`, `20 nov 2026`; `20.11`, `nov 20`; `today`, `-3` and `3 days ago`, `+3` and
    /// `in 3 days`; `day before yesterday`; `mon`, `last mon` (before today), `next mon` (after today). Words may be joined by hyphens.
    ///
    /// - Throws: `WordError.day` for any other word, `noSuchDay` or `noSuchMonth` for a day that no calendar has,
    ///   `dayOutOfRange` for one outside 1900 to 2199.
    public static func day(_ word: String, today: Day, _ search: DaySearch = .back) throws(WordError) -> Day {
        let typed = TypedWord(word).text
        if let date = date(typed) { return try day(date, word, today: today, search) }
        // Digits alone, so "-0x3" is no number.
        if let sign = typed.first, sign == "-" || sign == "+",
            let days = Int(digits: typed.dropFirst(), 1...6)
        {
            return try valid(today, sign == "-" ? -days : days, word)
        }
        let parts = typed.split { $0.isWhitespace || $0 == "-" || $0 == "," }
            .map { $0.last == "." ? $0.dropLast() : $0 }
        let words = ["on", "the", "в", "во"].contains(parts.first) ? parts.dropFirst() : parts[...]
        guard let last = words.last, let first = typed.first, first.isLetter || first.isNumber else {
            throw .day(word)
        }
        if let weekday = WeekdayWord.weekday(last) {
            switch words.count {
            case 1: return try valid(search.nearest(weekday, today: today), 0, word)
            case 2 where lastWords.contains(words[words.startIndex]):
                return try valid(DaySearch.back.nearest(weekday, today: today - 1), 0, word)
            case 2 where nextWords.contains(words[words.startIndex]):
                return try valid(DaySearch.ahead(from: today + 1).nearest(weekday, today: today), 0, word)
            default: throw .day(word)
            }
        }
        if let distance = dayNames[words.joined(separator: " ")] { return try valid(today, distance, word) }
        if let distance = distance(words) { return try valid(today, distance, word) }
        // A date is printed behind its weekday.
        let weekday = words.first.flatMap(WeekdayWord.weekday)
        guard let date = writtenDate(weekday == nil ? words : words.dropFirst()) else { throw .day(word) }
        let found = try day(date, word, today: today, search)
        guard weekday.map({ $0 == found.weekday }) ?? true else { throw .day(word) }
        return found
    }

    /// Reads the last day of a break.
    ///
    /// - Throws: The errors of a day, `WordError.tooManyDays` for more than 3,660.
    public static func lastDay(_ word: String, from first: Day, today: Day) throws(WordError) -> Day {
        let last = try day(word, today: today, .ahead(from: first))
        guard last - first < DaysWord.most else { throw .tooManyDays(word) }
        return last
    }

    // MARK: Counted from today

    private static let dayNames = [
        "today": 0, "yesterday": -1, "tomorrow": 1, "day before yesterday": -2, "day after tomorrow": 2,
        "сегодня": 0, "вчера": -1, "завтра": 1, "позавчера": -2, "послезавтра": 2,
    ]

    static let lastWords: Set<Substring> = [
        "last", "прошлый", "прошлая", "прошлую", "прошлое", "прошлой", "прошлом", "прош",
    ]
    static let nextWords: Set<Substring> = [
        "next", "следующий", "следующая", "следующую", "следующее", "следующей", "следующем", "след",
    ]

    /// Days from today of "3 days ago", "in a week", «3 дня назад», «через неделю»; nil for other words.
    private static func distance(_ words: ArraySlice<Substring>) -> Int? {
        let (inner, sign) =
            switch (words.first, words.last) {
            case (_, "ago"), (_, "назад"): (words.dropLast(), -1)
            case ("in", _), ("через", _): (words.dropFirst(), 1)
            default: (words.prefix(0), 1)
            }
        guard let first = inner.first, let unit = inner.last, inner.count <= 2 else { return nil }
        let length: Int
        switch PeriodWord.units[String(unit)] {
        case .day: length = 1
        case .week: length = 7
        default: return nil
        }
        let isOne = inner.count == 1 || ["a", "one", "один", "одну"].contains(first)
        let count = RuleWord.numbers[first] ?? String(first)
        return (isOne ? 1 : Int(digits: count, 1...6)).map { sign * length * $0 }
    }

    // MARK: Dates

    /// A date as typed; nil for the year if none was.
    private typealias Date = (year: Int?, month: Int, day: Int)

    /// `2026-11-20`, `20.11.2026`, `20.11`.
    private static func date(_ text: String) -> Date? {
        let dashed = text.split(separator: "-", omittingEmptySubsequences: false)
        let dotted = (text.last == "." ? text.dropLast() : text[...])
            .split(separator: ".", omittingEmptySubsequences: false)
        let parts = dashed.count == 3 ? dashed : dotted.reversed()
        guard parts.count == 3 || parts.count == 2 && dashed.count == 1,
            let day = Int(digits: parts[parts.count - 1], 1...2),
            let month = Int(digits: parts[parts.count - 2], 1...2)
        else { return nil }
        if parts.count == 2 { return (nil, month, day) }
        return Int(digits: parts[0], 4...4).map { ($0, month, day) }
    }

    /// `20 nov 2026`, `nov 20`, «20 ноября».
    private static func writtenDate(_ words: ArraySlice<Substring>) -> Date? {
        guard (2...3).contains(words.count) else { return nil }
        let (first, second) = (words[words.startIndex], words[words.startIndex + 1])
        let year = words.count == 3 ? Int(digits: words[words.startIndex + 2], 4...4) : nil
        guard words.count == 2 || year != nil else { return nil }
        if let day = dayOfMonth(first) {
            return DateText.month(named: second).map { (year, $0, day) }
        }
        return dayOfMonth(second).flatMap { day in DateText.month(named: first).map { (year, $0, day) } }
    }

    /// 18 of `18` and `18th`.
    private static func dayOfMonth(_ word: Substring) -> Int? {
        let isOrdinal = ["st", "nd", "rd", "th"].contains { word.hasSuffix($0) }
        return Int(digits: isOrdinal ? word.dropLast(2) : word, 1...2)
    }

    private static func day(
        _ date: Date, _ word: String, today: Day, _ search: DaySearch
    ) throws(WordError) -> Day {
        guard (1...12).contains(date.month) else { throw .noSuchMonth(word, date.month) }
        guard let year = date.year ?? year(of: date, today: today, search) else {
            throw .noSuchDay(word, Month(year: today.year, month: date.month))
        }
        guard (Day.earliest.year...Day.latest.year).contains(year) else { throw .dayOutOfRange(word) }
        guard let day = Day(year: year, month: date.month, day: date.day) else {
            throw .noSuchDay(word, Month(year: year, month: date.month))
        }
        return day
    }

    /// The year of the nearest such day; nil if no year has one. Leap days are at most eight years apart.
    private static func year(of date: Date, today: Day, _ search: DaySearch) -> Int? {
        let years: [Int] =
            switch search {
            case .back: Array((today.year - 8...today.year).reversed())
            case .ahead(let first): Array(first.year...first.year + 8)
            }
        return years.first { year in
            guard let day = Day(year: year, month: date.month, day: date.day) else { return false }
            return switch search {
            case .back: day <= today
            case .ahead(let first): day >= first
            }
        }
    }

    private static func valid(_ day: Day, _ distance: Int, _ word: String) throws(WordError) -> Day {
        guard abs(distance) <= Day.latest - Day.earliest, (day + distance).isValid else {
            throw .dayOutOfRange(word)
        }
        return day + distance
    }
}

extension Int {
    /// A number of so many ASCII digits.
    package init?(digits text: some StringProtocol, _ count: ClosedRange<Int>) {
        guard count.contains(text.utf8.count), text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
            return nil
        }
        self.init(text)
    }
}

/// Reads a weekday by its short or long name in either language, in Russian also as after «в».
package enum WeekdayWord {
    package static func weekday(_ word: some StringProtocol) -> Weekday? {
        let typed = TypedWord(word)
        return Weekday.allCases.first { weekday in
            typed.isEither(.shortName(of: weekday)) || typed.isEither(.longName(of: weekday))
                || typed == TypedWord(DateText.russianAccusative(of: weekday))
        }
    }
}

/// The current day of a person whose day starts later than midnight.
public enum Today {
    /// Returns the date of the clock, or the day before it until the day starts.
    ///
    /// - Parameters:
    ///   - minute: Minutes since midnight.
    ///   - dayStart: Minutes since midnight, 0 to 719.
    public static func day(date: Day, minute: Int, dayStart: Int) -> Day {
        minute < dayStart ? date - 1 : date
    }
}
