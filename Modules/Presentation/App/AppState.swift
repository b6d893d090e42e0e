public import TrackerDomain

/// Everything that the screens show at a moment.
public struct AppState: Hashable, Sendable {
    public let tab: Tab
    /// Whether the tab bar has the focus, and no card or day.
    public let isBarFocused: Bool
    public let main: MainScreenState
    /// `nil` while the other screen is shown: its figures are worked out when they are seen.
    public let statistics: StatisticsScreenState?
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
}

/// The statistics screen with the day under the focus.
public struct StatisticsScreenState: Hashable, Sendable {
    public let statistics: StatisticsState
    public let focusedDay: Day
    /// The row of the table with the focus; `nil` where the year or the tab bar has it.
    public let focusedRow: Identifier?
    /// Whether the tab bar has the focus, and neither the year nor the table.
    public let isBarFocused: Bool
    /// "Tue, 14 October 2025".
    public let dayText: String
    /// What was planned and done on that day.
    public let share: DayShare
}

/// The two screens that the tab bar switches between.
public enum Tab: CaseIterable, Sendable {
    case trackers, statistics

    public var title: Phrase {
        switch self {
        case .trackers: .trackersTitle
        case .statistics: .statisticsTitle
        }
    }
}
