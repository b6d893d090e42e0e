public import TrackerDomain

extension JSON {
    /// The document of a command that changes something.
    ///
    /// - Parameter hidesNewIDs: Whether ids made for this run are null, as they were not kept.
    public static func changed(_ acts: [ArraySlice<Change>], isDryRun: Bool, hidesNewIDs: Bool) -> JSON {
        let document = JSON.document([
            "schemaVersion": schemaVersion, "changes": JSON.changes(acts, hidesNewIDs: hidesNewIDs),
        ])
        return isDryRun ? document.appending(["dryRun": true]) : document
    }

    public static func changes(_ acts: [ArraySlice<Change>], hidesNewIDs: Bool = false) -> JSON {
        let new = hidesNewIDs ? Set(acts.joined().compactMap(\.addedID)) : []
        func shown(_ id: Identifier?) -> JSON { .id(id.flatMap { new.contains($0) ? nil : $0 }) }
        return .array(
            acts.flatMap(ChangeEntry.entries).map { entry in
                .document([
                    "kind": .string(entry.kind), "tracker": shown(entry.tracker),
                    "category": shown(entry.category),
                    "date": .day(entry.date),
                ])
            })
    }
}

extension Change {
    fileprivate var addedID: Identifier? {
        switch self {
        case .trackerAdded(let tracker, _): tracker.id
        case .categoryAdded(let category, _): category.id
        default: nil
        }
    }
}

extension JSON {
    /// A change of a library as a whole, which is told as one: its kind, where there was any.
    public static func changed(asWhole kind: String?, isDryRun: Bool) -> JSON {
        let changes = kind.map {
            [JSON.document(["kind": .string($0), "tracker": nil, "category": nil, "date": nil])]
        }
        let document = JSON.document([
            "schemaVersion": schemaVersion, "changes": .array(changes ?? []),
        ])
        return isDryRun ? document.appending(["dryRun": true]) : document
    }
}

/// A change as scripts see it: its kind, and what it happened to.
public struct ChangeEntry {
    public let kind: String
    public var tracker: Identifier?
    public var category: Identifier?
    public var date: Day?

    /// What the change happened to.
    public var subject: Identifier? { tracker ?? category }

    /// One entry for an act; for days that were marked or unmarked one each.
    public static func entries(of act: ArraySlice<Change>) -> [ChangeEntry] {
        act.headline.map(entries) ?? []
    }

    private static func entries(of change: Change) -> [ChangeEntry] {
        switch change {
        case .trackerAdded(let tracker, _): [ChangeEntry(kind: "trackerAdded", tracker: tracker.id)]
        case .trackerDeleted(let tracker, _): [ChangeEntry(kind: "trackerDeleted", tracker: tracker.id)]
        case .trackerSet(let id, .standing, let old, let new):
            [ChangeEntry(kind: TrackerStatus.kind(from: old, to: new), tracker: id)]
        case .trackerSet(let id, _, _, _):
            [ChangeEntry(kind: change.flagWord ?? "trackerEdited", tracker: id)]
        case .daysAdded(let id, .completions, let days):
            days.map { ChangeEntry(kind: "completed", tracker: id, date: $0) }
        case .daysRemoved(let id, .completions, let days):
            days.map { ChangeEntry(kind: "uncompleted", tracker: id, date: $0) }
        case .daysAdded(let id, .skips, let days), .daysAdded(let id, .rests, let days):
            days.map { ChangeEntry(kind: "skipped", tracker: id, date: $0) }
        case .daysRemoved(let id, .skips, let days), .daysRemoved(let id, .rests, let days):
            days.map { ChangeEntry(kind: "unskipped", tracker: id, date: $0) }
        case .daySet(let id, .amount, let day, _, _): [ChangeEntry(kind: "amountSet", tracker: id, date: day)]
        case .daySet(let id, .note, let day, _, _): [ChangeEntry(kind: "noted", tracker: id, date: day)]
        case .categoryAdded(let category, _): [ChangeEntry(kind: "categoryAdded", category: category.id)]
        case .categoryDeleted(let category, _): [ChangeEntry(kind: "categoryDeleted", category: category.id)]
        case .categorySet(let id, .name, _, _): [ChangeEntry(kind: "categoryRenamed", category: id)]
        }
    }
}

extension TrackerStatus {
    fileprivate static func kind(from old: String, to new: String) -> String {
        let wasArchived = TrackerStatus(text: old)?.isArchived ?? false
        return switch TrackerStatus(text: new) {
        case .paused: wasArchived ? "unarchived" : "paused"
        case .archived: "archived"
        case .active, nil: wasArchived ? "unarchived" : "resumed"
        }
    }
}
