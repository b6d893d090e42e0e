public import TrackerDomain

/// A tracker as it is being filled in, valid or not.
public struct TrackerDraft: Hashable, Sendable {
    /// The typed texts of the fields whose values are texts.
    public var texts: [TrackerField: String]
    public var category: CategoryChoice?
    /// The rule that was chosen, which waits behind a goal of a period; `nil` for an event, empty if none was.
    private(set) var rule: Schedule?
    /// `nil` for none; an event has none.
    public var measure: Measure?
    public var emoji: String?
    public var color: PaletteColor?

    /// A new form, empty but for what is chosen beforehand.
    public init(
        isEvent: Bool, category: CategoryChoice? = nil, emoji: String? = nil, color: PaletteColor? = nil
    ) {
        self.category = category
        self.emoji = emoji
        self.color = color
        texts = Self.texts { _ in "" }
        rule = isEvent ? nil : .weekdays([])
    }

    /// A form filled with a tracker as it is today.
    public init(_ tracker: Tracker, today: Day) {
        texts = Self.texts(tracker.text)
        category = .existing(tracker.categoryID)
        measure = tracker.measure(on: today)
        emoji = tracker.emoji
        color = tracker.color
        schedule = tracker.schedule(on: today)
    }

    public var isEvent: Bool { rule == nil }

    /// The goal of a period, or else the chosen rule: choosing one takes such a goal away, no rule makes it an event.
    public var schedule: Schedule? {
        get { rule.map { rule in sum.map(Schedule.sum) ?? rule } }
        set {
            if case .sum(let sum)? = newValue {
                (rule, measure) = (rule ?? .weekdays([]), .ofPeriod(sum))
            } else {
                rule = newValue
                if sum != nil, newValue?.isEmpty != true { measure = nil }
            }
        }
    }

    /// The chosen rule as it can be typed again; empty if none was chosen.
    func ruleLine(_ conventions: Conventions) -> String {
        guard let rule, !rule.isEmpty else { return "" }
        return rule.line(conventions)
    }

    /// The goal of a day.
    public var goal: Goal? {
        get { if case .ofDay(let goal)? = measure { goal } else { nil } }
        set { measure = newValue.map { .ofDay($0) } }
    }

    private var sum: PeriodGoal? { if case .ofPeriod(let sum)? = measure { sum } else { nil } }

    public var name: String {
        get { texts[.name] ?? "" }
        set { texts[.name] = newValue }
    }

    private static func texts(_ text: (TrackerField) -> String) -> [TrackerField: String] {
        Dictionary(uniqueKeysWithValues: TrackerField.typed.map { ($0, text($0)) })
    }

    /// The fields that must be filled before the tracker can be saved and are not, in the order of the form.
    public var missing: [TrackerField] {
        TrackerField.inForm.filter { field in
            switch field.entry {
            case .category: category == nil
            case .schedule: schedule?.isEmpty == true
            case .emoji: emoji == nil
            case .color: color == nil
            case .typed: texts[field].flatMap(field.typed) == nil
            case .goal, .flag, .status: false
            }
        }
    }

    /// The edit that creates the tracker; `nil` while anything is missing.
    public func creation(id: Identifier) -> Edit? {
        guard missing.isEmpty, let category else { return nil }
        return .addTracker(
            NewTracker(
                id: id, name: name, category: category, schedule: schedule,
                values.filter { ![.name, .category, .schedule].contains($0.field) && $0 != .goal(nil) }))
    }

    /// The edit of the fields in which this differs from the draft that a form opened with; `nil` while anything
    /// is missing.
    ///
    /// The other fields stay as they are, since another program may have changed them meanwhile.
    public func change(
        of tracker: Identifier, openedAs opened: TrackerDraft, completing: [Day] = [],
        uncompleting: [Day] = []
    ) -> Edit? {
        guard missing.isEmpty else { return nil }
        let unchanged = opened.values
        return .editTracker(
            tracker,
            TrackerEdit(
                values.filter { !unchanged.contains($0) }, completing: completing, uncompleting: uncompleting)
        )
    }

    /// True if both drafts would be saved alike, as white space is collapsed.
    func isKept(as other: TrackerDraft) -> Bool {
        func kept(_ draft: TrackerDraft) -> TrackerDraft {
            var draft = draft
            draft.texts = draft.texts.mapValues(Name.collapsingSpace)
            return draft
        }
        return kept(self) == kept(other)
    }

    /// The values that are filled in.
    private var values: [TrackerValue] {
        TrackerField.inForm.compactMap { field in
            switch field.entry {
            case .category: category.map { .category($0) }
            case .schedule: schedule.map { .schedule($0) }
            case .goal: isEvent ? nil : .goal(goal)
            case .emoji: emoji.map { .emoji($0) }
            case .color: color.map { .color($0) }
            case .typed: texts[field].flatMap(field.typed)
            case .flag, .status: nil
            }
        }
    }
}

extension TrackerField {
    /// The fields whose values are typed.
    public static let typed = allCases.filter { $0.textRule != nil }

    /// The fields of the form in their order there; flags are switched elsewhere.
    public static let inForm = allCases.filter { $0.entry.formPlace != nil }
        .sorted { ($0.entry.formPlace ?? 0, $0) < ($1.entry.formPlace ?? 0, $1) }
}

extension FieldEntry {
    /// The position of such fields in the form; `nil` for those that are not in it.
    fileprivate var formPlace: Int? {
        switch self {
        case .typed: 0
        case .category: 1
        case .schedule: 2
        case .goal: 3
        case .emoji: 4
        case .color: 5
        case .flag, .status: nil
        }
    }
}
