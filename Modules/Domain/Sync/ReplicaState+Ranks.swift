/// What has a place in a list.
protocol Ranked {
    var order: Int { get }
    var rank: Register? { get }
}

extension TrackerRegisters: Ranked {}
extension CategoryRegisters: Ranked {}

extension Ranked {
    /// The place; of what was never moved it follows from the order of creation.
    var shownRank: Rank { rank.place ?? Rank(place: order + 1) }
}

extension [Identifier: TrackerRegisters] {
    /// The order of a new tracker, which stands last.
    var nextOrder: Int { orderAfter(values) }
}

extension [Identifier: CategoryRegisters] {
    /// The order of a new category, which stands last.
    var nextOrder: Int { orderAfter(values) }
}

private func orderAfter(_ facts: some Collection<some Ranked>) -> Int {
    facts.reduce(0) { max($0, $1.order + 1, $1.rank.place?.whole ?? 0) }
}

/// Items by their places; several may have one place, by id then.
package struct RankedList {
    private let items: [(id: Identifier, rank: Rank)]

    package init(_ items: [(id: Identifier, rank: Rank)]) {
        self.items = items.sorted { ($0.rank, $0.id) < ($1.rank, $1.id) }
    }

    /// The places that bring one item to an index; none if it stands there or is not in the list.
    func moving(_ id: Identifier, to index: Int) -> [(id: Identifier, rank: Rank)] {
        let others = items.map(\.id).filter { $0 != id }
        let before = min(max(0, index), others.count)
        guard let old = items.firstIndex(where: { $0.id == id }), old != before else { return [] }
        return moving(id, after: before > 0 ? others[before - 1] : nil)
    }

    /// The index at which a deleted item comes back: that of its place, as others may have changed the list since.
    ///
    /// It is the former one where this device alone has set the places between: it may have moved items there and back.
    ///
    /// - Parameter isMoved: True if this device set the place of an item last.
    func index(ofReturning id: Identifier, to former: Int?, isMoved: (Identifier) -> Bool) -> Int {
        let ids = items.map(\.id)
        guard let ranked = ids.firstIndex(of: id) else { return former ?? ids.count }
        let index = min(max(0, former ?? ranked), ids.count - 1)
        let passed = ids[min(ranked, index)...max(ranked, index)].filter { $0 != id }
        return isMoved(id) || passed.allSatisfy(isMoved) ? index : ranked
    }

    /// The places that bring one item right behind another, or to the beginning; its own is the first of them.
    ///
    /// Items with one place, between two of which it is to stand, move up from there on.
    package func moving(_ id: Identifier, after other: Identifier?) -> [(id: Identifier, rank: Rank)] {
        let others = items.filter { $0.id != id }
        let index = other.map { other in others.firstIndex { $0.id == other } } ?? -1
        guard let index else { return [] }
        let (low, later) = (index < 0 ? Rank.zero : others[index].rank, others[(index + 1)...])
        let twins = later.prefix { $0.rank == low }
        var high = later.dropFirst(twins.count).first?.rank
        var placed: [(id: Identifier, rank: Rank?)] = []
        for item in twins.map(\.id).reversed() + [id] {
            let rank = high.map { Rank.between(low, $0) } ?? low.next
            placed.insert((item, rank), at: 0)
            guard let rank else { break }
            high = rank
        }
        return placed.known ?? renumbered(id, at: index + 1, of: others)
    }

    /// The places 1, 2, 3… of all items.
    private func renumbered(
        _ id: Identifier, at index: Int, of others: [(id: Identifier, rank: Rank)]
    ) -> [(id: Identifier, rank: Rank)] {
        var ids = others.map(\.id)
        ids.insert(id, at: index)
        let all = ids.enumerated().map { (id: $1, rank: Rank(place: $0 + 1)) }
        return all.filter { $0.id == id } + all.filter { $0.id != id }
    }
}

extension [(id: Identifier, rank: Rank?)] {
    /// Nil if one has no place.
    fileprivate var known: [(id: Identifier, rank: Rank)]? {
        let known = compactMap { item in item.rank.map { (id: item.id, rank: $0) } }
        return known.count == count ? known : nil
    }
}

