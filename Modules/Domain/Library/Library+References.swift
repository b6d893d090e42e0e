extension Library {
    /// The tracker a word means: its exact name, a unique beginning of its name, or its id or a unique
    /// beginning of that of at least four characters; names are compared folded.
    ///
    /// - Parameter meant: Of several the one that is meant.
    /// - Throws: `trackerNotFound` or `ambiguousTracker`.
    public func tracker(
        matching reference: String, meant: Tracker.Presence = .present
    ) throws(EditError) -> Tracker {
        switch Library.match(reference, in: trackers, name: \.name, isSetAside: { $0.presence != meant }) {
        case .one(let tracker): return tracker
        case .several(let trackers):
            throw .ambiguousTracker(
                reference,
                trackers.map {
                    .init(
                        id: $0.id, name: $0.name, emoji: $0.emoji, category: category($0.categoryID)?.name)
                })
        case .none: throw .trackerNotFound(.init(text: reference, names: trackers.map(\.name)))
        }
    }

    /// The category a word means, by the same rules as trackers.
    ///
    /// - Throws: `categoryNotFound` or `ambiguousCategory`.
    public func category(matching reference: String) throws(EditError) -> Category {
        switch Library.match(reference, in: categories, name: \.name) {
        case .one(let category): return category
        case .several(let categories):
            throw .ambiguousCategory(reference, categories.map { .init(id: $0.id, name: $0.name) })
        case .none: throw .categoryNotFound(.init(text: reference, names: categories.map(\.name)))
        }
    }

    private enum Matches<Item> {
        case none
        case one(Item)
        case several([Item])

        /// Those set aside count where there is no other.
        init(_ items: [Item], isSetAside: (Item) -> Bool) {
            let present = items.filter { !isSetAside($0) }
            let meant = present.isEmpty ? items : present
            switch meant.count {
            case 0: self = .none
            case 1: self = .one(meant[0])
            default: self = .several(meant)
            }
        }
    }

    private static func match<Item: Identifiable<Identifier>>(
        _ reference: String, in items: [Item], name: KeyPath<Item, String>,
        isSetAside: (Item) -> Bool = { _ in false }
    ) -> Matches<Item> {
        let folded = FoldedName(reference)
        guard !folded.isEmpty else { return .none }
        let names = items.map { FoldedName($0[keyPath: name]) }
        let exact = zip(items, names).filter { $0.1 == folded }.map(\.0)
        if !exact.isEmpty { return Matches(exact, isSetAside: isSetAside) }
        let beginnings = zip(items, names).filter { $0.1.hasPrefix(folded) }.map(\.0)
        if !beginnings.isEmpty { return Matches(beginnings, isSetAside: isSetAside) }
        guard reference.utf8.count >= 4 else { return .none }
        let upper = reference.uppercased()
        return Matches(items.filter { $0.id.description.hasPrefix(upper) }, isSetAside: { _ in false })
    }
}

extension Tracker {
    /// Whether a tracker is among those kept at present or in the archive.
    public enum Presence: Sendable {
        case present, archived
    }

    fileprivate var presence: Presence { standing.isArchived ? .archived : .present }
}
