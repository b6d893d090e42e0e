public import TrackerDomain

/// Everything that the screens show at a moment.
public struct AppState: Hashable, Sendable {
    public let tab: Tab
    public let main: MainScreenState
    public let statistics: StatisticsScreenState
    /// The last one lies on top.
    public let sheets: [SheetState]
    public let notice: Notice?
}

/// The main screen with its focus and search.
public struct MainScreenState: Hashable, Sendable {
    public let list: MainListState
    /// The card with the focus; `nil` where none is shown.
    public let focused: Identifier?
    public let isSearching: Bool
    public let searchField: TextField
}

/// The statistics screen with the day under the focus.
public struct StatisticsScreenState: Hashable, Sendable {
    public let statistics: StatisticsState
    public let focusedDay: Day
    /// "Tue, 14 October 2025".
    public let dayText: String
    /// What was planned and done on that day.
    public let share: DayShare
}
