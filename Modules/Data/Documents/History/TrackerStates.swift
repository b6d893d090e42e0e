internal import TrackerDomain

/// What each tracker was at a step of the history, found by walking there from the library.
///
/// Changes speak of single fields; a line of version 2 holds all fields of the tracker that it edits.
struct TrackerStates {
    private var trackers: [Identifier: Tracker]

    init(_ library: Library) {
        trackers = Dictionary(library.trackers.map { ($0.id, $0) }) { first, _ in first }
    }

    subscript(id: Identifier) -> Tracker? { trackers[id] }

    mutating func walk(_ change: Change) {
        switch change {
        case .trackerAdded(let tracker, _): trackers[tracker.id] = tracker
        case .trackerDeleted(let tracker, _): trackers[tracker.id] = nil
        case .trackerSet(let id, let field, _, let new): _ = trackers[id]?.set(field, to: new)
        case .daysAdded, .daysRemoved, .daySet, .categoryAdded, .categoryDeleted, .categorySet: break
        }
    }
}
