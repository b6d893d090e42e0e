/// A change of a library, with everything that undoing it needs.
public enum Change: Hashable, Sendable {
    /// `at` is the tracker's index in the list.
    case trackerAdded(Tracker, at: Int)
    case trackerDeleted(Tracker, at: Int)
    /// The tracker right before it in the list, now and then; nil at the beginning.
    case trackerMoved(Identifier, after: Identifier?, from: Identifier?)
    /// A field, from one value to another, as texts.
    case trackerSet(Identifier, TrackerField, from: String, to: String)
    /// The days were not there before.
    case daysAdded(Identifier, DaySetField, DaySet)
    /// The days were there before.
    case daysRemoved(Identifier, DaySetField, DaySet)
    /// A day's value, from one text to another; nil for none. It may come from adding to the value or taking from it.
    case daySet(Identifier, DayValueField, on: Day, from: String?, to: String?, isAdding: Bool = false)
    /// `at` is the category's index in the list.
    case categoryAdded(Category, at: Int)
    case categoryDeleted(Category, at: Int)
    case categorySet(Identifier, CategoryField, from: String, to: String)
    /// The category right before it in the list, now and then; nil at the beginning.
    case categoryMoved(Identifier, after: Identifier?, from: Identifier?)
    case categoriesOrdered(from: CategoryArrangement, to: CategoryArrangement)

    /// The change that takes this one back.
    public var inverse: Change {
        switch self {
        case .trackerAdded(let tracker, let index): .trackerDeleted(tracker, at: index)
        case .trackerDeleted(let tracker, let index): .trackerAdded(tracker, at: index)
        case .trackerMoved(let id, let after, let from): .trackerMoved(id, after: from, from: after)
        case .trackerSet(let id, let field, let old, let new): .trackerSet(id, field, from: new, to: old)
        case .daysAdded(let id, let field, let days): .daysRemoved(id, field, days)
        case .daysRemoved(let id, let field, let days): .daysAdded(id, field, days)
        case .daySet(let id, let field, let day, let old, let new, let isAdding):
            .daySet(id, field, on: day, from: new, to: old, isAdding: isAdding)
        case .categoryAdded(let category, let index): .categoryDeleted(category, at: index)
        case .categoryDeleted(let category, let index): .categoryAdded(category, at: index)
        case .categorySet(let id, let field, let old, let new): .categorySet(id, field, from: new, to: old)
        case .categoryMoved(let id, let after, let from): .categoryMoved(id, after: from, from: after)
        case .categoriesOrdered(let old, let new): .categoriesOrdered(from: new, to: old)
        }
    }

    /// The same change; a value that was added to is told as one that was set.
    var withoutProvenance: Change {
        guard case .daySet(let id, let field, let day, let old, let new, _) = self else { return self }
        return .daySet(id, field, on: day, from: old, to: new)
    }

    public static func completed(_ tracker: Identifier, _ days: DaySet) -> Change {
        .daysAdded(tracker, .completions, days)
    }

    public static func uncompleted(_ tracker: Identifier, _ days: DaySet) -> Change {
        .daysRemoved(tracker, .completions, days)
    }

    /// Switches a flag that had the other value.
    public static func switched(_ flag: TrackerField, to isOn: Bool, of tracker: Identifier) -> Change {
        .trackerSet(tracker, flag, from: (!isOn).fieldText, to: isOn.fieldText)
    }

    /// The flag that the change switches, on or off; nil for any other change.
    public var flag: (field: TrackerField, isOn: Bool)? {
        guard case .trackerSet(_, let field, _, let new) = self, field.isFlag else { return nil }
        return Bool(fieldText: new).map { (field, $0) }
    }

    /// The name of a switched flag in scripts, `pinned` or `unpinned`; nil for any other change.
    public var flagWord: String? { flag.map { ($0.isOn ? "" : "un") + $0.field.rawValue } }
}

extension [Change] {
    /// The changes in groups that are shown as one: the edited fields of a tracker, the end of a pause with its days,
    /// or the first move of a category with their order; any other change, a flag too, is alone.
    public var groups: [ArraySlice<Change>] {
        var groups: [ArraySlice<Change>] = []
        for (index, change) in enumerated() {
            if let last = groups.last?.last, change.continues(last) {
                groups[groups.count - 1] = self[groups[groups.count - 1].startIndex...index]
            } else {
                groups.append(self[index...index])
            }
        }
        return groups
    }
}

extension ArraySlice<Change> {
    /// The change that stands for the group: the end of a pause, rather than its days.
    public var headline: Change? { first { $0.statusTracker != nil || $0.isCategoryMove } ?? first }
}

extension Change {
    fileprivate func continues(_ last: Change) -> Bool {
        if let subject = editedTracker { return subject == last.editedTracker }
        if let subject = pausedTracker, subject == last.statusTracker { return true }
        if isCategoryMove && last.isCategoryOrder || isCategoryOrder && last.isCategoryMove { return true }
        return statusTracker.map { $0 == last.pausedTracker } ?? false
    }

    private var editedTracker: Identifier? {
        guard case .trackerSet(let id, let field, _, _) = self, !field.isSeparateCommand else { return nil }
        return id
    }

    fileprivate var isCategoryMove: Bool { if case .categoryMoved = self { true } else { false } }
    private var isCategoryOrder: Bool { if case .categoriesOrdered = self { true } else { false } }

    /// The tracker whose status was set.
    fileprivate var statusTracker: Identifier? {
        guard case .trackerSet(let id, .status, _, _) = self else { return nil }
        return id
    }

    /// The tracker whose paused days were added or removed.
    private var pausedTracker: Identifier? {
        switch self {
        case .daysAdded(let id, .pausedDays, _), .daysRemoved(let id, .pausedDays, _): id
        default: nil
        }
    }
}
