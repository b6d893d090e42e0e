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

    /// The meanings of the marks that any of the months has.
    public var legend: [(mark: CalendarState.Mark, meaning: Phrase)] {
        months.dropFirst().reduce(months[0].legend) { legend, month in
            legend + month.legend.filter { entry in !legend.contains { $0.mark == entry.mark } }
        }
    }
}

extension CalendarMonths {
    /// A whole month.
    public init(
        _ library: Library, of selection: Selection? = nil, month: Month, today: Day, conventions: Conventions
    ) {
        self.init(
            library, of: selection, months: [month], days: nil, today: today, conventions: conventions)
    }

    /// Each month of some days.
    public init(
        _ library: Library, of selection: Selection? = nil, days: ClosedRange<Day>, today: Day,
        conventions: Conventions
    ) {
        let (first, last) = (Month(containing: days.lowerBound), Month(containing: days.upperBound))
        let months = sequence(first: first) { $0 < last ? $0.adding(1) : nil }
        self.init(
            library, of: selection, months: Array(months), days: days, today: today, conventions: conventions)
    }

    private init(
        _ library: Library, of selection: Selection?, months: [Month], days: ClosedRange<Day>?, today: Day,
        conventions: Conventions
    ) {
        let only = selection?.named?.count == 1 ? library.trackers.first : nil
        (self.selection, self.days) = (selection, days)
        self.months = months.map {
            CalendarState(
                library.trackers, only: only, month: $0, in: days, today: today, conventions: conventions)
        }
    }
}
