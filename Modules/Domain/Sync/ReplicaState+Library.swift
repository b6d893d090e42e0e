extension ReplicaState {
    /// The library as shown; throws if the facts make no valid one, which facts of ours always do.
    ///
    /// - Parameter known: Other facts with their library: trackers with the same facts are taken from it.
    public func library(
        _ id: Identifier, knowing known: (facts: ReplicaState, library: Library)? = nil
    ) throws(LibraryFault) -> Library {
        let shown = shownCategories
        let same = known.map { known in
            known.library.trackers.filter { known.facts.trackers[$0.id] == self.trackers[$0.id] }
        }
        let byID = Dictionary(uniqueKeysWithValues: (same ?? []).map { ($0.id, $0) })
        var trackers: [Tracker] = []
        for (id, facts) in self.trackers.asListed where facts.lifetime.lives {
            let category = facts.category.map { shown.shown[$0] ?? $0 }
            if let tracker = byID[id], tracker.categoryID == category {
                trackers.append(tracker)
            } else if let tracker = facts.tracker(id, in: { shown.shown[$0] ?? $0 }) {
                trackers.append(tracker)
            } else {
                throw .field(.name, tracker: id)
            }
        }
        let order = shown.order(in: self)
        return try Library(
            id: id, categories: order == .own ? shown.sorted(in: self) : shown.categories, trackers: trackers,
            categoryOrder: order)
    }

    /// A tracker that does not live, as it was when it was deleted, and its category; nil if it is forgotten.
    ///
    /// If the category does not live either, the tracker is in one of its name that does.
    func deletedTracker(_ id: Identifier) -> (tracker: Tracker, category: Category?)? {
        guard let facts = trackers[id], !facts.lifetime.lives else { return nil }
        let shown = shownCategories
        let own = facts.category.flatMap { id in categories[id]?.category(id) }
        let namesake = own.flatMap { own in
            shown.categories.first { FoldedName($0.name) == FoldedName(own.name) }
        }
        let tracker = facts.tracker(id) { shown.shown[$0] ?? namesake?.id ?? $0 }
        return tracker.map { ($0, own) }
    }

    /// The living categories: those of one folded name are one, shown under the first of them.
    var shownCategories: ShownCategories {
        let alive = livingCategories
        var shown = ShownCategories()
        for (id, facts) in categories.inOrder where alive.contains(id) {
            if let category = facts.category(id) { shown.add(category) }
        }
        return shown
    }
}

/// The categories as shown, and those behind them.
struct ShownCategories {
    private(set) var categories: [Category] = []
    /// The shown category of each living one.
    private(set) var shown: [Identifier: Identifier] = [:]
    private var byName: [FoldedName: Identifier] = [:]

    mutating func add(_ category: Category) {
        let name = FoldedName(category.name)
        if byName[name] == nil {
            byName[name] = category.id
            categories.append(category)
        }
        shown[category.id] = byName[name]
    }

    /// They stand in an order of their own as long as one of them has a place.
    func order(in facts: ReplicaState) -> CategoryOrder {
        categories.contains { facts.categories[$0.id]?.rank.hasPlace == true } ? .own : .byName
    }

    /// The categories by their places.
    func sorted(in facts: ReplicaState) -> [Category] {
        let ranks = categories.map { facts.categories[$0.id]?.shownRank ?? .zero }
        let order = categories.indices.sorted {
            (ranks[$0], categories[$0].id) < (ranks[$1], categories[$1].id)
        }
        return order.map { categories[$0] }
    }

    /// The living categories that are shown as one, itself included.
    func behind(_ id: Identifier) -> [Identifier] { shown.filter { $0.value == id }.map(\.key) }
}

extension [Identifier: TrackerRegisters] {
    /// By their order, then by id.
    package var inOrder: [(Identifier, TrackerRegisters)] { inOrderOfCreation(self) }

    /// By their places, then by id.
    fileprivate var asListed: [(Identifier, TrackerRegisters)] {
        guard contains(where: { $0.value.rank != nil }) else { return inOrder }
        let ranked = map { (id: $0.key, facts: $0.value, rank: $0.value.shownRank) }
        return ranked.sorted { ($0.rank, $0.id) < ($1.rank, $1.id) }.map { ($0.id, $0.facts) }
    }
}

extension [Identifier: CategoryRegisters] {
    /// By their order, then by id.
    package var inOrder: [(Identifier, CategoryRegisters)] { inOrderOfCreation(self) }
}

private func inOrderOfCreation<Value: Ranked>(_ facts: [Identifier: Value]) -> [(Identifier, Value)] {
    facts.map { ($0.key, $0.value) }.sorted { ($0.1.order, $0.0) < ($1.1.order, $1.0) }
}
