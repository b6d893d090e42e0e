public import TrackerDomain

/// Reads several days as a person writes them, in either language.
public enum DaysWord {
    /// The greatest number of days at a time.
    public static let most = 3660

    /// Reads a day, several as in `mon,tue`, and ranges as in `-6..today` or `2026-11-01..2026-11-05`.
    ///
    /// - Throws: The errors of `DayWord` for one of the days, `WordError.daysDescend` for a range whose last day
    ///   is before its first, `WordError.tooManyDays` for more than 3,660.
    public static func days(_ word: String, today: Day) throws(WordError) -> DaySet {
        var days = DaySet()
        for part in word.split(separator: ",", omittingEmptySubsequences: false) {
            let range = try range(part, today: today)
            guard range.upperBound - range.lowerBound < most else { throw .tooManyDays(word) }
            days.formUnion(DaySet(range))
        }
        guard days.count <= most else { throw .tooManyDays(word) }
        return days
    }

    private static func range(_ part: Substring, today: Day) throws(WordError) -> ClosedRange<Day> {
        guard let dots = part.indices.first(where: { part[$0...].hasPrefix("..") }) else {
            let day = try DayWord.day(String(part), today: today)
            return day...day
        }
        let first = try DayWord.day(String(part[..<dots]), today: today)
        let last = try DayWord.day(String(part[dots...].dropFirst(2)), today: today)
        guard first <= last else { throw .daysDescend(String(part)) }
        return first...last
    }
}
