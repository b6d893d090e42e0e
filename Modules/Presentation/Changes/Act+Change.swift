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
    public var tracker: Identifier? { subject.tracker }
    /// The category that it happened to; nil for a tracker, and for all categories.
    public var category: Identifier? { subject.category }
    /// The days that it happened on; nil if days do not matter.
    var days: DaySet? { subject.days }

    private var subject: (tracker: Identifier?, category: Identifier?, days: DaySet?) {
        switch self {
        case .trackerAdded(let tracker, _), .trackerDeleted(let tracker, _): (tracker.id, nil, nil)
        case .trackerMoved(let id, _, _), .trackerSet(let id, _, _, _): (id, nil, nil)
        case .daysAdded(let id, _, let days), .daysRemoved(let id, _, let days): (id, nil, days)
        case .daySet(let id, _, let day, _, _, _): (id, nil, DaySet([day]))
        case .categoryAdded(let category, _), .categoryDeleted(let category, _): (nil, category.id, nil)
        case .categorySet(let id, _, _, _), .categoryMoved(let id, _, _): (nil, id, nil)
        case .categoriesOrdered: (nil, nil, nil)
        }
    }
}
