/// What a library gained from other devices.
public struct MergeReport: Hashable, Sendable {
    /// The changes that came from one device.
    public struct Arrival: Hashable, Sendable {
        /// The name of the device.
        public let device: String
        public internal(set) var changes: [Change]
        /// The categories that another one of the same name shows now.
        public internal(set) var mergedCategories: [Category]

        public init(device: String, changes: [Change], mergedCategories: [Category] = []) {
            self.device = device
            self.changes = changes
            self.mergedCategories = mergedCategories
        }
    }

    /// The differences that the library shows.
    public internal(set) var changes: [Change] = []
    /// The marks that this device has made, as amounts of several devices came together.
    public internal(set) var decided: [Change] = []
    /// The differences by device, without the marks that this device has made.
    public internal(set) var arrivals: [Arrival] = []
    /// What the person has to know.
    public internal(set) var conflicts: [SyncConflict] = []

    public init() {}

    package init(
        _ changes: [Change], decided: [Change] = [], arrivals: [Arrival] = [], conflicts: [SyncConflict] = []
    ) {
        (self.changes, self.decided) = (changes, decided)
        (self.arrivals, self.conflicts) = (arrivals, conflicts)
    }

    /// What came in, and what came in after it.
    package func followed(by other: MergeReport) -> MergeReport {
        var both = self
        both.changes += other.changes
        both.decided += other.decided
        both.arrivals += other.arrivals
        both.conflicts += other.conflicts
        return both
    }

    public var isEmpty: Bool { changes.isEmpty && conflicts.isEmpty }
}

extension Library {
    /// The changes between this state of the library and a later one, to be shown.
    func differences(to later: Library) -> [Change] {
        var changes: [Change] = []
        for (index, category) in categories.enumerated() where later.category(category.id) == nil {
            changes.append(.deleted(category, at: index))
        }
        for (index, category) in later.categories.enumerated() {
            changes +=
                self.category(category.id)?.changes(to: category) ?? [.added(category, at: index)]
        }
        for (index, tracker) in trackers.enumerated() where later.tracker(tracker.id) == nil {
            changes.append(.deleted(tracker, at: index))
        }
        for (index, tracker) in later.trackers.enumerated() {
            changes +=
                self.tracker(tracker.id)?.changesOfAll(to: tracker) ?? [.added(tracker, at: index)]
        }
        return changes + moves(to: later)
    }

    /// The moves between both; of categories only where they have an order of their own before and after.
    private func moves(to later: Library) -> [Change] {
        let moved = Move.all(from: trackers.map(\.id), to: later.trackers.map(\.id)).map {
            Change.tracker($0.id, .moved(after: $0.after, from: $0.from))
        }
        switch (categoryOrder, later.categoryOrder) {
        case (.byName, .byName): return moved
        case (.own, .own):
            return moved
                + Move.all(from: categories.map(\.id), to: later.categories.map(\.id)).map {
                    .category($0.id, .moved(after: $0.after, from: $0.from))
                }
        case (.byName, .own), (.own, .byName):
            return moved + [.categoryOrder(from: arrangement, to: later.arrangement)]
        }
    }
}
