extension Library {
    /// Returns the tracker that a reference matches; names are compared folded.
    ///
    /// A reference is an exact name, a unique beginning of a name, or an id or a unique beginning of one of at
    /// least four characters. If several names match, those of `meant` trackers are preferred.
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
        case .none:
            let category = Library.named(reference, in: categories, name: \.name)
            throw .trackerNotFound(
                .init(
                    text: reference, names: trackers.map(\.name),
                    other: category.map { .category($0.name) }))
        }
    }

    /// Returns the trackers that references match, each once.
    public func trackers(
        matching references: [String], meant: Tracker.Presence = .present
    ) throws(EditError) -> [Tracker] {
        var found: [Tracker] = []
        for reference in references {
            let tracker = try tracker(matching: reference, meant: meant)
            if !found.contains(where: { $0.id == tracker.id }) { found.append(tracker) }
        }
        return found
    }

    /// Returns the category that a reference matches, by the same rules as trackers.
    public func category(matching reference: String) throws(EditError) -> Category {
        switch Library.match(reference, in: categories, name: \.name) {
        case .one(let category): return category
        case .several(let categories):
            throw .ambiguousCategory(reference, categories.map { .init(id: $0.id, name: $0.name) })
        case .none:
            let tracker = Library.named(reference, in: trackers, name: \.name)
            throw .categoryNotFound(
                .init(
                    text: reference, names: categories.map(\.name), other: tracker.map { .tracker($0.name) })
            )
        }
    }

    private enum Matches<Item> {
        case none
        case one(Item)
        case several([Item])

        /// Considers items set aside only if no other matches.
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
        let named = self.all(named: reference, in: items, name: name)
        if !named.isEmpty { return Matches(named, isSetAside: isSetAside) }
        guard reference.utf8.count >= 4 else { return .none }
        let upper = reference.uppercased()
        return Matches(items.filter { $0.id.description.hasPrefix(upper) }, isSetAside: { _ in false })
    }

    /// Returns the only item with that name, or whose name begins with it.
    private static func named<Item>(
        _ reference: String, in items: [Item], name: KeyPath<Item, String>
    ) -> Item? {
        let named = all(named: reference, in: items, name: name)
        return named.count == 1 ? named[0] : nil
    }

    /// Returns the items with that name; if there are none, those whose names begin with it.
    private static func all<Item>(
        named reference: String, in items: [Item], name: KeyPath<Item, String>
    ) -> [Item] {
        let folded = FoldedName(reference)
        guard !folded.isEmpty else { return [] }
        let names = items.map { FoldedName($0[keyPath: name]) }
        let exact = zip(items, names).filter { $0.1 == folded }.map(\.0)
        if !exact.isEmpty { return exact }
        let beginnings = zip(items, names).filter { $0.1.hasPrefix(folded) }.map(\.0)
        if !beginnings.isEmpty { return beginnings }
        let visible = Name.withoutInvisible(reference)
        return visible == reference ? [] : all(named: visible, in: items, name: name)
    }
}

extension Tracker {
    /// The part of a library that a tracker is in: the current ones or the archive.
    public enum Presence: Sendable {
        case present, archived
    }

    fileprivate var presence: Presence { status.isArchived ? .archived : .present }
}
