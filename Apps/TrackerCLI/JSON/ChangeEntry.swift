import TrackerDomain

/// A change as scripts see it: its kind, and what it happened to.
struct ChangeEntry {
    let kind: String
    var tracker: Identifier?
    var category: Identifier?
    var date: Day?

    /// What the change happened to.
    var subject: Identifier? { tracker ?? category }

    /// One entry for an act; for days that were marked or unmarked one each.
    static func entries(of act: ArraySlice<Change>) -> [ChangeEntry] {
        act.first.map(entries) ?? []
    }

    private static func entries(of change: Change) -> [ChangeEntry] {
        switch change {
        case .trackerAdded(let tracker, _): [ChangeEntry(kind: "trackerAdded", tracker: tracker.id)]
        case .trackerDeleted(let tracker, _): [ChangeEntry(kind: "trackerDeleted", tracker: tracker.id)]
        case .trackerSet(let id, .pinned, _, _):
            [ChangeEntry(kind: change.pinning == true ? "pinned" : "unpinned", tracker: id)]
        case .trackerSet(let id, _, _, _): [ChangeEntry(kind: "trackerEdited", tracker: id)]
        case .daysAdded(let id, .completions, let days):
            days.map { ChangeEntry(kind: "completed", tracker: id, date: $0) }
        case .daysRemoved(let id, .completions, let days):
            days.map { ChangeEntry(kind: "uncompleted", tracker: id, date: $0) }
        case .categoryAdded(let category, _): [ChangeEntry(kind: "categoryAdded", category: category.id)]
        case .categoryDeleted(let category, _): [ChangeEntry(kind: "categoryDeleted", category: category.id)]
        case .categorySet(let id, .name, _, _): [ChangeEntry(kind: "categoryRenamed", category: id)]
        }
    }
}
