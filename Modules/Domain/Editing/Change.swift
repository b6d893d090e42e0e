/// One thing that happened to a library, with all that taking it back needs.
public enum Change: Hashable, Sendable {
    /// `at` is the tracker's place in the order of creation.
    case trackerAdded(Tracker, at: Int)
    case trackerDeleted(Tracker, at: Int)
    /// One field, from one value to another, as their texts.
    case trackerSet(Identifier, TrackerField, from: String, to: String)
    /// The days were not there before.
    case daysAdded(Identifier, DaysField, DaySet)
    /// The days were there before.
    case daysRemoved(Identifier, DaysField, DaySet)
    /// `at` is the category's place in the order of creation.
    case categoryAdded(Category, at: Int)
    case categoryDeleted(Category, at: Int)
    case categorySet(Identifier, CategoryField, from: String, to: String)

    /// The change that takes this one back.
    public var inverse: Change {
        switch self {
        case .trackerAdded(let tracker, let place): .trackerDeleted(tracker, at: place)
        case .trackerDeleted(let tracker, let place): .trackerAdded(tracker, at: place)
        case .trackerSet(let id, let field, let old, let new): .trackerSet(id, field, from: new, to: old)
        case .daysAdded(let id, let field, let days): .daysRemoved(id, field, days)
        case .daysRemoved(let id, let field, let days): .daysAdded(id, field, days)
        case .categoryAdded(let category, let place): .categoryDeleted(category, at: place)
        case .categoryDeleted(let category, let place): .categoryAdded(category, at: place)
        case .categorySet(let id, let field, let old, let new): .categorySet(id, field, from: new, to: old)
        }
    }

    public static func completed(_ tracker: Identifier, _ days: DaySet) -> Change {
        .daysAdded(tracker, .completions, days)
    }

    public static func uncompleted(_ tracker: Identifier, _ days: DaySet) -> Change {
        .daysRemoved(tracker, .completions, days)
    }

    public static func pinned(_ tracker: Identifier) -> Change {
        .trackerSet(tracker, .pinned, from: false.fieldText, to: true.fieldText)
    }

    public static func unpinned(_ tracker: Identifier) -> Change { pinned(tracker).inverse }

    /// Whether the change pins a tracker (true) or unpins it; `nil` for any other change.
    public var pinning: Bool? {
        guard case .trackerSet(_, .pinned, _, let new) = self else { return nil }
        return Bool(fieldText: new)
    }
}

/// A set of days that a tracker keeps.
public enum DaysField: String, CaseIterable, Sendable {
    case completions

    var path: WritableKeyPath<Tracker, DaySet> {
        switch self {
        case .completions: \.completions
        }
    }
}

extension [Change] {
    /// The changes in groups of which each is told as one thing: what was set in the fields of one tracker is one
    /// edit, and anything else, pinning too, stands alone.
    public var acts: [ArraySlice<Change>] {
        var acts: [ArraySlice<Change>] = []
        for (place, change) in enumerated() {
            if let last = acts.last?.last, let subject = change.editedTracker, subject == last.editedTracker {
                acts[acts.count - 1] = self[acts[acts.count - 1].startIndex...place]
            } else {
                acts.append(self[place...place])
            }
        }
        return acts
    }
}

extension Change {
    fileprivate var editedTracker: Identifier? {
        guard case .trackerSet(let id, _, _, _) = self, pinning == nil else { return nil }
        return id
    }
}
