public import TrackerDomain

/// The days of a year as columns of weeks, each with its heat.
public struct HeatMap: Hashable, Sendable {
    public struct Cell: Hashable, Sendable {
        public let day: Day
        /// `nil` where nothing was planned.
        public let level: DayShare.Level?
    }

    /// A month's name over the first of its columns.
    public struct MonthLabel: Hashable, Sendable {
        public let column: Int
        public let text: String
    }

    /// Oldest first, each with seven cells in the order of the week; `nil` after today.
    public let weeks: [[Cell?]]
    public let weekdayNames: [String]
    public let monthLabels: [MonthLabel]

    /// The weeks up to the one with today.
    public init(_ trackers: [Tracker], weeks count: Int = 53, today: Day, conventions: Conventions) {
        let intoWeek = (today.weekday.rawValue - conventions.firstWeekday.rawValue + 7) % 7
        let first = today - intoWeek - 7 * (count - 1)
        let shares = trackers.shares(over: first...today, today: today)
        weeks = (0..<count).map { week in
            (0..<7).map { row in
                let index = week * 7 + row
                return index < shares.count ? Cell(day: first + index, level: shares[index].level) : nil
            }
        }
        weekdayNames = conventions.firstWeekday.week.map { Phrase.shortName(of: $0)(conventions.language) }
        monthLabels = (0..<count).compactMap { column in
            let week = first + column * 7...first + (column * 7 + 6)
            guard let opening = week.first(where: { $0.day == 1 && $0 <= today }) else { return nil }
            return MonthLabel(column: column, text: DateText.shortMonth(opening.month, conventions.language))
        }
    }
}
