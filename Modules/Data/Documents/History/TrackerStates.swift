internal import TrackerDomain

/// The trackers at a step of the history, found by walking there from the library.
struct TrackerStates {
    private var trackers: [Identifier: Tracker]

    init(_ library: Library) {
        trackers = Dictionary(library.trackers.map { ($0.id, $0) }) { first, _ in first }
    }

    subscript(id: Identifier) -> Tracker? { trackers[id] }

    mutating func walk(_ change: Change) {
        switch change {
        case .tracker(_, .added(let tracker, _)): trackers[tracker.id] = tracker
        case .tracker(_, .deleted(let tracker, _)): trackers[tracker.id] = nil
        case .tracker(let id, .set(let field, _, let new)): _ = trackers[id]?.set(field, to: new)
        case .tracker(let id, .days), .tracker(let id, .value): trackers[id]?.take([change])
        case .tracker(_, .moved), .category, .categoryOrder: break
        }
    }
}
