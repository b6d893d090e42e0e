import TrackerDomain

extension JSON {
    /// The document of a command that changes something.
    static func changed(_ changes: [Change], isDryRun: Bool, hidesNewIDs: Bool) -> JSON {
        let document = JSON.document([
            "schemaVersion": schemaVersion, "changes": JSON.changes(changes, hidesNewIDs: hidesNewIDs),
        ])
        return isDryRun ? document.appending(["dryRun": true]) : document
    }

    /// - Parameter hidesNewIDs: Whether ids made for this run are null, as they were not kept.
    static func changes(_ changes: [Change], hidesNewIDs: Bool = false) -> JSON {
        let new = hidesNewIDs ? Set(changes.compactMap(\.addedID)) : []
        return .array(changes.flatMap { entries(of: $0, hiding: new) })
    }

    private static func entries(of change: Change, hiding new: Set<Identifier>) -> [JSON] {
        func entry(_ kind: JSON, tracker: Identifier? = nil, category: Identifier? = nil, date: Day? = nil) -> JSON {
            func shown(_ id: Identifier?) -> JSON { id.map { new.contains($0) ? .null : .id($0) } ?? .null }
            return .document([
                "kind": kind, "tracker": shown(tracker), "category": shown(category), "date": .day(date),
            ])
        }
        return switch change {
        case .trackerAdded(let tracker, _): [entry("trackerAdded", tracker: tracker.id)]
        case .trackerDeleted(let tracker, _): [entry("trackerDeleted", tracker: tracker.id)]
        case .trackerEdited(let id, _, _): [entry("trackerEdited", tracker: id)]
        case .completed(let id, let days): days.map { entry("completed", tracker: id, date: $0) }
        case .uncompleted(let id, let days): days.map { entry("uncompleted", tracker: id, date: $0) }
        case .pinned(let id): [entry("pinned", tracker: id)]
        case .unpinned(let id): [entry("unpinned", tracker: id)]
        case .categoryAdded(let category, _): [entry("categoryAdded", category: category.id)]
        case .categoryDeleted(let category, _): [entry("categoryDeleted", category: category.id)]
        case .categoryRenamed(let id, _, _): [entry("categoryRenamed", category: id)]
        }
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
