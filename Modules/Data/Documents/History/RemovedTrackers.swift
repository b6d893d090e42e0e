internal import TrackerDomain

/// The trackers that the steps of a history deleted, each state once.
struct RemovedTrackers {
    private(set) var trackers: [Tracker]
    private var indexes: [Identifier: [Int]] = [:]

    init(_ trackers: [Tracker] = []) {
        self.trackers = trackers
        for (index, tracker) in trackers.enumerated() { indexes[tracker.id, default: []].append(index) }
    }

    /// The tracker that a step names by its id and, if it was deleted in several states, a number from 1 on.
    subscript(id: Identifier, copy: Int) -> Tracker? {
        guard let indexes = indexes[id], (1...indexes.count).contains(copy) else { return nil }
        return trackers[indexes[copy - 1]]
    }

    /// Adds a tracker unless it is there already, and returns its number.
    mutating func insert(_ tracker: Tracker) -> Int {
        let known = indexes[tracker.id, default: []]
        if let index = known.firstIndex(where: { trackers[$0] == tracker }) { return index + 1 }
        indexes[tracker.id, default: []].append(trackers.count)
        trackers.append(tracker)
        return known.count + 1
    }
}
