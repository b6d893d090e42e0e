public import TrackerDomain

/// A tracker as it is being filled in, valid or not.
public struct TrackerDraft: Hashable, Sendable {
    /// A part of the form that must be filled before the tracker can be saved.
    public enum Section: CaseIterable, Sendable {
        case name, category, schedule, emoji, color
    }

    public var name: String
    public var category: CategoryChoice?
    /// `nil` for an event; empty where no day is chosen yet.
    public var schedule: Schedule?
    public var emoji: String?
    public var color: PaletteColor?

    /// An empty form.
    public init(isEvent: Bool, category: CategoryChoice? = nil) {
        self.category = category
        name = ""
        schedule = isEvent ? nil : .weekdays([])
    }

    /// A form filled with a tracker as it is today.
    public init(_ tracker: Tracker, today: Day) {
        name = tracker.name
        category = .existing(tracker.categoryID)
        schedule = tracker.schedule(on: today)
        emoji = tracker.emoji
        color = tracker.color
    }

    public var isEvent: Bool { schedule == nil }

    /// What is still to be filled, in the order of the form.
    public var missing: [Section] {
        Section.allCases.filter { section in
            switch section {
            case .name: !NameField(name).isFilled
            case .category: category == nil
            case .schedule: schedule?.isEmpty == true
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
                id: id, name: name, category: category, schedule: schedule, emoji: emoji, color: color))
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
            .name(name), category.map { .category($0) }, schedule.map { .schedule($0) },
            emoji.map { .emoji($0) }, color.map { .color($0) },
        ].compactMap(\.self)
    }
}
