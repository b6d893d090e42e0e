public import TrackerDomain

extension HeatMap {
    /// The number of days of a month by heat.
    public struct DayCounts: Hashable, Sendable {
        public private(set) var all = 0
        public private(set) var some = 0
        public private(set) var none = 0
        public private(set) var unplanned = 0

        fileprivate mutating func count(_ level: DayShare.Level?) {
            switch level {
            case nil: unplanned += 1
            case .zero: none += 1
            case .low, .middle, .high: some += 1
            case .full: all += 1
            }
        }
    }

    /// The days of the map by month, oldest first; the oldest month may be there in part.
    public var months: [(month: Month, days: DayCounts)] {
        var months: [(month: Month, days: DayCounts)] = []
        for day in days {
            let month = Month(containing: day)
            if months.last?.month != month { months.append((month, DayCounts())) }
            months[months.count - 1].days.count(planLevel(on: day))
        }
        return months
    }

    /// "The year", "2025".
    public func title(_ language: Language) -> String { year.map { "\($0)" } ?? Phrase.theYear(language) }

    /// The map in a sentence, for people who do not see it: "3 March 2025 to 8 March 2026: all done on 4 days, …".
    public func summary(_ language: Language) -> String {
        var sum = DayCounts()
        for day in days { sum.count(planLevel(on: day)) }
        let (all, some, none) = (
            CountedPhrase.days(sum.all), CountedPhrase.days(sum.some), CountedPhrase.days(sum.none)
        )
        let first = days.lowerBound
        return Phrase(
            """
            \(DateText.long(first, .english)) to \(DateText.long(last, .english)): all done on \(all.english), \
            some on \(some.english), none on \(none.english)
            """,
            """
            С \(DateText.long(first, .russian)) по \(DateText.long(last, .russian)): всё сделано — \(all.russian), \
            частично — \(some.russian), ничего — \(none.russian)
            """)(language)
    }
}
