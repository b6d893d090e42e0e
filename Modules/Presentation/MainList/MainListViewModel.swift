public import Observation
public import TrackerDomain

/// The main screen: a date, a search, a filter, and the trackers they leave.
@MainActor
@Observable
public final class MainListViewModel {
    public private(set) var state: MainListState
    /// The message for the person: why an action was refused, what was undone, or a warning of the store.
    public var notice: String? { told?.remark }
    /// The message, also about changes, for a front that does not show them.
    package private(set) var told: Notice?
    /// The library cannot be used, and a backup was read in its place, which cannot be changed.
    public private(set) var isBackup = false

    /// The library as last seen, for other screens to start from.
    public private(set) var library: Library
    @ObservationIgnored private let workspace: Workspace
    /// The list before the search narrows it, so that a key of the search plans no tracker anew.
    @ObservationIgnored private var agenda: Agenda

    /// Reads the library and shows today.
    public init(workspace: Workspace, filter: TrackerFilter = .all) throws(StoreError) {
        let loaded = try workspace.load()
        let today = workspace.today()
        self.workspace = workspace
        library = loaded.library
        told = loaded.warnings.first.map { Notice(.information, workspace.text($0.message)) }
        if case .readFromBackup? = loaded.warnings.first { isBackup = true }
        agenda = loaded.library.agenda(on: today, today: today, filter: filter)
        state = MainListState(
            agenda, of: loaded.library, today: today, filter: filter, search: "",
            conventions: workspace.conventions)
        state = explained(state)
    }

    /// Shows a date within the days that the product supports; for another day the filter "Trackers for today" becomes
    /// "All trackers".
    public func show(_ date: Day) {
        let keepsFilter = state.filter != .today || date == workspace.today()
        render(date: date.clamped, filter: keepsFilter ? state.filter : .all)
    }

    /// Follows a change of the library that another screen made.
    public func show(_ library: Library) {
        self.library = library
        render()
    }

    public func moveDate(by days: Int) { show(state.date.moved(by: days)) }

    public func showToday() { show(workspace.today()) }

    public func search(_ text: String) {
        if workspace.today() == state.today {
            render(agenda, filter: state.filter, search: text)
        } else {
            render(search: text)
        }
    }

    /// Sets the filter; "Trackers for today" also moves to today.
    public func choose(_ filter: TrackerFilter) { render(filter: filter) }

    /// Performs an action of a card that needs no answer; the front opens forms, questions and pages.
    public func perform(_ action: AppAction, on id: Identifier) {
        guard let row = action.ofCard, let card = state.card(id), row.applies(card) else { return }
        switch row.effect(card) {
        case .wish(let wish, let day): perform(wish, on: id, day)
        case .move(let direction): move(id, direction)
        case .open: break
        }
    }

    /// Carries out a wish about a tracker, listed or not; one that was deleted is told, and nothing else changes.
    public func perform(_ wish: Wish, on id: Identifier, _ day: Day) { perform(wish.edit(of: id, on: day)) }

    /// Moves a tracker past the one shown next to it in its section.
    package func move(_ id: Identifier, _ direction: MoveDirection) {
        if let edit = library.moving(id, direction, among: state.cards.map(\.id)) { return perform(edit) }
        guard let name = library.tracker(id)?.name else { return }
        told = Notice(.information, workspace.text(Message(.atEndOfSection(name, direction), .colon)))
    }

    /// Moves a category past the one shown next to it.
    package func move(category id: Identifier, _ direction: MoveDirection) {
        let shown = library.sortedCategories.map(\.id)
        if let placement = direction.placement(of: id, among: shown) {
            return perform(.moveCategory(id, placement))
        }
        guard let name = library.category(id)?.name else { return }
        told = Notice(.information, workspace.text(Message(.atEndOfCategories(name, direction))))
    }

    /// Performs an edit that a front has made of an answer.
    public func perform(_ edit: Edit) { perform([edit]) }

    /// Carries out edits as one step.
    package func perform(_ edits: [Edit]) { take(workspace.perform(edits, over: library)) }

    /// Reads the library again, as another program may have changed it or midnight may have passed.
    public func reload() { take(workspace.reload(over: library)) }

    /// Takes in what other devices published; returns false if it could not be saved.
    package func takeIn() -> Bool {
        let outcome = workspace.takeIn(over: library)
        if outcome.isRefused { reload() } else { take(outcome) }
        return !outcome.isRefused
    }

    /// Exchanges with other devices, and returns how they stand; nil if the library is in step with none.
    package func exchange() -> SyncStatus? {
        let (outcome, status) = workspace.exchange(over: library)
        take(outcome)
        return status
    }

    /// Begins to be in step with other devices.
    package func begin(_ wish: SyncWish) { take(workspace.begin(wish, over: library).outcome) }

    /// Undoes the newest step of any program; a step that the screen has not shown yet is only shown and named at
    /// first.
    ///
    /// - Parameter step: The only one that is meant: what is newer keeps it from being undone, which is told.
    public func undo(_ step: StepID? = nil) { take(workspace.replay(.undo, step, over: library)) }

    /// Redoes the step undone last.
    ///
    /// - Parameter step: The only one that is meant; if another one is next, nothing is redone, which is told.
    public func redo(_ step: StepID? = nil) { take(workspace.replay(.redo, step, over: library)) }

    /// Reads the steps that can be undone and redone; nil if that fails.
    package func history() -> HistoryTimeline? {
        let (outcome, timeline) = workspace.readHistory(over: library)
        take(outcome)
        return timeline
    }

    /// Undoes or redoes the steps up to an entry of the history, all or none.
    package func replay(_ entry: HistoryTimeline.Entry) {
        take(workspace.replay(entry.replay, entry.steps, over: library))
    }

    /// Returns the message and clears it.
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
        agenda = library.agenda(
            on: filter == .today ? today : date ?? state.date, today: today, filter: filter)
        render(agenda, filter: filter, search: search ?? state.search)
    }

    private func render(_ agenda: Agenda, filter: TrackerFilter, search: String) {
        state = explained(
            MainListState(
                agenda, of: library, today: workspace.today(), filter: filter, search: search,
                conventions: workspace.conventions))
    }

    /// The list and, if the library is empty, who has deleted its trackers.
    private func explained(_ state: MainListState) -> MainListState {
        var state = state
        state.placeholder?.note = library.emptied(by: workspace.sync).map(workspace.text)
        return state
    }
}
