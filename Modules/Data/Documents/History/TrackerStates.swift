internal import TrackerDomain

/// The trackers at a step of the history, found by walking there from the library.
///
/// Changes have single fields; a line of version 2 has all fields of the tracker that it edits.
struct TrackerStates {
    private var trackers: [Identifier: Tracker]
    /// True if the days are followed too, not the fields alone.
    private let hasDays: Bool

    init(_ library: Library, _ wording: StepWording) {
        hasDays = wording.standsAlone
        trackers = Dictionary(library.trackers.map { ($0.id, $0) }) { first, _ in first }
    }

    subscript(id: Identifier) -> Tracker? { trackers[id] }

    mutating func walk(_ change: Change) {
        switch change {
        case .tracker(_, .added(let tracker, _)): trackers[tracker.id] = tracker
        case .tracker(_, .deleted(let tracker, _)): trackers[tracker.id] = nil
        case .tracker(let id, .set(let field, _, let new)): _ = trackers[id]?.set(field, to: new)
        case .tracker(let id, .days), .tracker(let id, .value): if hasDays { trackers[id]?.take([change]) }
        case .tracker(_, .moved), .category, .categoryOrder: break
        }
    }
}
