/// What a replica knows that several devices have done to one library: its facts.
///
/// Facts of any devices, old or new and in any order, join to the same facts; the library is read from them.
public struct ReplicaState: Hashable, Sendable {
    package var trackers: [Identifier: TrackerRegisters] = [:]
    package var categories: [Identifier: CategoryRegisters] = [:]
    /// The ids whose counters are those of `gone` now, with the number of changes made under each.
    package var folded: [DeviceID: Int] = [:]

    package init() {}

    /// The facts of a library older than being in step: its days are those of the device that begins.
    public init(_ library: Library, by device: DeviceID) {
        for (index, category) in library.categories.enumerated() {
            var facts = CategoryRegisters(category, order: index)
            if library.categoryOrder == .own {
                facts.rank = Register(day: .earliest, device: nil, text: Rank(place: index + 1).text)
            }
            facts.lifetime.touch(by: device)
            categories[category.id] = facts
        }
        for (index, tracker) in library.trackers.enumerated() {
            var facts = TrackerRegisters(
                tracker, order: index, setBy: nil, on: .earliest, daysBy: device)
            facts.lifetime.touch(by: device)
            trackers[tracker.id] = facts
        }
    }

    public func joined(with other: ReplicaState) -> ReplicaState {
        // What one of both has folded is folded of the other, too: all counts under it are in order then.
        guard folded == other.folded else {
            return folding(other.folded).joined(with: other.folding(folded))
        }
        var joined = self
        joined.trackers.merge(other.trackers) { $0.joined(with: $1) }
        joined.categories.merge(other.categories) { $0.joined(with: $1) }
        return joined.settlingCategories()
    }

    /// Forgets all content that does not live.
    func forgettingDead() -> ReplicaState {
        var forgetting = self
        forgetting.trackers = trackers.mapValues(\.forgettingDead)
        let alive = livingCategories
        for id in categories.keys where !alive.contains(id) {
            forgetting.categories[id]?.lifetime.isForgotten = true
        }
        return forgetting.settlingCategories()
    }

    /// The days of a tracker that other devices have marked.
    package func marked(byOthersThan device: DeviceID, _ field: DaySetField, of id: Identifier) -> DaySet {
        trackers[id]?.days[field]?.marked(byOthersThan: device) ?? DaySet()
    }

    /// A category lives by itself, or because a living tracker is in it.
    var livingCategories: Set<Identifier> {
        var alive = Set(categories.filter { $0.value.lifetime.lives }.keys)
        for facts in trackers.values where facts.lifetime.lives {
            if let category = facts.category { alive.insert(category) }
        }
        return alive
    }

    /// Without the content of forgotten categories that no known tracker is in, living or deleted: a change elsewhere may
    /// bring it back.
    func settlingCategories() -> ReplicaState {
        guard categories.contains(where: { $0.value.lifetime.isForgotten }) else { return self }
        var settled = self
        let needed = livingCategories.union(trackers.values.compactMap(\.category))
        for (id, facts) in categories {
            settled.categories[id] = facts.settled(isNeeded: needed.contains(id))
        }
        return settled
    }
}

extension TrackerRegisters {
    /// The category that its register names, shown or hidden.
    var category: Identifier? { fields[.category].flatMap { Identifier($0.text) } }
}

/// One device's copy of a library that several devices keep in step.
public struct Replica: Hashable, Sendable {
    public internal(set) var facts: ReplicaState
    public let device: DeviceID

    public init(facts: ReplicaState, device: DeviceID) {
        self.facts = facts
        self.device = device
    }
}

/// Another device, with all that it knew when it published its file.
public struct Peer: Hashable, Sendable {
    public let device: DeviceID
    /// The name that its person gave it.
    public let name: String
    public let facts: ReplicaState

    public init(device: DeviceID, name: String, facts: ReplicaState) {
        self.device = device
        self.name = name
        self.facts = facts
    }
}
