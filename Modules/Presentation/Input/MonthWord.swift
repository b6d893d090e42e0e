public import TrackerDomain

/// Reads a month as a person writes it.
public enum MonthWord {
    /// Reads `2026-11`, within the years 1900 to 2199; a leading zero may be missing, as in a day. A name as in `june` or
    /// `june 2025` is read where a day is given, up to which the last such month is looked for.
    ///
    /// - Throws: `WordError.monthOutOfRange` or `noSuchMonth` for text that is nearly a month, `WordError.month`
    ///   for any other.
    public static func month(_ word: String, upTo today: Day? = nil) throws(WordError) -> Month {
        if let today, case .named(let number, let year)? = PeriodOfDays(word[...]) {
            let year = year ?? DaySearch.back.year(ofMonth: number, today: today)
            guard (Day.earliest.year...Day.latest.year).contains(year) else { throw .monthOutOfRange(word) }
            return Month(year: year, month: number)
        }
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
