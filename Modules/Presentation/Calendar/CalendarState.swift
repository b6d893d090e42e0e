public import TrackerDomain

/// A month of days, each with how much of it was done.
public struct CalendarState: Hashable, Sendable {
    public enum Mark: Hashable, Sendable {
        /// All planned habits were done, or something was done without a plan.
        case all
        case partly
        case missed
        /// Nothing was planned and nothing done.
        case blank
        case future
        /// The tracker was skipped, paused or archived; for several, all of them were.
        case off
    }

    public struct Cell: Hashable, Sendable {
        public let day: Day
        public let share: DayShare
        public let mark: Mark
        public let isToday: Bool
        public let isSelected: Bool
    }

    public let month: Month
    public let today: Day
    /// "October 2025".
    public let title: String
    /// Short names in the order of the week.
    public let weekdayNames: [String]
    /// Rows of seven; `nil` outside the month.
    public let weeks: [[Cell?]]

    /// True for the month of a single event; `nil` for a month of all trackers.
    private let isEvent: Bool?

    public var cells: [Cell] { weeks.joined().compactMap(\.self) }

    /// The meanings of the marks; that of days off only if the month has some.
    public var legend: [(mark: Mark, meaning: Phrase)] {
        let marks: [(mark: Mark, meaning: Phrase)] =
            switch isEvent {
            case nil: [(.all, .markAll), (.partly, .markSome), (.missed, .markNone), (.future, .markFuture)]
            // No day of one tracker is done in part, but it may have a part of a sum. Today is not missed while it lasts.
            case false?:
                [(.all, .markDone)] + (cells.contains { $0.mark == .partly } ? [(.partly, .markBegun)] : [])
                    + [(.missed, .markNotDone), (.future, .markFuture)]
            // It is never planned.
            case true?: [(.all, .markDone), (.future, .markFuture)]
            }
        return marks + (cells.contains { $0.mark == .off } ? [(.off, .markOff)] : [])
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
        isEvent = tracker?.isEvent
        self.month = month
        self.today = today
        title = DateText.heading(month, conventions.language)
        weekdayNames = conventions.firstWeekday.week.map { Phrase.shortName(of: $0)(conventions.language) }
        let shares = trackers.shares(over: month.days, today: today)
        let cells = zip(month.days, shares).map { day, share in
            let isExempt = !trackers.isEmpty && trackers.allSatisfy { $0.isExempt(on: day) }
            let isPart = tracker?.holdsPartOfSum(on: day) ?? false
            return Cell(
                day: day, share: share,
                mark: Mark(share, isFuture: day > today, isExempt: isExempt, isPart: isPart),
                isToday: day == today, isSelected: day == selected)
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
    fileprivate init(_ share: DayShare, isFuture: Bool, isExempt: Bool, isPart: Bool) {
        if isFuture {
            self = isExempt ? .off : .future
            return
        }
        if isPart, share.level != .full, !share.isActive {
            self = .partly
            return
        }
        self =
            switch share.level {
            case nil: share.isActive ? .all : isExempt ? .off : .blank
            case .full: .all
            case .low, .middle, .high: .partly
            case .zero: .missed
            }
    }
}
