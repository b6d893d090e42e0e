public import Observation
public import TrackerDomain

/// The whole app: two screens under a tab bar, sheets over them, one notice, and what keys and clicks do.
///
/// A front turns its keys into the intents here and draws `state`; it needs to know no rule of the product.
@MainActor
@Observable
public final class AppViewModel {
    /// All that keys and clicks change, observed as one: a start pays for each property that is observed.
    private var shown: Shown

    public let list: MainListViewModel
    public let statistics: StatisticsViewModel

    @ObservationIgnored let workspace: Workspace
    /// Called for every usage event; nowhere unless a front takes them.
    @ObservationIgnored let usage: (UsageEvent) -> Void
    /// Called once the button of onboarding was pressed.
    @ObservationIgnored let onboardingSeen: () -> Void
    /// The keys of the front, for help and the palette.
    @ObservationIgnored let entries: [ActionListViewModel.Entry]
    /// The category of the last saved form.
    @ObservationIgnored var lastCategory: Identifier?
    /// The day that was today when the screens were last drawn up.
    @ObservationIgnored var today: Day
    /// What a reader of the library noticed, told already.
    @ObservationIgnored var toldWarning: String?
    /// What could not be read, while it cannot.
    @ObservationIgnored var readingTrouble: Notice?
    /// Whether Esc has just asked whether to leave a form; the next but one leaves it.
    @ObservationIgnored var hasAskedToLeave = false
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
        let warning = list.notice
        toldWarning = warning
        shown = Shown(
            sheets: showsOnboarding
                ? [.onboarding(OnboardingViewModel(language: workspace.conventions.language))] : [],
            notice: warning.map { Notice(.information, $0) },
            focusedCard: list.state.sections.first?.cards.first?.id, focusedDay: today)
        usage(UsageEvent(.open))
    }

    var language: Language { workspace.conventions.language }
    var library: Library { list.library }

    public var state: AppState {
        AppState(
            tab: tab, isBarFocused: isBarFocused,
            main: MainScreenState(
                list: list.state, focused: isBarFocused ? nil : focusedCard, isSearching: isSearching,
                searchField: searchField),
            statistics: tab == .statistics ? statisticsScreen : nil,
            sheets: sheets.compactMap(\.state), notice: notice)
    }

    /// The statistics screen, whichever is shown.
    public var statisticsScreen: StatisticsScreenState {
        StatisticsScreenState(
            statistics: statistics.state, focusedDay: focusedDay, focusedRow: focusedRow,
            dayText: DateText.full(focusedDay, language),
            share: library.trackers.share(of: focusedDay, today: workspace.today()))
    }
}

// MARK: What is shown

extension AppViewModel {
    fileprivate struct Shown {
        var tab = Tab.trackers
        var sheets: [Sheet]
        var notice: Notice?
        var isSearching = false
        var searchField = TextField()
        var focusedCard: Identifier?
        var focusedDay: Day
        var tableFocus: Identifier?
        var isBarFocused = false
        var hasQuit = false
        var columns = 1
    }

    public internal(set) var tab: Tab {
        get { shown.tab }
        set { shown.tab = newValue }
    }

    /// What lies over the screens, the last one on top.
    public internal(set) var sheets: [Sheet] {
        get { shown.sheets }
        set { shown.sheets = newValue }
    }

    public internal(set) var notice: Notice? {
        get { shown.notice }
        set { shown.notice = newValue }
    }

    /// Whether the keys go into the search field.
    public internal(set) var isSearching: Bool {
        get { shown.isSearching }
        set { shown.isSearching = newValue }
    }

    public internal(set) var searchField: TextField {
        get { shown.searchField }
        set { shown.searchField = newValue }
    }

    /// The card with the focus; `nil` where none is shown.
    public internal(set) var focusedCard: Identifier? {
        get { shown.focusedCard }
        set { shown.focusedCard = newValue }
    }

    /// The day with the focus in the year of the statistics.
    public internal(set) var focusedDay: Day {
        get { shown.focusedDay }
        set { shown.focusedDay = newValue }
    }

    var tableFocus: Identifier? {
        get { shown.tableFocus }
        set { shown.tableFocus = newValue }
    }

    /// Whether the tab bar has the focus.
    public internal(set) var isBarFocused: Bool {
        get { shown.isBarFocused }
        set { shown.isBarFocused = newValue }
    }

    /// Whether the person wants to leave.
    public internal(set) var hasQuit: Bool {
        get { shown.hasQuit }
        set { shown.hasQuit = newValue }
    }

    /// How many cards stand side by side; a front sets it, so that the focus moves as the eye does.
    public var columns: Int {
        get { shown.columns }
        set { shown.columns = newValue }
    }
}
