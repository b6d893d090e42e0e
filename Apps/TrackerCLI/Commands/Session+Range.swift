import TrackerDomain
import TrackerPresentation

extension OptionSpec {
    /// The options for the days that statistics are about.
    static let range = [
        OptionSpec(.year, .year, Phrase("a year instead of all days", "год вместо всех дней")),
        OptionSpec(.from, .day, Phrase("from this day on", "начиная с этого дня")),
        OptionSpec(
            .to, .day,
            Phrase("up to this day (default: today)", "по этот день; если не указать — по сегодня")),
    ]

    /// Those of them that cannot be given together.
    static let exclusiveRange: [[OptionName]] = [[.year, .from]]
}

extension Session {
    /// The days of `--year`, or of `--from` and `--to`; all days without them.
    func range() throws(Failure) -> StatisticsRange {
        if let word = invocation.value(.year) {
            if invocation.has(.to) { throw .usage(.exclusive(.year, .to)) }
            let year = try parsed(try YearWord.year(word))
            guard year <= today.year else { throw .toCome(.yearToCome(year, thisYear: today.year)) }
            return .year(year)
        }
        let last = try day(.to)
        guard let first = try day(.from) else {
            if last != nil { throw .invalid(.toNeedsFrom) }
            return .whole
        }
        guard first <= today else { throw .toCome(.dayToCome(first)) }
        guard first <= last ?? today else {
            throw .word(.daysDescend("\(first.iso)..\((last ?? today).iso)"))
        }
        let days = first...(last ?? today)
        guard min(days.upperBound, today) - first < StatisticsRange.most else {
            throw .word(.tooManyDays("\(first.iso)..\(days.upperBound.iso)"))
        }
        return .days(days)
    }
}

extension Phrase {
    fileprivate static func yearToCome(_ year: Int, thisYear: Int) -> Phrase {
        Phrase(
            "\(year) has not begun yet: write \(thisYear) or a year before.",
            "Год \(year) ещё не начался: напишите \(thisYear) или более ранний.")
    }

    fileprivate static func dayToCome(_ day: Day) -> Phrase {
        Phrase(
            "\(DateText.full(day, .english)) has not come yet: write today or a day before.",
            "Этот день ещё впереди (\(DateText.full(day, .russian))): укажите сегодняшний или более ранний.")
    }

    fileprivate static let toNeedsFrom = Phrase(
        "“--to” needs a first day: add “--from”, as in --from 2026-01-01.",
        "Для «--to» нужен первый день: добавьте «--from», например --from 2026-01-01.")
}
