public import TrackerDomain

extension Act {
    /// The act of a change by itself.
    public init(_ change: Change) {
        switch change {
        case .trackerAdded: self = .trackerAdded
        case .trackerDeleted: self = .trackerDeleted
        case .trackerSet(_, let field, let old, let new):
            self.init(setting: field, isOn: change.flag?.isOn == true, from: old, to: new)
        case .daysAdded(_, .completions, _): self = .completed
        case .daysRemoved(_, .completions, _): self = .uncompleted
        case .daysAdded(_, .skips, _): self = .skipped
        case .daysRemoved(_, .skips, _): self = .unskipped
        case .daysAdded(_, .pausedDays, _): self = .breakAdded
        case .daysRemoved(_, .pausedDays, _): self = .breakRemoved
        case .daySet(_, .amount, _, _, let new, _): self = new == nil ? .amountRemoved : .amountSet
        case .daySet(_, .note, _, _, let new, _): self = new == nil ? .noteRemoved : .noted
        case .categoryAdded: self = .categoryAdded
        case .categoryDeleted: self = .categoryDeleted
        case .categorySet(_, .name, _, _): self = .categoryRenamed
        case .trackerMoved: self = .moved
        case .categoryMoved: self = .categoryMoved
        case .categoriesOrdered(_, let new): self = new.order == .own ? .categoriesOrdered : .categoriesSorted
        }
    }

    private init(setting field: TrackerField, isOn: Bool, from old: String, to new: String) {
        switch field {
        case .name, .schedule, .goal, .category, .emoji, .color: self = .trackerEdited
        case .pinned: self = isOn ? .pinned : .unpinned
        case .status:
            let wasArchived = TrackerStatus(text: old)?.isArchived ?? false
            switch TrackerStatus(text: new) {
            case .archived: self = .archived
            case .paused: self = wasArchived ? .unarchived : .paused
            case .active, nil: self = wasArchived ? .unarchived : .resumed
            }
        }
    }

    /// The act of a step with a name.
    public init(_ name: StepName) {
        switch name {
        case .imported: self = .imported
        case .restored: self = .restored
        }
    }
}

extension Change {
    /// The tracker that it happened to; nil for categories.
    public var tracker: Identifier? { if case .tracker(let id) = subject { id } else { nil } }
    /// The category that it happened to; nil for a tracker, and for all categories.
    public var category: Identifier? { if case .category(let id) = subject { id } else { nil } }
    /// The days that it happened on; nil if days do not matter.
    var days: DaySet? {
        switch self {
        case .daysAdded(_, _, let days), .daysRemoved(_, _, let days): days
        case .daySet(_, _, let day, _, _, _): DaySet([day])
        case .trackerAdded, .trackerDeleted, .trackerMoved, .trackerSet, .categoryAdded, .categoryDeleted,
            .categorySet, .categoryMoved, .categoriesOrdered:
            nil
        }
    }
}
