public import Observation
public import TrackerDomain

/// The main screen: a date, a search, a filter, and the trackers they leave.
@MainActor
@Observable
public final class MainListViewModel {
    public private(set) var state: MainListState
    /// What a person should be told: why an action was refused, what was undone, or what a reader of the library
    /// noticed.
    public var notice: String? { told?.remark }
    /// The same, and what was changed, for a front that does not show it.
    package private(set) var told: Notice?

    /// The library as last seen, for other screens to start from.
    public private(set) var library: Library
    @ObservationIgnored private let workspace: Workspace

    /// Reads the library and shows today.
    public init(workspace: Workspace, filter: TrackerFilter = .all) throws(StoreError) {
        let loaded = try workspace.store.load()
        let today = workspace.today()
        self.workspace = workspace
        library = loaded.library
        told = loaded.warnings.first.map { Notice(.information, workspace.text($0.message)) }
        state = MainListState(
            loaded.library, date: today, today: today, filter: filter, conventions: workspace.conventions)
    }

    /// Shows a date within the days the product knows; the filter "Trackers for today" becomes "All trackers"
    /// when the date leaves today.
    public func show(_ date: Day) {
        let keepsFilter = state.filter != .today || date == workspace.today()
        render(date: date.clamped, filter: keepsFilter ? state.filter : .all)
    }

    /// Follows a change of the library that another screen made.
    public func show(_ library: Library) {
        self.library = library
        render()
    }

    public func moveDate(by days: Int) { show(state.date + days) }

    public func showToday() { show(workspace.today()) }

    public func search(_ text: String) { render(search: text) }

    /// Sets the filter; "Trackers for today" also moves to today.
    public func choose(_ filter: TrackerFilter) { render(filter: filter) }

    /// Does one of a card's actions that need no answer; a form, a question or a page is the front's to open.
    public func perform(_ action: AppAction, on id: Identifier) {
        guard let row = action.ofCard, let card = state.card(id), row.applies(card),
            case .edit(let edit) = row.effect(card, state.date)
        else { return }
        perform(edit)
    }

    /// Does an edit that a front has made of an answer.
    public func perform(_ edit: Edit) { take(workspace.perform([edit], over: library)) }

    /// Reads the library anew, as another program may have changed it or midnight may have passed.
    public func reload() { take(workspace.reload(over: library)) }

    /// Takes back the newest step, whoever made it; one that the screen has not shown yet is shown and named
    /// first, and taken back by the next call.
    public func undo() { take(workspace.undo(over: library)) }

    /// Does again the step undone last.
    public func redo() { take(workspace.redo(over: library)) }

    /// Hands over what there is to be told: from then on there is nothing, until the next change or reading.
    package func takeNotice() -> Notice? {
        defer { told = nil }
        return told
    }

    private func take(_ outcome: Outcome) {
        told = outcome.notice
        show(outcome.library)
    }

    /// "Trackers for today" stays on today, also when midnight passes.
    private func render(date: Day? = nil, filter: TrackerFilter? = nil, search: String? = nil) {
        let today = workspace.today()
        let filter = filter ?? state.filter
        state = MainListState(
            library, date: filter == .today ? today : date ?? state.date, today: today, filter: filter,
            search: search ?? state.search, conventions: workspace.conventions)
    }
}
