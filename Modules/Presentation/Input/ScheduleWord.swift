public import TrackerDomain

/// The schedule of a habit as a person writes it, in either language.
public enum ScheduleWord {
    /// Reads `daily`, `weekdays`, `weekends`, or a list of weekdays and ranges: `mon,wed`, `mon-fri`, `fri-mon`.
    /// What the product shows as a schedule, such as "Every day", is read too.
    ///
    /// - Throws: `WordError.schedule` naming the part that is no weekday.
    public static func schedule(_ word: String) throws(WordError) -> Schedule {
        let typed = TypedWord(word)
        if typed.isOne(of: "daily", "every day", "ежедневно", "каждый день") { return .weekdays(.everyDay) }
        if typed.isOne(of: "weekdays", "будни", "будние дни") { return .weekdays(.weekdays) }
        if typed.isOne(of: "weekends", "выходные") { return .weekdays(.weekends) }
        var days: WeekdaySet = []
        for part in word.split(separator: ",", omittingEmptySubsequences: false) {
            days.formUnion(try range(part))
        }
        return .weekdays(days)
    }

    private static func range(_ part: Substring) throws(WordError) -> WeekdaySet {
        let ends = part.split(separator: "-", omittingEmptySubsequences: false)
        guard let first = ends.first.flatMap(WeekdayWord.weekday),
            let last = ends.last.flatMap(WeekdayWord.weekday),
            ends.count <= 2
        else { throw .schedule(String(part)) }
        let length = (last.rawValue - first.rawValue + 7) % 7
        return WeekdaySet(Array(first.week.prefix(length + 1)))
    }
}
