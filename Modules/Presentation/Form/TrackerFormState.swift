public import TrackerDomain

/// The state of the form that creates or edits a tracker.
public struct TrackerFormState: Hashable, Sendable {
    public let title: String
    public let draft: TrackerDraft
    /// The fields whose values are typed.
    public let texts: [TrackerField: TextEntryState]
    public let categoryText: String?
    /// `nil` for an event and while no day is chosen.
    public let scheduleText: String?
    /// "at least 5 km", "none"; `nil` for an event.
    public let goalText: String?
    /// "Missing: category, emoji"; `nil` when the form can be saved.
    public let missingText: String?
    public let saveTitle: String
    /// "5 days" when a tracker is edited, pending − and + included.
    public let daysText: String?
    /// True if − and + work: the date is not after today, and an event is not done on another day.
    public let canAddCompletion: Bool
    public let canRemoveCompletion: Bool

    public var canSave: Bool { missingText == nil }
    /// Every form has a name.
    public var name: TextEntryState { texts[.name]! }
}

extension TrackerFormState {
    /// - Parameters:
    ///   - tracker: The tracker being edited.
    ///   - pendingMark: What − or + have left pending for the date.
    init(
        _ draft: TrackerDraft, texts: [TrackerField: TextEntry], editing tracker: Tracker?, on date: Day,
        pendingMark: Bool?,
        today: Day, library: Library, conventions: Conventions
    ) {
        let language = conventions.language
        let missing = draft.missing
        title = Phrase.formTitle(isEvent: draft.isEvent, isNew: tracker == nil)(language)
        self.draft = draft
        self.texts = texts.mapValues { $0.state(language) }
        categoryText = draft.category.flatMap { $0.name(in: library) }
        scheduleText = draft.schedule.flatMap {
            $0.isEmpty
                ? nil
                : ScheduleText.summary($0, conventions: conventions)
                    + ScheduleText.origin(of: $0, relativeTo: today)(language)
        }
        goalText =
            draft.isEvent
            ? nil
            : draft.isKeptBySum
                ? Phrase.goalInSchedule(language)
                : draft.goal.map { AmountText.goal($0, language) } ?? Phrase.noGoal(language)
        missingText = missing.isEmpty ? nil : Phrase.missing(missing)(language)
        saveTitle = (tracker == nil ? Phrase.create : .save)(language)

        let wasMarked = tracker?.isDone(on: date, today: today) ?? false
        let isMarked = pendingMark ?? wasMarked
        let pending = (isMarked ? 1 : 0) - (wasMarked ? 1 : 0)
        daysText = tracker.map {
            CountedPhrase.days($0.completedDays(through: today) + pending)(language)
        }
        let isMarkable = tracker != nil && date <= today
        let isDoneElsewhere = tracker.map { $0.isEvent && $0.marks.contains { $0 != date } } ?? false
        // What makes a day of a sum done is its amounts.
        let isOfSum = tracker?.measure(on: date)?.period != nil
        canAddCompletion = isMarkable && !isMarked && !isDoneElsewhere && !isOfSum
        canRemoveCompletion = isMarkable && isMarked && !isOfSum
    }
}

extension CategoryChoice {
    fileprivate func name(in library: Library) -> String? {
        switch self {
        case .existing(let id): library.category(id)?.name
        case .named(let name, _): name
        }
    }
}
