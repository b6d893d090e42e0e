public import TrackerDomain

/// A month of days, each with how much of it was done.
public struct CalendarState: Hashable, Sendable {
    public enum Mark: Hashable, Sendable {
        /// All planned habits were done, or something was done without a plan.
        case all
        /// Of the planned habits were done: less than all, up to two thirds, up to a third.
        case most, half, few
        /// A day of a single tracker has a part of a sum.
        case begun
        case missed
        /// Nothing is planned and nothing done.
        case blank
        /// Something is planned on a day to come.
        case ahead
        /// The tracker was skipped, paused or archived; for several, all of them were.
        case off
    }

    public struct Cell: Hashable, Sendable {
        public let day: Day
        public let share: DayShare
        /// The number of habits planned; of a day to come as far as it is known.
        public let planned: Int
        public let mark: Mark
        public let isToday: Bool
        public let isToCome: Bool
        public let isSelected: Bool
    }

    public struct LegendEntry: Hashable, Sendable {
        public let marks: [Mark]
        public let meaning: Phrase
    }

    public let month: Month
    public let today: Day
    /// "October 2025".
    public let title: String
    /// Short names in the order of the week.
    public let weekdayNames: [String]
    /// Rows of seven; `nil` outside the month.
    public let weeks: [[Cell?]]

    /// True for the month of a single tracker.
    let isOfOne: Bool

    public var cells: [Cell] { weeks.joined().compactMap(\.self) }

    public var legend: [LegendEntry] { Self.legend(of: cells, isOfOne: isOfOne) }

    /// The marks that some days have with their meanings, those of one meaning together.
    static func legend(of cells: [Cell], isOfOne: Bool) -> [LegendEntry] {
        let marks = Set(cells.map(\.mark))
        let all: [([Mark], Phrase)] = [
            ([.all], isOfOne ? .markDone : .markAll), ([.few, .half, .most], .markSome),
            ([.begun], .markBegun), ([.missed], isOfOne ? .markNotDone : .markNone),
            ([.ahead], .markFuture), ([.off], .markOff),
        ]
        return all.map { LegendEntry(marks: $0.filter(marks.contains), meaning: $1) }
            .filter { !$0.marks.isEmpty }
    }
}

extension CalendarState {
    /// The month over all trackers, or over one of them.
    ///
    /// - Parameter range: The only days shown; `nil` for all of the month.
    public init(
        _ trackers: [Tracker], only tracker: Tracker? = nil, month: Month, in range: ClosedRange<Day>? = nil,
        selected: Day? = nil, today: Day, conventions: Conventions
    ) {
        let trackers = tracker.map { [$0] } ?? trackers
        isOfOne = tracker != nil
        self.month = month
        self.today = today
        title = DateText.heading(month, conventions.language)
        weekdayNames = conventions.firstWeekday.week.map { Phrase.shortName(of: $0)(conventions.language) }
        let shares = trackers.shares(over: month.days, today: today)
        let ahead = trackers.plannedAhead(over: month.days, today: today)
        let cells = zip(month.days, zip(shares, ahead)).map { day, counts in
            let (share, ahead) = counts
            let isExempt = !trackers.isEmpty && trackers.allSatisfy { $0.isExempt(on: day) }
            let isPart = tracker?.holdsPartOfSum(on: day) ?? false
            return Cell(
                day: day, share: share, planned: share.planned + ahead,
                mark: ahead > 0
                    ? .ahead : Mark(share, isToCome: day > today, isExempt: isExempt, isPart: isPart),
                isToday: day == today, isToCome: day > today, isSelected: day == selected)
        }
        let leading = month.first - conventions.firstDay(ofWeekWith: month.first)
        let shown = cells.map { range?.contains($0.day) ?? true ? $0 : nil }
        let padded = [Cell?](repeating: nil, count: leading) + shown
        weeks = stride(from: 0, to: padded.count, by: 7).map { start in
            let week = padded[start..<min(start + 7, padded.count)]
            return week + Array(repeating: nil, count: 7 - week.count)
        }
        .filter { range == nil || $0.contains { $0 != nil } }
    }
}

extension CalendarState.Mark {
    /// - Parameter isPart: True if a single tracker's day has a part of a sum.
    fileprivate init(_ share: DayShare, isToCome: Bool, isExempt: Bool, isPart: Bool) {
        if isPart, share.level != .full, !share.isActive, !isToCome {
            self = .begun
            return
        }
        self =
            switch share.level {
            case nil: share.isActive ? .all : isExempt ? .off : .blank
            case .full: .all
            case .low: .few
            case .middle: .half
            case .high: .most
            case .zero: .missed
            }
    }
}
