internal import TrackerDomain

/// The trackers that the steps of a history deleted, each state of one kept once.
struct RemovedTrackers {
    private(set) var trackers: [Tracker]
    private var indexes: [Identifier: [Int]] = [:]

    init(_ trackers: [Tracker] = []) {
        self.trackers = trackers
        for (index, tracker) in trackers.enumerated() { indexes[tracker.id, default: []].append(index) }
    }

    /// Finds a tracker that a step names: by its id, and by a number from 2 on where the same tracker
    /// was deleted more than once in different states.
    subscript(id: Identifier, copy: Int) -> Tracker? {
        guard let indexes = indexes[id], (1...indexes.count).contains(copy) else { return nil }
        return trackers[indexes[copy - 1]]
    }

    /// Keeps a tracker unless it is kept already, and tells under which number.
    mutating func insert(_ tracker: Tracker) -> Int {
        let known = indexes[tracker.id, default: []]
        if let index = known.firstIndex(where: { trackers[$0] == tracker }) { return index + 1 }
        indexes[tracker.id, default: []].append(trackers.count)
        trackers.append(tracker)
        return known.count + 1
    }
}
