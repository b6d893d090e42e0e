public import TrackerDomain

/// The state of the form that creates or edits a tracker.
public struct TrackerFormState: Hashable, Sendable {
    public let title: String
    public let draft: TrackerDraft
    /// The fields that are typed into.
    public let texts: [TrackerField: TextEntryState]
    /// The reasons why the last saving was refused, by field.
    public let refusals: [TrackerField: String]
    public let categoryText: String?
    /// What completes the name of a category as typed: "rt" behind "Spo", the name of the chosen one behind nothing.
    public let categoryRest: String
    /// The category was chosen in this form, or is the tracker's own.
    public let isCategoryChosen: Bool
    /// "5 trackers", "new", or "as last time"; empty without a category.
    public let categoryRemark: String
    /// `nil` for an event and while no day is chosen.
    public let scheduleText: String?
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
    ///   - completion: The category that completes the name as typed.
    ///   - isCategoryCarried: Whether the category is that of the last form, and was not chosen in this one.
    ///   - tracker: The tracker being edited.
    ///   - pendingMark: What − or + have left pending for the date.
    init(
        _ draft: TrackerDraft, texts: [TrackerField: TextEntry], refusals: [TrackerField: String],
        completion: TrackerDomain.Category?,
        isCategoryCarried: Bool, editing tracker: Tracker?, on date: Day, pendingMark: Bool?,
        today: Day, library: Library, conventions: Conventions
    ) {
        let language = conventions.language
        let missing = draft.missing
        title = Phrase.formTitle(isEvent: draft.isEvent, isNew: tracker == nil)(language)
        self.draft = draft
        self.texts = texts.mapValues { $0.state(language) }
        self.refusals = refusals
        categoryText = draft.category.flatMap { $0.name(in: library) }
        let typed = texts[.category]?.text ?? ""
        let shown = typed.isEmpty ? categoryText : completion?.name
        categoryRest = shown.map { String($0.dropFirst(typed.count)) } ?? ""
        isCategoryChosen = typed.isEmpty && !isCategoryCarried
        categoryRemark =
            isCategoryCarried
            ? Phrase.asLastTime(language) : draft.category.map { $0.remark(in: library)(language) } ?? ""
        scheduleText = draft.schedule.flatMap {
            $0.isEmpty
                ? nil
                : ScheduleText.summary($0, conventions: conventions)
                    + ScheduleText.origin(of: $0, relativeTo: today)(language)
        }
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

    /// "5 trackers", or that it is made with the tracker.
    fileprivate func remark(in library: Library) -> Phrase {
        switch self {
        case .existing(let id): CountedPhrase.trackers(library.trackers(in: id).count)
        case .named: Phrase("new", "новая")
        }
    }
}
