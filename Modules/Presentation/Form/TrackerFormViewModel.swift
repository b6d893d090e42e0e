public import Observation
public import TrackerDomain

/// The form that creates a tracker, or edits one with the completion of a date.
@MainActor
@Observable
public final class TrackerFormViewModel {
    public private(set) var draft: TrackerDraft
    /// Why the last Save was refused.
    public private(set) var notice: String?
    /// The saved tracker, once there is one.
    public private(set) var saved: Identifier?

    private var isNameCut = false
    /// The pending state of the date's completion.
    private var isCompleted: Bool

    @ObservationIgnored private let workspace: Workspace
    @ObservationIgnored private let library: Library
    @ObservationIgnored private let original: Tracker?
    @ObservationIgnored private let date: Day

    /// A form for a new tracker, starting with the category last chosen.
    public init(creating isEvent: Bool, category: Identifier? = nil, workspace: Workspace, library: Library) {
        self.workspace = workspace
        self.library = library
        original = nil
        date = workspace.today()
        isCompleted = false
        draft = TrackerDraft(isEvent: isEvent, category: category.map(CategoryChoice.existing))
    }

    /// A form for a tracker as it is, opened on a date.
    public init(editing tracker: Tracker, on date: Day, workspace: Workspace, library: Library) {
        self.workspace = workspace
        self.library = library
        original = tracker
        self.date = date
        isCompleted = tracker.completions.contains(date)
        draft = TrackerDraft(tracker, today: workspace.today())
    }

    public var hasUnsavedInput: Bool {
        guard let original else {
            return draft != TrackerDraft(isEvent: draft.isEvent, category: draft.category)
        }
        return draft != TrackerDraft(original, today: workspace.today()) || isCompleted != wasCompleted
    }

    public func enter(name: String) { isNameCut = !draft.enter(name: name) }
    public func clearName() { enter(name: "") }
    public func choose(category: CategoryChoice) { draft.category = category }
    public func choose(weekdays: WeekdaySet) { draft.weekdays = weekdays }
    public func choose(emoji: String) { draft.emoji = emoji }
    public func choose(color: PaletteColor) { draft.color = color }

    /// The form's +: completes the date once saved.
    public func addCompletion() { if state.canAddCompletion { isCompleted = true } }
    /// The form's −: takes the date's completion away once saved.
    public func removeCompletion() { if state.canRemoveCompletion { isCompleted = false } }

    /// Saves as one step of the history; does nothing while anything is missing.
    public func save() {
        let today = workspace.today()
        let id = original?.id ?? workspace.newID()
        let edit =
            if let original {
                draft.change(
                    of: original, completing: isCompleted && !wasCompleted ? [date] : [],
                    uncompleting: wasCompleted && !isCompleted ? [date] : [], today: today)
            } else {
                draft.creation(id: id)
            }
        guard let edit else { return }
        do throws(StoreError) {
            _ = try workspace.perform([edit])
            notice = nil
            saved = id
        } catch {
            notice = error.text(workspace.conventions.language)
        }
    }

    private var wasCompleted: Bool { original?.completions.contains(date) ?? false }

    public var state: TrackerFormState {
        let conventions = workspace.conventions
        let language = conventions.language
        let missing = draft.missing
        let isMarkable = original != nil && date <= workspace.today()
        return TrackerFormState(
            title: title(language), draft: draft, counterText: "\(draft.name.count)/\(Name.limit)",
            nameError: isNameCut ? Phrase.limitReached(language) : nil, canClearName: !draft.name.isEmpty,
            categoryText: categoryName,
            scheduleText: draft.weekdays.isEmpty
                ? nil : ScheduleText.summary(draft.weekdays, conventions: conventions),
            missingText: missing.isEmpty ? nil : Phrase.missing(missing)(language),
            saveTitle: (original == nil ? Phrase.create : .save)(language), daysText: daysText(language),
            canAddCompletion: isMarkable && !isCompleted && !isDoneElsewhere,
            canRemoveCompletion: isMarkable && isCompleted)
    }

    private func title(_ language: Language) -> String {
        switch (original == nil, draft.isEvent) {
        case (true, false): Phrase.newHabit(language)
        case (true, true): Phrase.newEvent(language)
        case (false, false): Phrase.editHabit(language)
        case (false, true): Phrase.editEvent(language)
        }
    }

    private var categoryName: String? {
        switch draft.category {
        case nil: nil
        case .existing(let id): library.category(id)?.name
        case .named(let name, _): name
        }
    }

    private var isDoneElsewhere: Bool {
        guard let original, original.isEvent else { return false }
        return original.completions.contains { $0 != date }
    }

    private func daysText(_ language: Language) -> String? {
        guard let original else { return nil }
        let pending = (isCompleted ? 1 : 0) - (wasCompleted ? 1 : 0)
        return CountedPhrase.days(original.completedDays(through: workspace.today()) + pending)(language)
    }
}
