public import TrackerDomain

extension Act {
    /// The act of a change by itself.
    public init(_ change: Change) {
        switch change {
        case .tracker(_, .added): self = .trackerAdded
        case .tracker(_, .deleted): self = .trackerDeleted
        case .tracker(_, .set(let field, let old, let new)):
            self.init(setting: field, isOn: change.flag?.isOn == true, from: old, to: new)
        case .tracker(_, .days(let field, _, let isAdded)): self.init(field, isAdded: isAdded)
        case .tracker(_, .value(.amount, _, _, let new, _)): self = new == nil ? .amountRemoved : .amountSet
        case .tracker(_, .value(.note, _, _, let new, _)): self = new == nil ? .noteRemoved : .noted
        case .category(_, .added): self = .categoryAdded
        case .category(_, .deleted): self = .categoryDeleted
        case .category(_, .set(.name, _, _)): self = .categoryRenamed
        case .tracker(_, .moved): self = .moved
        case .category(_, .moved): self = .categoryMoved
        case .categoryOrder(_, let new): self = new.order == .own ? .categoriesOrdered : .categoriesSorted
        }
    }

    private init(_ field: DaySetField, isAdded: Bool) {
        switch field {
        case .completions: self = isAdded ? .completed : .uncompleted
        case .skips: self = isAdded ? .skipped : .unskipped
        case .pausedDays: self = isAdded ? .breakAdded : .breakRemoved
        }
    }

    private init(setting field: TrackerField, isOn: Bool, from old: String, to new: String) {
        switch field {
        case .pinned: self = isOn ? .pinned : .unpinned
        case .status:
            let wasArchived = TrackerStatus(text: old)?.isArchived ?? false
            switch TrackerStatus(text: new) {
            case .archived: self = .archived
            case .paused: self = wasArchived ? .unarchived : .paused
            case .active, nil: self = wasArchived ? .unarchived : .resumed
            }
        default: self = .trackerEdited
        }
    }

    /// The act of a step with a name.
    public init(_ name: StepName) {
        switch name {
        case .imported: self = .imported
        case .restored: self = .restored
        case .merged: self = .trackerMerged
        }
    }
}
