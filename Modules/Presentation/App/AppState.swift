public import TrackerDomain

/// Everything that the screens show at a moment.
public struct AppState: Hashable, Sendable {
    public let tab: Tab
    /// The tab bar has the focus, so that no card or day has it.
    public let isBarFocused: Bool
    public let main: MainScreenState
    /// `nil` while another screen is shown: its figures are computed only for display.
    public let statistics: StatisticsScreenState?
    /// `nil` while another screen is shown.
    public let week: WeekScreenState?
    /// The last one lies on top.
    public let sheets: [SheetState]
    /// Everything about the tracker with the focus; `nil` unless a front has room for it.
    public let focusedDetails: TrackerDetailsState?
    public let notice: Notice?
    /// The actions that would change something now.
    public let enabled: Set<AppAction>
    /// Marks are shown that are not saved yet.
    public let isSaving: Bool
    /// Today has just become perfect: a front may celebrate it, and then calls `endCelebration`.
    public let isCelebrating: Bool
}

/// The contents of a sheet, which are the state of its model; a front tells sheets apart by the type of `value`.
public struct SheetState: Hashable, Sendable {
    public let value: any Hashable & Sendable

    public init(_ value: any Hashable & Sendable) { self.value = value }

    public static func == (left: Self, right: Self) -> Bool {
        func isEqual<Value: Hashable>(_ value: Value) -> Bool { value == right.value as? Value }
        return type(of: left.value) == type(of: right.value) && isEqual(left.value)
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(type(of: value)))
        hasher.combine(value)
    }
}

/// The main screen with its focus and search.
public struct MainScreenState: Hashable, Sendable {
    public let list: MainListState
    /// The card with the focus; `nil` without cards.
    public let focused: Identifier?
    /// The category whose heading has the focus in place of a card.
    public let focusedSection: Identifier?
    public let isSearching: Bool
}

/// The statistics screen with the day under the focus.
public struct StatisticsScreenState: Hashable, Sendable {
    public let statistics: StatisticsState
    public let focusedDay: Day
    /// The row of the table with the focus; `nil` if the year or the tab bar has it.
    public let focusedRow: Identifier?
    /// The tab bar has the focus, so that year and table have none.
    public let isBarFocused: Bool
    /// "Tue, 14 October 2025".
    public let dayText: String
    /// The habits planned and completed on that day.
    public let share: DayShare
    /// What can be turned to; `nil` at an end.
    public let before, after: StatisticsRange?
}

/// The week screen with the cell under the focus.
public struct WeekScreenState: Hashable, Sendable {
    public let week: WeekState
    /// The row of the cell with the focus; `nil` without rows, or if the tab bar has the focus.
    public let focusedRow: Int?
    public let focusedDay: Day
}

/// The screens that the tab bar switches between.
public enum Tab: CaseIterable, Sendable {
    case trackers, statistics, week

    public var title: Phrase {
        switch self {
        case .trackers: .trackersTitle
        case .statistics: .statisticsTitle
        case .week: .weekTitle
        }
    }
}
