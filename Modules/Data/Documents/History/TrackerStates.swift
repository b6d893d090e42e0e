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
        case .trackerAdded(let tracker, _): trackers[tracker.id] = tracker
        case .trackerDeleted(let tracker, _): trackers[tracker.id] = nil
        case .trackerSet(let id, let field, _, let new): _ = trackers[id]?.set(field, to: new)
        case .daysAdded(let id, let field, let days):
            if hasDays { trackers[id]?[field].formUnion(days) }
        case .daysRemoved(let id, let field, let days):
            if hasDays { trackers[id]?[field].subtract(days) }
        case .daySet(let id, let field, let day, _, let new, _):
            if hasDays, trackers[id] != nil { _ = field.set(new, of: &trackers[id]!, on: day) }
        case .trackerMoved, .categoryAdded, .categoryDeleted, .categorySet, .categoryMoved,
            .categoriesOrdered:
            break
        }
    }
}
