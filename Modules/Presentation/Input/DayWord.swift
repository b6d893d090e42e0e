public import TrackerDomain

/// Reads a day as a person writes it, in either language.
public enum DayWord {
    /// Reads a date, a word, a number of days ago, or a weekday.
    ///
    /// `2026-11-20`, `20.11.2026`, `today`, `yesterday`, `tomorrow`, `-3` (days ago), or a weekday: the last such
    /// day, today included.
    ///
    /// - Throws: `WordError.day` for any other word, `noSuchDay` or `noSuchMonth` for a day that no calendar has,
    ///   `dayOutOfRange` for one outside 1900 to 2199.
    public static func day(_ word: String, today: Day) throws(WordError) -> Day {
        let typed = TypedWord(word)
        if typed.isOne(of: "today", "сегодня") { return today }
        if typed.isOne(of: "yesterday", "вчера") { return try valid(today - 1, word) }
        if typed.isOne(of: "tomorrow", "завтра") { return try valid(today + 1, word) }
        if let weekday = WeekdayWord.weekday(word) {
            return try valid(today - (today.weekday.rawValue - weekday.rawValue + 7) % 7, word)
        }
        // Digits alone, so "-0x3" is no number.
        if typed.text.first == "-", let days = Int(digits: typed.text.dropFirst(), 1...6) {
            guard days <= Day.latest - Day.earliest else { throw .dayOutOfRange(word) }
            return try valid(today - days, word)
        }
        guard let (year, month, number) = date(typed.text) else { throw .day(word) }
        guard (Day.earliest.year...Day.latest.year).contains(year) else { throw .dayOutOfRange(word) }
        guard (1...12).contains(month) else { throw .noSuchMonth(word, month) }
        guard let day = Day(year: year, month: month, day: number) else {
            throw .noSuchDay(word, Month(year: year, month: month))
        }
        return day
    }

    /// Reads the last day of a break: as any day, but a weekday is the first one from the break's first day on, and `+10`
    /// is ten days after today.
    ///
    /// - Throws: `WordError.lastDay` for any other word, `tooManyDays` for more than 3,660, the other errors of a day.
    public static func lastDay(
        _ word: String, from first: Day, today: Day
    ) throws(WordError) -> Day {
        let last = try lastDay(word, weekdaysFrom: first, today: today)
        guard last - first < DaysWord.most else { throw .tooManyDays(word) }
        return last
    }

    private static func lastDay(
        _ word: String, weekdaysFrom first: Day, today: Day
    ) throws(WordError) -> Day {
        if let weekday = WeekdayWord.weekday(word) {
            return try valid(first + (weekday.rawValue - first.weekday.rawValue + 7) % 7, word)
        }
        let typed = TypedWord(word)
        if typed.text.first == "+", let days = Int(digits: typed.text.dropFirst(), 1...6) {
            return try valid(today + days, word)
        }
        do throws(WordError) {
            return try day(word, today: today)
        } catch {
            if case .day = error { throw .lastDay(word) }
            throw error
        }
    }

    private static func valid(_ day: Day, _ word: String) throws(WordError) -> Day {
        guard day.isValid else { throw .dayOutOfRange(word) }
        return day
    }

    private static func date(_ text: String) -> (year: Int, month: Int, day: Int)? {
        let dashed = text.split(separator: "-", omittingEmptySubsequences: false)
        let dotted = text.split(separator: ".", omittingEmptySubsequences: false)
        let parts = dashed.count == 3 ? dashed : dotted.reversed()
        guard parts.count == 3, let year = Int(digits: parts[0], 4...4),
            let month = Int(digits: parts[1], 1...2), let day = Int(digits: parts[2], 1...2)
        else { return nil }
        return (year, month, day)
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

/// Reads a month as a person writes it.
public enum MonthWord {
    /// Reads `2026-11`, within the years 1900 to 2199; a leading zero may be missing, as in a day.
    ///
    /// - Throws: `WordError.monthOutOfRange` or `noSuchMonth` for text that is nearly a month, `WordError.month`
    ///   for any other.
    public static func month(_ word: String) throws(WordError) -> Month {
        let parts = TypedWord(word).text.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count == 2, let year = Int(digits: parts[0], 4...4),
            let number = Int(digits: parts[1], 1...2)
        else { throw .month(word) }
        guard (Day.earliest.year...Day.latest.year).contains(year) else { throw .monthOutOfRange(word) }
        guard (1...12).contains(number) else { throw .noSuchMonth(word, number) }
        return Month(year: year, month: number)
    }
}

/// Reads a year as a person writes it.
public enum YearWord {
    /// Reads `2025`, within the years 1900 to 2199.
    ///
    /// - Throws: `WordError.yearOutOfRange` for other years, `WordError.year` for all but four digits.
    public static func year(_ word: String) throws(WordError) -> Int {
        guard let year = Int(digits: TypedWord(word).text, 4...4) else { throw .year(word) }
        guard (Day.earliest.year...Day.latest.year).contains(year) else { throw .yearOutOfRange(word) }
        return year
    }
}

/// Reads a weekday by its short or long name in either language.
enum WeekdayWord {
    static func weekday(_ word: some StringProtocol) -> Weekday? {
        let typed = TypedWord(word)
        return Weekday.allCases.first { weekday in
            typed.isEither(.shortName(of: weekday)) || typed.isEither(.longName(of: weekday))
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
