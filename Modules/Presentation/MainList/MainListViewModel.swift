public import Observation
public import TrackerDomain

/// The main screen: a date, a search, a filter, and the trackers they leave.
@MainActor
@Observable
public final class MainListViewModel {
    public private(set) var state: MainListState
    /// What a person should be told: why an action was refused, or what a reader of the library noticed.
    public private(set) var notice: String?

    @ObservationIgnored private let workspace: Workspace
    @ObservationIgnored private var library: Library

    /// Reads the library and shows today.
    public init(workspace: Workspace, filter: TrackerFilter = .all) throws(StoreError) {
        let loaded = try workspace.store.load()
        let today = workspace.today()
        self.workspace = workspace
        library = loaded.library
        notice = loaded.warnings.first.map { $0.text(workspace.conventions.language) }
        state = MainListState(
            loaded.library, date: today, today: today, filter: filter, conventions: workspace.conventions)
    }

    /// Shows a date; the filter "Trackers for today" becomes "All trackers" when the date leaves today.
    public func show(_ date: Day) {
        let keepsFilter = state.filter != .today || date == workspace.today()
        render(date: date, filter: keepsFilter ? state.filter : .all)
    }

    public func moveDate(by days: Int) { show(state.date + days) }

    public func showToday() { show(workspace.today()) }

    public func search(_ text: String) { render(search: text) }

    /// Sets the filter; "Trackers for today" also moves to today.
    public func choose(_ filter: TrackerFilter) {
        render(date: filter == .today ? workspace.today() : state.date, filter: filter)
    }

    /// Marks a tracker on the shown date, or takes its mark away.
    public func toggle(_ id: Identifier) {
        guard let card = state.cards.first(where: { $0.id == id }) else { return }
        perform(card.isCompleted ? .uncomplete([id], on: state.date) : .complete([id], on: state.date))
    }

    /// Moves a tracker to the pinned section, or back.
    public func togglePin(_ id: Identifier) {
        guard let card = state.cards.first(where: { $0.id == id }) else { return }
        perform(card.isPinned ? .unpin(id) : .pin(id))
    }

    public func delete(_ id: Identifier) { perform(.deleteTracker(id)) }

    /// Reads the library anew, as another program may have changed it or midnight may have passed.
    public func reload() {
        attempt { () throws(StoreError) in
            let loaded = try workspace.store.load()
            notice = loaded.warnings.first.map { $0.text(workspace.conventions.language) }
            return loaded.library
        }
    }

    private func perform(_ edit: Edit) {
        attempt { () throws(StoreError) in
            defer { notice = nil }
            return try workspace.perform([edit])
        }
    }

    private func attempt(_ action: () throws(StoreError) -> Library) {
        do throws(StoreError) {
            library = try action()
        } catch {
            notice = error.text(workspace.conventions.language)
        }
        render()
    }

    private func render(date: Day? = nil, filter: TrackerFilter? = nil, search: String? = nil) {
        state = MainListState(
            library, date: date ?? state.date, today: workspace.today(), filter: filter ?? state.filter,
            search: search ?? state.search, conventions: workspace.conventions)
    }
}
