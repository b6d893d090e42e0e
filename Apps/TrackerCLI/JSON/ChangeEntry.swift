import TrackerDomain

/// A change as scripts see it: its kind, and what it happened to.
struct ChangeEntry {
    let kind: String
    var tracker: Identifier?
    var category: Identifier?
    var date: Day?

    /// What the change happened to.
    var subject: Identifier? { tracker ?? category }

    /// One entry for a change; for days that were marked or unmarked one each.
    static func entries(of change: Change) -> [ChangeEntry] {
        switch change {
        case .trackerAdded(let tracker, _): [ChangeEntry(kind: "trackerAdded", tracker: tracker.id)]
        case .trackerDeleted(let tracker, _): [ChangeEntry(kind: "trackerDeleted", tracker: tracker.id)]
        case .trackerEdited(let id, _, _): [ChangeEntry(kind: "trackerEdited", tracker: id)]
        case .completed(let id, let days): days.map { ChangeEntry(kind: "completed", tracker: id, date: $0) }
        case .uncompleted(let id, let days):
            days.map { ChangeEntry(kind: "uncompleted", tracker: id, date: $0) }
        case .pinned(let id): [ChangeEntry(kind: "pinned", tracker: id)]
        case .unpinned(let id): [ChangeEntry(kind: "unpinned", tracker: id)]
        case .categoryAdded(let category, _): [ChangeEntry(kind: "categoryAdded", category: category.id)]
        case .categoryDeleted(let category, _): [ChangeEntry(kind: "categoryDeleted", category: category.id)]
        case .categoryRenamed(let id, _, _): [ChangeEntry(kind: "categoryRenamed", category: id)]
        }
    }
}
