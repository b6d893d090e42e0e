public import TrackerDomain

/// A month as a person writes it.
public enum MonthWord {
    /// Reads `2026-11`, within the years 1900 to 2199; as in a day, a zero in front may be left out.
    ///
    /// - Throws: `WordError.monthOutOfRange` or `noSuchMonth` for what is nearly a month, `WordError.month` for
    ///   anything else.
    public static func month(_ word: String) throws(WordError) -> Month {
        let parts = TypedWord(word).text.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count == 2, let year = DayWord.number(parts[0], digits: 4...4),
            let number = DayWord.number(parts[1], digits: 1...2)
        else { throw .month(word) }
        guard (Day.earliest.year...Day.latest.year).contains(year) else { throw .monthOutOfRange(word) }
        guard (1...12).contains(number) else { throw .noSuchMonth(word, number) }
        return Month(year: year, month: number)
    }
}
