public import Observation
public import TrackerDomain

/// The whole app: two screens under a tab bar, sheets over them, one notice, and what can be done with them.
///
/// A front draws `state` and calls the intents here and on the sheet on top; it needs to know no rule of the product.
@MainActor
@Observable
public final class AppViewModel {
    public var tab = Tab.trackers
    /// What lies over the screens, the last one on top.
    public internal(set) var sheets: [Sheet] = []
    public internal(set) var notice: Notice?
    /// Whether the search field has the focus.
    public internal(set) var isSearching = false
    /// The card with the focus; `nil` where none is shown.
    public internal(set) var focusedCard: Identifier?
    /// The day with the focus in the year of the statistics.
    public internal(set) var focusedDay: Day
    var tableFocus: Identifier?
    /// Whether the tab bar has the focus, and no card or day.
    public var isBarFocused = false
    /// Whether there is a step to undo, as far as is known: the history is read with the first change.
    var canUndo: Bool
    /// Whether there is a step to redo.
    var canRedo = false
    /// Whether the person wants to leave.
    public internal(set) var hasQuit = false

    public let list: MainListViewModel
    public let statistics: StatisticsViewModel

    @ObservationIgnored let workspace: Workspace
    /// Called for every usage event; nowhere unless a front takes them.
    @ObservationIgnored let usage: (UsageEvent) -> Void
    /// Called whenever the button of the first pages was pressed.
    @ObservationIgnored let onboardingSeen: () -> Void
    /// What help and the palette list, with the keys of the front.
    @ObservationIgnored let entries: [ActionListViewModel.Entry]
    /// The category of the last saved form.
    @ObservationIgnored var lastCategory: Identifier?
    /// The day that was today when the screens were last drawn up.
    @ObservationIgnored var today: Day
    /// What a reader of the library noticed, told already.
    @ObservationIgnored var toldWarning: Notice?
    /// What could not be read, while it cannot.
    @ObservationIgnored var readingTrouble: Notice?
    /// The days of which was said that they are perfect.
    @ObservationIgnored var praisedDays: Set<Day> = []
    /// Where the focused card stood, so that the focus stays near when the card goes.
    @ObservationIgnored var lastIndex = 0

    /// Reads the library and shows today.
    public init(
        workspace: Workspace, filter: TrackerFilter = .all, showsOnboarding: Bool = false,
        entries: [ActionListViewModel.Entry] = [], usage: @escaping (UsageEvent) -> Void = { _ in },
        onboardingSeen: @escaping () -> Void = {}
    ) throws(StoreError) {
        self.workspace = workspace
        self.entries = entries
        self.usage = usage
        self.onboardingSeen = onboardingSeen
        today = workspace.today()
        list = try MainListViewModel(workspace: workspace, filter: filter)
        statistics = StatisticsViewModel(workspace: workspace, library: list.library)
        toldWarning = list.told
        notice = toldWarning
        canUndo = !list.library.isEmpty
        focusedCard = list.state.sections.first?.cards.first?.id
        focusedDay = today
        if showsOnboarding { openOnboarding() }
        usage(UsageEvent(.open))
    }

    /// What is set and what comes of it; a front asks it for what is its own: the mouse, the log, the theme.
    public var preferences: Preferences { workspace.preferences }
    var language: Language { workspace.conventions.language }
    var library: Library { list.library }

    public var state: AppState {
        AppState(
            tab: tab, isBarFocused: isBarFocused,
            main: MainScreenState(
                list: list.state, focused: isBarFocused ? nil : focusedCard, isSearching: isSearching),
            statistics: tab == .statistics ? statisticsScreen : nil,
            sheets: sheets.compactMap(\.state), notice: notice)
    }

    /// Everything about the tracker with the focus in the list, for a front with room beside it.
    public var focusedDetails: TrackerDetailsState? {
        focusedCard.flatMap {
            TrackerDetailsState(
                $0, in: library, today: workspace.today(), conventions: workspace.conventions)
        }
    }

    /// The statistics screen, whichever is shown.
    public var statisticsScreen: StatisticsScreenState {
        StatisticsScreenState(
            statistics: statistics.state, focusedDay: focusedDay,
            focusedRow: isBarFocused ? nil : focusedRow,
            isBarFocused: isBarFocused, dayText: DateText.full(focusedDay, language),
            share: library.trackers.share(of: focusedDay, today: workspace.today()))
    }
}
