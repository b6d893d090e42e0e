public import Observation
public import TrackerDomain

/// The whole app: three screens under a tab bar, sheets over them, one notice, and the intents of a person.
///
/// A front draws `state` and calls the intents here and on the sheet on top; it needs no rule of the product.
@MainActor
@Observable
public final class AppViewModel {
    public var tab = Tab.trackers { didSet { if tab != .trackers { focusedSection = nil } } }
    /// A sheet over the screens; the last one is on top.
    public internal(set) var sheets: [any SheetModel] = []
    public internal(set) var notice: Notice?
    /// The error of the library that the last change met; `nil` if it met none.
    public internal(set) var error: StoreError?
    /// The search field has the focus.
    public internal(set) var isSearching = false
    /// The card with the focus; `nil` without cards.
    public internal(set) var focusedCard: Identifier?
    /// The category whose heading has the focus in place of a card.
    public internal(set) var focusedSection: Identifier?
    /// The day with the focus in the year of the statistics.
    public internal(set) var focusedDay: Day
    var tableFocus: Identifier?
    /// The tab bar has the focus, so that no card or day has it.
    public var isBarFocused = false { didSet { if isBarFocused { focusedSection = nil } } }
    /// There may be a step to undo: the history is read with the first change.
    var canUndo: Bool
    /// There is a step to redo.
    var canRedo = false
    /// Today has just become perfect: a front may celebrate it, and then calls `endCelebration`.
    public internal(set) var isCelebrating = false
    /// A front has room for the details of the tracker with the focus, beside the list or the week.
    @ObservationIgnored public var showsDetails = false
    /// The person has quit: a front ends.
    public internal(set) var hasQuit = false

    public let list: MainListViewModel
    public let statistics: StatisticsViewModel
    public let week: WeekViewModel

    @ObservationIgnored let workspace: Workspace
    /// Marks are shown before they are saved: the front calls `saveMarks`.
    @ObservationIgnored let savesLater: Bool
    /// Called for every usage event.
    @ObservationIgnored let usage: (UsageEvent) -> Void
    /// Called when the button of the first pages is pressed.
    @ObservationIgnored let onboardingSeen: () -> Void
    /// The actions of the list of commands with the keys of the front, and keys that are no actions.
    @ObservationIgnored let entries: [ActionListViewModel.Entry]
    /// The entries of what works where the list of commands is opened, which come first; a front knows its keys.
    @ObservationIgnored public var entriesHere: () -> [ActionListViewModel.Entry] = { [] }
    /// The entries of commands that only a shell has, which come last.
    @ObservationIgnored public var entriesOfShell: () -> [ActionListViewModel.Entry] = { [] }
    /// Exchanges through git beside the app; nil for a front that leaves it to commands.
    @ObservationIgnored public var exchange: BackgroundExchange?
    /// The category of the last saved form.
    @ObservationIgnored var lastCategory: Identifier?
    /// Today as of the last update of the screens.
    @ObservationIgnored var today: Day
    /// The last warning of the store, which has been shown.
    @ObservationIgnored var toldWarning: Notice?
    /// The error of the last reload, until a reload succeeds.
    @ObservationIgnored var readingTrouble: Notice?
    /// The days that had their notice of a perfect day, and the last such notice.
    @ObservationIgnored var praisedDays: Set<Day> = []
    @ObservationIgnored var praise: Notice?
    /// The index of the focused card: the focus stays near it when the card goes.
    @ObservationIgnored var lastIndex = 0

    /// Reads the library and shows today.
    ///
    /// - Parameters:
    ///   - showsOnboarding: Whether the first pages are shown, whatever the library holds.
    ///   - isFirstStart: Whether they are shown if there is no tracker yet.
    ///   - savesLater: Whether a mark is shown first, and saved when the front calls `saveMarks`.
    public init(
        workspace: Workspace, filter: TrackerFilter = .all, showsOnboarding: Bool = false,
        isFirstStart: Bool = false, savesLater: Bool = false, entries: [ActionListViewModel.Entry] = [],
        usage: @escaping (UsageEvent) -> Void = { _ in },
        onboardingSeen: @escaping () -> Void = {}
    ) throws(StoreError) {
        self.workspace = workspace
        self.savesLater = savesLater
        self.entries = entries
        self.usage = usage
        self.onboardingSeen = onboardingSeen
        today = workspace.today()
        list = try MainListViewModel(workspace: workspace, filter: filter)
        statistics = StatisticsViewModel(workspace: workspace, library: list.library)
        week = WeekViewModel(workspace: workspace, library: list.library)
        toldWarning = list.told
        notice = toldWarning
        canUndo = !list.library.isEmpty
        focusedCard = list.state.sections.first?.cards.first?.id
        focusedDay = today
        if showsOnboarding || isFirstStart && list.library.trackers.isEmpty { openOnboarding() }
        usage(UsageEvent(.open))
    }

    /// The settings in force; a front reads its own from them: the mouse, the log, the theme.
    public var preferences: Preferences { workspace.preferences }
    var language: Language { workspace.conventions.language }
    var library: Library { list.library }

    public var state: AppState {
        AppState(
            tab: tab, isBarFocused: isBarFocused,
            main: MainScreenState(
                list: list.state, focused: isBarFocused || focusedSection != nil ? nil : focusedCard,
                focusedSection: focusedSection, isSearching: isSearching),
            statistics: tab == .statistics ? statisticsScreen : nil,
            week: tab == .week ? weekScreen : nil, sheets: sheets.map { SheetState($0.state) },
            focusedDetails: showsDetails ? focusedDetails : nil, notice: notice,
            enabled: Set(AppAction.allCases.filter(isEnabled)), isSaving: isSaving,
            isCelebrating: isCelebrating)
    }

    /// Everything about the tracker with the focus in the list or the week.
    private var focusedDetails: TrackerDetailsState? {
        (tab == .week ? week.focused : focusedCard).flatMap {
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
            share: library.trackers.share(of: focusedDay, today: workspace.today()),
            before: statistics.range(after: -1), after: statistics.range(after: 1))
    }
}

/// Something a person did on a screen, without names or content.
public struct UsageEvent: Hashable, Sendable {
    public enum Kind: String, Sendable {
        case open, close, click
    }

    public enum Item: String, Sendable {
        case addTrack = "add_track"
        case track, filter, edit, delete
    }

    public let kind: Kind
    /// The screen it happened on; there is one so far.
    public let screen = "Main"
    /// The control that was clicked.
    public let item: Item?

    public init(_ kind: Kind, _ item: Item? = nil) {
        self.kind = kind
        self.item = item
    }
}
