/// A change of a library: to what it happened, and what, with everything that undoing it needs.
///
/// A tracker and a category may have equal ids.
public enum Change: Hashable, Sendable {
    case tracker(Identifier, TrackerEvent)
    case category(Identifier, CategoryEvent)
    case categoryOrder(from: CategoryArrangement, to: CategoryArrangement)

    /// The change that takes this one back.
    public var inverse: Change {
        switch self {
        case .tracker(let id, let event): .tracker(id, event.inverse)
        case .category(let id, let event): .category(id, event.inverse)
        case .categoryOrder(let old, let new): .categoryOrder(from: new, to: old)
        }
    }

    /// The same change; a value that was added to is told as one that was set.
    var withoutProvenance: Change {
        guard case .tracker(let id, .value(let field, let day, let old, let new, _)) = self else {
            return self
        }
        return .tracker(id, .value(field, on: day, from: old, to: new))
    }
}

/// What happened to a tracker.
public enum TrackerEvent: Hashable, Sendable {
    /// `at` is the tracker's index in the list. A whole tracker stands apart, so that all other events stay small.
    indirect case added(Tracker, at: Int)
    indirect case deleted(Tracker, at: Int)
    /// The tracker right before it in the list, now and then; nil at the beginning.
    case moved(after: Identifier?, from: Identifier?)
    /// A field, from one value to another, as texts.
    case set(TrackerField, from: String, to: String)
    /// The days were not there before, if they are added; they were there, if not.
    case days(DaySetField, DaySet, isAdded: Bool)
    /// A day's value, from one text to another; nil for none. It may come from adding to the value or taking from it.
    case value(DayValueField, on: Day, from: String?, to: String?, isAdding: Bool = false)

    var inverse: TrackerEvent {
        switch self {
        case .added(let tracker, let index): .deleted(tracker, at: index)
        case .deleted(let tracker, let index): .added(tracker, at: index)
        case .moved(let after, let from): .moved(after: from, from: after)
        case .set(let field, let old, let new): .set(field, from: new, to: old)
        case .days(let field, let days, let isAdded): .days(field, days, isAdded: !isAdded)
        case .value(let field, let day, let old, let new, let isAdding):
            .value(field, on: day, from: new, to: old, isAdding: isAdding)
        }
    }

    /// The days that it happened on; nil if days do not matter.
    public var days: DaySet? {
        switch self {
        case .days(_, let days, _): days
        case .value(_, let day, _, _, _): DaySet([day])
        case .added, .deleted, .moved, .set: nil
        }
    }
}

/// What happened to a category.
public enum CategoryEvent: Hashable, Sendable {
    /// `at` is the category's index in the list.
    case added(Category, at: Int)
    case deleted(Category, at: Int)
    /// The category right before it in the list, now and then; nil at the beginning.
    case moved(after: Identifier?, from: Identifier?)
    case set(CategoryField, from: String, to: String)

    var inverse: CategoryEvent {
        switch self {
        case .added(let category, let index): .deleted(category, at: index)
        case .deleted(let category, let index): .added(category, at: index)
        case .moved(let after, let from): .moved(after: from, from: after)
        case .set(let field, let old, let new): .set(field, from: new, to: old)
        }
    }
}

extension Change {
    /// A tracker, a category, or the order of all categories.
    public enum Subject: Hashable, Sendable {
        case tracker(Identifier)
        case category(Identifier)
        case categoryOrder
    }

    public var subject: Subject {
        switch self {
        case .tracker(let id, _): .tracker(id)
        case .category(let id, _): .category(id)
        case .categoryOrder: .categoryOrder
        }
    }

    /// The tracker that it happened to; nil for categories.
    public var tracker: Identifier? { if case .tracker(let id, _) = self { id } else { nil } }
    /// The category that it happened to; nil for a tracker, and for the order of all categories.
    public var category: Identifier? { if case .category(let id, _) = self { id } else { nil } }
    /// The days that it happened on; nil if days do not matter.
    public var days: DaySet? { if case .tracker(_, let event) = self { event.days } else { nil } }

    public static func added(_ tracker: Tracker, at index: Int) -> Change {
        .tracker(tracker.id, .added(tracker, at: index))
    }

    public static func deleted(_ tracker: Tracker, at index: Int) -> Change {
        .tracker(tracker.id, .deleted(tracker, at: index))
    }

    public static func added(_ category: Category, at index: Int) -> Change {
        .category(category.id, .added(category, at: index))
    }

    public static func deleted(_ category: Category, at index: Int) -> Change {
        .category(category.id, .deleted(category, at: index))
    }

    public static func completed(_ tracker: Identifier, _ days: DaySet) -> Change {
        .tracker(tracker, .days(.completions, days, isAdded: true))
    }

    public static func uncompleted(_ tracker: Identifier, _ days: DaySet) -> Change {
        .tracker(tracker, .days(.completions, days, isAdded: false))
    }

    /// Switches a flag that had the other value.
    public static func switched(_ flag: TrackerField, to isOn: Bool, of tracker: Identifier) -> Change {
        .tracker(tracker, .set(flag, from: (!isOn).fieldText, to: isOn.fieldText))
    }

    /// The flag that the change switches, on or off; nil for any other change.
    public var flag: (field: TrackerField, isOn: Bool)? {
        guard case .tracker(_, .set(let field, _, let new)) = self, field.isFlag else { return nil }
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
        guard case .tracker(let id, .set(let field, _, _)) = self, !field.isSeparateCommand else {
            return nil
        }
        return id
    }

    fileprivate var isCategoryMove: Bool { if case .category(_, .moved) = self { true } else { false } }
    private var isCategoryOrder: Bool { if case .categoryOrder = self { true } else { false } }

    /// The tracker whose status was set.
    fileprivate var statusTracker: Identifier? {
        guard case .tracker(let id, .set(.status, _, _)) = self else { return nil }
        return id
    }

    /// The tracker whose paused days were added or removed.
    private var pausedTracker: Identifier? {
        guard case .tracker(let id, .days(.pausedDays, _, _)) = self else { return nil }
        return id
    }
}
