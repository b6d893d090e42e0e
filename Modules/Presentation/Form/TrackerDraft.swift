public import TrackerDomain

/// A tracker as it is being filled in, valid or not.
public struct TrackerDraft: Hashable, Sendable {
    /// A part of the form that must be filled before the tracker can be saved.
    public enum Section: CaseIterable, Sendable {
        case name, category, schedule, emoji, color
    }

    public let isEvent: Bool
    public var name: String
    public var category: CategoryChoice?
    /// Empty for an event, or where no day is chosen yet.
    public var weekdays: WeekdaySet
    public var emoji: String?
    public var color: PaletteColor?

    /// An empty form.
    public init(isEvent: Bool, category: CategoryChoice? = nil) {
        self.isEvent = isEvent
        self.category = category
        name = ""
        weekdays = []
    }

    /// A form filled with a tracker as it is today.
    public init(_ tracker: Tracker, today: Day) {
        isEvent = tracker.isEvent
        name = tracker.name
        category = .existing(tracker.categoryID)
        weekdays = tracker.schedule(on: today)?.weekdays ?? []
        emoji = tracker.emoji
        color = tracker.color
    }

    /// What is still to be filled, in the order of the form.
    public var missing: [Section] {
        Section.allCases.filter { section in
            switch section {
            case .name: !NameField(name).isFilled
            case .category: category == nil
            case .schedule: !isEvent && weekdays.isEmpty
            case .emoji: emoji == nil
            case .color: color == nil
            }
        }
    }

    /// The edit that creates the tracker; `nil` while anything is missing.
    public func creation(id: Identifier) -> Edit? {
        guard missing.isEmpty, let category else { return nil }
        return .addTracker(
            NewTracker(
                id: id, name: name, category: category, schedule: isEvent ? nil : .weekdays(weekdays),
                emoji: emoji, color: color))
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

    /// What the form has filled in.
    private var values: [TrackerEdit.Value] {
        [
            .name(name), category.map { .category($0) }, isEvent ? nil : .schedule(.weekdays(weekdays)),
            emoji.map { .emoji($0) }, color.map { .color($0) },
        ].compactMap(\.self)
    }
}
