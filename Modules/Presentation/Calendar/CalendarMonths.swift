public import TrackerDomain

/// A month over all or over chosen trackers, or each month of chosen days.
public struct CalendarMonths: Hashable, Sendable {
    /// What the trackers were chosen by; nil for all of them.
    public let selection: Selection?
    /// The chosen days; nil for a whole month.
    public let days: ClosedRange<Day>?
    /// In their order; never empty.
    public let months: [CalendarState]

    public var cells: [CalendarState.Cell] { months.flatMap(\.cells) }

    public var legend: [CalendarState.LegendEntry] {
        CalendarState.legend(of: cells, isOfOne: months[0].isOfOne)
    }
}

extension CalendarMonths {
    /// - Parameters:
    ///   - selection: What the library's trackers were chosen by.
    ///   - month: The month without chosen days.
    ///   - days: The chosen days, each of whose months is shown; nil for the whole month.
    public init(
        _ library: Library, of selection: Selection? = nil, month: Month, days: ClosedRange<Day>? = nil,
        today: Day, conventions: Conventions
    ) {
        let only = selection?.named?.count == 1 ? library.trackers.first : nil
        let first = days.map { Month(containing: $0.lowerBound) } ?? month
        let last = days.map { Month(containing: $0.upperBound) } ?? month
        (self.selection, self.days) = (selection, days)
        months = sequence(first: first) { $0 < last ? $0.adding(1) : nil }.map {
            CalendarState(
                library.trackers, only: only, month: $0, in: days, today: today, conventions: conventions)
        }
    }
}
