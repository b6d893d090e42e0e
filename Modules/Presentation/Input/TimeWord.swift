/// Reads the time at which a day starts, as a person writes it.
public enum TimeWord {
    /// Reads `HH:MM` from 00:00 to 11:59, in minutes since midnight.
    ///
    /// - Throws: `WordError.time` for any other text.
    public static func dayStart(_ word: String) throws(WordError) -> Int {
        let parts = TypedWord(word).text.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 2, let hour = DayWord.number(parts[0], digits: 1...2),
            let minute = DayWord.number(parts[1], digits: 2...2), hour < 12, minute < 60
        else { throw .time(word) }
        return hour * 60 + minute
    }
}
