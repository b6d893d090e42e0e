public import TrackerDomain

/// Reads several days as a person writes them, in either language.
public enum DaysWord {
    /// The greatest number of days at a time.
    public static let most = 3660

    /// Reads a day, several as in `mon,tue`, ranges as in `-6..today` or `mon-fri`, and weeks and
    /// months as in `this week` or `october`.
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

    /// The two ends of `A..B`, or of two weekdays or dates with a hyphen.
    private static func ends(_ part: Substring) -> (Substring, Substring)? {
        if let dots = part.indices.first(where: { part[$0...].hasPrefix("..") }) {
            return (part[..<dots], part[dots...].dropFirst(2))
        }
        guard let hyphen = part.firstIndex(of: "-") else { return nil }
        let (first, last) = (part[..<hyphen], part[hyphen...].dropFirst())
        let areDays = [first, last].allSatisfy { (try? DayWord.day(String($0), today: Day(0))) != nil }
        return areDays ? (first, last) : nil
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

/// A week from Monday to Sunday, or a month.
enum PeriodOfDays {
    /// So many weeks or months after this one.
    case distant(Quota.Period, Int)
    /// Without a year the nearest such month, the present one included.
    case named(month: Int, year: Int?)

    /// Reads "this week", "next-month", «на прошлой неделе», "october", «в октябре 2025»; nil for other words.
    init?(_ text: Substring) {
        var words = TypedWord(text).text.split { $0.isWhitespace || $0 == "-" }[...]
        if words.count > 1, Self.links.contains(words[0]) { words = words.dropFirst() }
        guard let first = words.first, let last = words.last, words.count <= 2 else { return nil }
        if let month = Self.month(first) {
            let year = words.count == 2 ? Int(digits: last, 4...4) : nil
            guard words.count == 1 || year != nil else { return nil }
            self = .named(month: month, year: year)
            return
        }
        let period: Quota.Period
        switch last {
        case "week", "неделя", "неделю", "неделе": period = .week
        case "month", "месяц", "месяце": period = .month
        default: return nil
        }
        switch first {
        case _ where words.count == 1: return nil
        case "this", "эта", "эту", "этой", "этот", "этом": self = .distant(period, 0)
        case _ where DayWord.lastWords.contains(first): self = .distant(period, -1)
        case _ where DayWord.nextWords.contains(first): self = .distant(period, 1)
        default: return nil
        }
    }

    private static let links: Set<Substring> = ["in", "for", "на", "в", "за"]

    /// The number of a month by its name, also as after «в»: «октябре», «мае».
    private static func month(_ word: Substring) -> Int? {
        DateText.month(named: word)
            ?? (word.last == "е" ? DateText.month(named: word == "мае" ? "май" : word.dropLast()) : nil)
    }

    /// The period if it is this week or this month by these words.
    var present: Quota.Period? {
        if case .distant(let period, 0) = self { period } else { nil }
    }

    /// The days of it; of the present one those up to today if one looks back, those from today on if one plans.
    func days(today: Day, _ search: DaySearch) -> ClosedRange<Day>? {
        let whole: ClosedRange<Day>
        switch self {
        case .distant(.week, let distance): whole = Quota.Period.week.days(around: today + 7 * distance)
        case .distant(let period, let distance):
            whole = period.days(around: Month(containing: today).adding(distance).first)
        case .named(let month, let year):
            let year = year ?? search.year(ofMonth: month, today: today)
            whole = Quota.Period.month.days(around: Month(year: year, month: month).first)
        }
        guard whole.lowerBound.isValid, whole.upperBound.isValid else { return nil }
        guard whole.contains(today) else { return whole }
        return search == .back ? whole.lowerBound...today : today...whole.upperBound
    }
}
