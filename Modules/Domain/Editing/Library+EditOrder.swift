extension Library {
    /// - Throws: If the tracker is to stand beside one of another section, or beside itself.
    func moving(_ tracker: Tracker, to placement: Placement) throws(EditError) -> [Change] {
        if let neighbour = placement.neighbour {
            let other = try existingTracker(neighbour)
            guard other.id != tracker.id else { throw .besideItself(name: tracker.name) }
            guard tracker.sharesSection(with: other) else {
                throw .differentSections(
                    tracker.name, other.name, isPinnedApart: tracker.isPinned != other.isPinned)
            }
        }
        let (from, after) = (
            trackers.predecessor(of: tracker.id), trackers.map(\.id).place(placement, of: tracker.id)
        )
        return from == after ? [] : [.tracker(tracker.id, .moved(after: after, from: from))]
    }

    /// - Throws: If the category is to stand beside itself.
    func moving(_ category: Category, to placement: Placement) throws(EditError) -> [Change] {
        if let neighbour = placement.neighbour, try existingCategory(neighbour).id == category.id {
            throw .besideItself(name: category.name)
        }
        let shown = sortedCategories
        let (from, after) = (
            shown.predecessor(of: category.id), shown.map(\.id).place(placement, of: category.id)
        )
        guard from != after else { return [] }
        let own = CategoryArrangement(.own, shown.map(\.id))
        return (own == arrangement ? [] : [.categoryOrder(from: arrangement, to: own)])
            + [.category(category.id, .moved(after: after, from: from))]
    }

    /// The list stays as it is: by name it does not tell the order in which categories are shown.
    func sortingCategories() -> [Change] {
        let byName = CategoryArrangement(.byName, categories.map(\.id))
        return byName == arrangement ? [] : [.categoryOrder(from: arrangement, to: byName)]
    }
}

extension Tracker {
    /// True if both stand in one section of lists.
    public func sharesSection(with other: Tracker) -> Bool {
        isPinned == other.isPinned && (isPinned || categoryID == other.categoryID)
    }
}

extension Placement {
    /// The one beside which something is to stand.
    public var neighbour: Identifier? {
        switch self {
        case .before(let id), .after(let id): id
        case .first, .last: nil
        }
    }
}

extension [Identifier] {
    /// The id right before an element at its new place; nil at the beginning.
    fileprivate func place(_ placement: Placement, of id: Identifier) -> Identifier? {
        let others = filter { $0 != id }
        switch placement {
        case .first: return nil
        case .last: return others.last
        case .after(let other): return other
        case .before(let other):
            let index = others.firstIndex(of: other) ?? 0
            return index > 0 ? others[index - 1] : nil
        }
    }
}
