public import TrackerDomain

/// Reads several days as a person writes them, in either language.
public enum DaysWord {
    /// The greatest number of days at a time.
    public static let most = 3660

    /// Reads a day, several as in `mon,tue`, ranges as in `-6..today` or `mon-fri`, and weeks and months as in `this week`.
    ///
    /// - Throws: The errors of `DayWord` for one of the days, `WordError.days` in place of `day`;
    ///   `WordError.daysDescend` for a range whose last day is before its first, `WordError.tooManyDays` for more
    ///   than 3,660.
    public static func days(
        _ word: String, today: Day, _ search: DaySearch = .back
    ) throws(WordError) -> DaySet {
        do throws(WordError) {
            var days = DaySet()
            for part in word.split(separator: ",", omittingEmptySubsequences: false) {
                days.formUnion(DaySet(try range(String(part), today: today, search)))
            }
            guard days.count <= most else { throw .tooManyDays(word) }
            return days
        } catch {
            if case .day(let part) = error { throw .days(part) }
            throw error
        }
    }

    /// Reads a day, a range, a week or a month: days without a gap.
    ///
    /// - Throws: The errors of `DayWord`, `WordError.daysDescend` and `WordError.tooManyDays`.
    public static func range(
        _ word: String, today: Day, _ search: DaySearch = .back
    ) throws(WordError) -> ClosedRange<Day> {
        let range = try range(word[...], today: today, search)
        guard range.upperBound - range.lowerBound < most else { throw .tooManyDays(word) }
        return range
    }

    private static func range(
        _ part: Substring, today: Day, _ search: DaySearch
    ) throws(WordError) -> ClosedRange<Day> {
        if let days = PeriodOfDays(part)?.days(today: today, search) { return days }
        guard let (first, last) = ends(part) else {
            let day = try DayWord.day(String(part), today: today, search)
            return day...day
        }
        let days = try range(first, last, today: today, search)
        guard days.first <= days.last else { throw .daysDescend(String(part)) }
        return days.first...days.last
    }

    /// The two ends of `A..B`, or of two weekdays with a hyphen.
    private static func ends(_ part: Substring) -> (Substring, Substring)? {
        if let dots = part.indices.first(where: { part[$0...].hasPrefix("..") }) {
            return (part[..<dots], part[dots...].dropFirst(2))
        }
        guard let hyphen = part.firstIndex(of: "-") else { return nil }
        let (first, last) = (part[..<hyphen], part[hyphen...].dropFirst())
        let areWeekdays = WeekdayWord.weekday(first) != nil && WeekdayWord.weekday(last) != nil
        return areWeekdays ? (first, last) : nil
    }

    /// Where one plans, the end is looked for from the beginning on; where one looks back, of two weekdays the last one is
    /// found first.
    private static func range(
        _ first: Substring, _ last: Substring, today: Day, _ search: DaySearch
    ) throws(WordError) -> (first: Day, last: Day) {
        if search == .back, let firstWeekday = WeekdayWord.weekday(first),
            let lastWeekday = WeekdayWord.weekday(last)
        {
            let end = search.nearest(lastWeekday, today: today)
            return (search.nearest(firstWeekday, today: end), end)
        }
        let beginning = try DayWord.day(String(first), today: today, search)
        let fromThere = search == .back ? search : .ahead(from: beginning)
        return (beginning, try DayWord.day(String(last), today: today, fromThere))
    }
}

/// A week from Monday to Sunday, or a month: this one, the last one or the next one.
struct PeriodOfDays {
    private let period: Quota.Period
    /// From this one, in weeks or months.
    private let distance: Int

    /// Reads "this week", "next-month", «на прошлой неделе»; nil for other words.
    init?(_ text: Substring) {
        let words = TypedWord(text).text.split { $0.isWhitespace || $0 == "-" }
        guard let unit = words.last, let which = words.dropLast().last else { return nil }
        let isLinked = words.count == 3 && ["на", "в", "за"].contains(words[0])
        guard words.count == 2 || isLinked else { return nil }
        switch unit {
        case "week", "неделя", "неделю", "неделе": period = .week
        case "month", "месяц", "месяце": period = .month
        default: return nil
        }
        switch which {
        case "this", "эта", "эту", "этой", "этот", "этом": distance = 0
        case _ where DayWord.lastWords.contains(which): distance = -1
        case _ where DayWord.nextWords.contains(which): distance = 1
        default: return nil
        }
    }

    /// The period if it is this one.
    var present: Quota.Period? { distance == 0 ? period : nil }

    /// The days of it, up to today if one looks back, from today on if one plans.
    func days(today: Day, _ search: DaySearch) -> ClosedRange<Day>? {
        let there = period == .week ? today + 7 * distance : Month(containing: today).adding(distance).first
        let whole = period.days(around: there)
        guard whole.lowerBound.isValid, whole.upperBound.isValid else { return nil }
        if distance != 0 { return whole }
        return search == .back ? whole.lowerBound...today : today...whole.upperBound
    }
}
