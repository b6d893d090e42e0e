public import Observation
public import TrackerDomain

/// The form that creates a tracker, or edits one with the completion of a date.
@MainActor
@Observable
public final class TrackerFormViewModel {
    public private(set) var draft: TrackerDraft
    /// The reason why the last action was refused.
    public internal(set) var notice: String?
    /// The reasons why the last saving was refused, by field.
    public internal(set) var refusals: [TrackerField: String] = [:]
    /// The saved tracker, once there is one; the form has done its work then.
    public private(set) var saved: Identifier?
    /// The result of the last saving, or the reason why it was refused.
    @ObservationIgnored package private(set) var told: Notice?
    /// The error of the library that the last saving met; `nil` if it met none.
    @ObservationIgnored public private(set) var error: StoreError?
    /// True if the edited tracker has been deleted elsewhere; `createAnew` saves the form all the same.
    public private(set) var isTrackerGone = false
    /// The library as last seen, for the screens below to follow.
    public private(set) var library: Library

    var texts: [TrackerField: TextEntry]
    /// A name of a category as typed may be completed.
    var completes = true
    /// The pending mark of the date, set by − or +.
    private var pendingMark: Bool?
    /// The edited tracker as last seen.
    private var tracker: Tracker?
    /// The looks that the person has chosen, which no suggestion replaces.
    @ObservationIgnored private var chosenLooks: Set<TrackerField> = []
    /// The schedule of a new habit while it is an event.
    @ObservationIgnored private var habitSchedule = Schedule.weekdays([])
    /// The category is that of the last form.
    @ObservationIgnored private var isCarried = false
    /// The category while none is typed.
    @ObservationIgnored var chosenCategory: CategoryChoice?
    /// The identifier of a category that is typed and new.
    @ObservationIgnored lazy var newCategory = workspace.newID()

    @ObservationIgnored let workspace: Workspace
    /// The draft that the form opened with.
    @ObservationIgnored private let opened: TrackerDraft
    @ObservationIgnored private let date: Day

    /// A form for a new tracker, with a category if it still exists, and the default emoji and colour.
    ///
    /// - Parameter isCarried: Whether the category is that of the last form, and not chosen for this one.
    public init(
        creating isEvent: Bool, category: Identifier? = nil, isCarried: Bool = true, workspace: Workspace,
        library: Library
    ) {
        self.workspace = workspace
        self.library = library
        self.isCarried = isCarried
        date = workspace.today()
        opened = TrackerDraft(
            isEvent: isEvent, category: category.flatMap(library.category).map { .existing($0.id) },
            emoji: library.leastUsedEmoji, color: library.leastUsedColor)
        draft = opened
        chosenCategory = opened.category
        texts = Self.entries(opened, workspace.conventions)
    }

    /// A form for a tracker as it is, opened on a date.
    public init(editing tracker: Tracker, on date: Day, workspace: Workspace, library: Library) {
        self.workspace = workspace
        self.library = library
        self.tracker = tracker
        self.date = date
        opened = TrackerDraft(tracker, today: workspace.today())
        draft = opened
        chosenCategory = opened.category
        texts = Self.entries(opened, workspace.conventions)
    }

    public var state: TrackerFormState {
        TrackerFormState(
            draft, texts: texts, refusals: refusals, completion: completion,
            isCategoryCarried: isCarried && draft.category != nil && draft.category == opened.category
                && text(of: .category).isEmpty, editing: tracker, on: date, pendingMark: pendingMark,
            today: workspace.today(), library: library, conventions: workspace.conventions)
    }

    /// True if it creates a tracker, whose kind can still be chosen.
    public var isNew: Bool { tracker == nil }

    /// Makes a new tracker an event or a habit; what was chosen for a habit comes back with it.
    public func choose(isEvent: Bool) {
        dismissErrors()
        guard isNew, isEvent != draft.isEvent else { return }
        if let schedule = draft.schedule { habitSchedule = schedule }
        draft.schedule = isEvent ? nil : habitSchedule
    }

    /// True if leaving the form would lose something.
    public var hasUnsavedInput: Bool {
        guard saved == nil else { return false }
        var (opened, draft) = (opened, draft)
        // The kind alone is no input: it is switched again by one key.
        if isNew {
            opened.schedule = opened.schedule ?? .weekdays([])
            draft.schedule = draft.schedule ?? habitSchedule
        }
        // A deleted category is no input of the person.
        if case .existing(let id) = opened.category, library.category(id) == nil { opened.category = nil }
        return !draft.isKept(as: opened) || pendingMark.map { $0 != isMarked } ?? false
            || !unread.isEmpty
    }

