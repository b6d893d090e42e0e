public import TrackerDomain

/// A month as a person writes it.
public enum MonthWord {
    /// Reads `2026-11`, within the years 1900 to 2199.
    ///
    /// - Throws: `WordError.month` for anything else.
    public static func month(_ word: String) throws(WordError) -> Month {
        guard let month = Month(iso: TypedWord(word).text) else { throw .month(word) }
        return month
    }
}