// MARK: Noting

extension ReplicaState {
    mutating func move(tracker id: Identifier, after other: Identifier?, _ noting: Noting) {
        let places = rankedTrackers().moving(id, after: other)
        trackers[id]?.lifetime.touch(by: noting.device)
        place(trackers: places, of: id, noting)
    }

    /// Brings an added tracker to its index in the list; a new one stands last by itself.
    mutating func place(tracker id: Identifier, at index: Int, _ noting: Noting) {
        guard let own = trackers[id] else { return }
        let standing = (own.shownRank, id)
        let before = trackers.count { $0.value.lifetime.lives && ($0.value.shownRank, $0.key) < standing }
        if before != index { place(trackers: rankedTrackers().moving(id, to: index), of: id, noting) }
    }

    /// The living trackers, and one that is deleted as if it lived.
    private func rankedTrackers(with deleted: Identifier? = nil) -> RankedList {
        let listed = trackers.filter { $0.value.lifetime.lives || $0.key == deleted }
        return RankedList(listed.map { ($0.key, $0.value.shownRank) })
    }

    private mutating func place(
        trackers places: [(id: Identifier, rank: Rank)], of id: Identifier, _ noting: Noting
    ) {
        for (item, rank) in places {
            let old = trackers[item]
            guard item == id || old?.shownRank != rank else { continue }
            trackers[item]?.rank = noting.overwriting(old?.rank, by: rank.text)
        }
    }

    mutating func move(category id: Identifier, after other: Identifier?, _ noting: Noting) {
        let shown = shownCategories
        for id in shown.behind(id) { categories[id]?.lifetime.touch(by: noting.device) }
        for (id, rank) in ranked(shown.categories).moving(id, after: other) {
            place(shown.behind(id), at: rank.text, noting)
        }
    }

    /// Brings an added category to its index in the list, if the categories have an order of their own.
    mutating func place(category id: Identifier, at index: Int, _ noting: Noting) {
        let shown = shownCategories
        guard shown.order(in: self) == .own else { return }
        for (id, rank) in ranked(shown.categories).moving(id, to: index) {
            place(shown.behind(id), at: rank.text, noting)
        }
    }

    private func ranked(_ list: [Category]) -> RankedList {
        RankedList(list.map { ($0.id, categories[$0.id]?.shownRank ?? .zero) })
    }

    /// Gives all categories their places, or takes them away.
    mutating func arrange(_ arrangement: CategoryArrangement, _ noting: Noting) {
        let shown = shownCategories
        switch arrangement.order {
        case .own:
            for (index, id) in arrangement.ids.enumerated() {
                place(shown.behind(id), at: Rank(place: index + 1).text, noting)
            }
        case .byName:
            let ranked = categories.filter { $0.value.rank.hasPlace }.keys
            place(Array(ranked), at: "", noting)
        }
    }

    private mutating func place(_ ids: [Identifier], at text: String, _ noting: Noting) {
        for id in ids where categories[id]?.rank?.text ?? "" != text {
            let old = categories[id]?.rank
            categories[id]?.rank = noting.overwriting(old, by: text)
        }
    }
}

// MARK: Coming back

extension ReplicaState {
    /// The index at which a tracker comes back that a device had deleted at a former one.
    func index(ofReturningTracker id: Identifier, to former: Int, by device: DeviceID) -> Int {
        rankedTrackers(with: id).index(ofReturning: id, to: former) {
            trackers[$0]?.rank?.device == device
        }
    }

    /// The index at which a category comes back that a device had deleted at a former one; nil if others deleted it.
    func index(ofReturning category: Category, to former: Int?, by device: DeviceID) -> Int {
        let shown = shownCategories
        let others = shown.categories.filter { $0.id != category.id }
        guard categories[category.id]?.rank.hasPlace == true else { return former ?? others.count }
        // An index in a list by name tells nothing of an order of their own, which its place brings back.
        let index = shown.order(in: self) == .own ? former : nil
        return ranked(others + [category]).index(ofReturning: category.id, to: index) {
            categories[$0]?.rank?.device == device
        }
    }
}