    private var isMarked: Bool? { tracker?.isDone(on: date, today: workspace.today()) }

    /// Changes the draft, without the message of the last intent.
    func change(_ body: (inout TrackerDraft) -> Void) {
        dismissErrors()
        edit(body)
    }

    /// Observers are told only of another draft.
    func edit(_ body: (inout TrackerDraft) -> Void) {
        var draft = draft
        body(&draft)
        self.draft = draft
    }

    /// Suggests an emoji and a colour by the words of the name, or else those that the form opened with.
    func suggestLook(for draft: inout TrackerDraft) {
        let look = SuggestedLook(fitting: draft.name)
        if !chosenLooks.contains(.emoji) { draft.emoji = look?.emoji ?? opened.emoji }
        if !chosenLooks.contains(.color) { draft.color = look?.color ?? opened.color }
    }

    public func choose(category: CategoryChoice) {
        chosenCategory = category
        write("", in: .category)
        change { $0.category = category }
    }

    /// Sets the schedule of a habit; an event has none.
    public func choose(schedule: Schedule) {
        change { if !$0.isEvent { $0.schedule = schedule } }
        writeRules()
    }

    /// Sets the goal of a habit, or takes it away; an event has none.
    public func choose(goal: Goal?) {
        change { if !$0.isEvent { $0.goal = goal } }
        writeRules()
    }

    /// Sets any single emoji; refuses anything else with a notice.
    public func choose(emoji: String) {
        do throws(EditError) {
            let emoji = try TrackerField.emoji.validated(emoji)
            change { $0.emoji = emoji }
            chosenLooks.insert(.emoji)
        } catch {
            dismissErrors()
            notice = workspace.text(error.message())
        }
    }

    public func choose(color: PaletteColor) {
        change { $0.color = color }
        chosenLooks.insert(.color)
    }

    /// The form's +: completes the date once saved.
    public func addCompletion() { if state.canAddCompletion { mark(true) } }
    /// The form's −: takes the date's completion away once saved.
    public func removeCompletion() { if state.canRemoveCompletion { mark(false) } }

    private func mark(_ wanted: Bool) {
        dismissErrors()
        pendingMark = isMarked == wanted ? nil : wanted
    }

    /// Removes the message of the last intent, as every other intent does.
    public func dismissErrors() {
        texts = texts.mapValues { $0.withoutError }
        (notice, refusals) = (nil, [:])
    }
}

// MARK: Saving

extension TrackerFormViewModel {
    /// Saves as one step of the history; what is missing or cannot be read is refused by its field.
    public func save() {
        guard check() else { return }
        guard let tracker else { return create() }
        guard saved == nil else { return }
        // Shows the notice again, as another intent may have removed it.
        guard !isTrackerGone else { return show(library) }
        keep(
            draft.change(
                of: tracker.id, openedAs: opened, completing: pendingMark == true ? [date] : [],
                uncompleting: pendingMark == false ? [date] : []),
            as: tracker.id)
    }

    /// Refuses by its field what is missing or cannot be read.
    ///
    /// - Returns: False if something cannot be read.
    @discardableResult
    package func check() -> Bool {
        let isRead = read()
        for field in draft.missing where refusals[field] == nil {
            refusals[field] = Phrase.missing([field])(workspace.conventions.language)
        }
        return isRead
    }

    /// Creates the edited tracker again, without its completions, if it was deleted.
    public func createAnew() { if isTrackerGone { create() } }

    /// Follows a change of the library: removes a deleted category from the form, reports a deleted tracker.
    public func show(_ library: Library) {
        self.library = library
        guard saved == nil else { return }
        if case .existing(let id) = chosenCategory, library.category(id) == nil { chosenCategory = nil }
        draft.category = typedCategory
        guard let edited = tracker else { return }
        let current = library.tracker(edited.id)
        tracker = current ?? edited
        if isTrackerGone, current != nil { notice = nil }
        isTrackerGone = current == nil
        if isTrackerGone { notice = Phrase.hasBeenDeleted(edited.name)(workspace.conventions.language) }
    }

    private func create() {
        let id = workspace.newID()
        keep(draft.creation(id: id), as: id)
    }

    private func keep(_ edit: Edit?, as id: Identifier) {
        guard let edit, saved == nil else { return }
        let outcome = workspace.perform([edit], over: library)
        (told, error) = (outcome.notice, outcome.error)
        notice = outcome.remark
        if outcome.isRefused {
            show(outcome.library)
        } else {
            library = outcome.library
            saved = id
        }
    }
}
