extension Library {
    /// Returns the tracker that a reference matches; names are compared folded.
    ///
    /// A reference is an exact name, a unique beginning of a name, or an id or a unique beginning of one of at
    /// least four characters. If several names match, those of `meant` trackers are preferred.
    public func tracker(
        matching reference: String, meant: Tracker.Presence = .present
    ) throws(EditError) -> Tracker {
        try tracker(matching: reference, meant: meant, trackers.map { FoldedName($0.name) })
    }

    /// - Parameter names: Those of all trackers, folded.
    private func tracker(
        matching reference: String, meant: Tracker.Presence, _ names: [FoldedName]
    ) throws(EditError) -> Tracker {
        let named = trackers.named(reference, names)
        let meantOnes = named.filter { $0.presence == meant }
        let matches = named.isEmpty ? trackers.identified(reference) : meantOnes.isEmpty ? named : meantOnes
        if matches.count > 1 {
            throw .ambiguousTracker(
                reference,
                matches.map {
                    .init(
                        id: $0.id, name: $0.name, emoji: $0.emoji, category: category($0.categoryID)?.name)
                }, duplicates.first { Set(matches.map(\.id)).isSuperset(of: [$0.source, $0.target]) })
        }
        guard let tracker = matches.first else {
            throw .trackerNotFound(
                .init(
                    text: reference, names: trackers.map(\.name),
                    other: categories.onlyOne(named: reference).map { .category($0.name) }))
        }
        return tracker
    }

    /// Returns the trackers that references match, each once.
    public func trackers(
        matching references: [String], meant: Tracker.Presence = .present
    ) throws(EditError) -> [Tracker] {
        let names = trackers.map { FoldedName($0.name) }
        var found: [Tracker] = []
        var ids: Set<Identifier> = []
        for reference in references {
            let tracker = try tracker(matching: reference, meant: meant, names)
            if ids.insert(tracker.id).inserted { found.append(tracker) }
        }
        return found
    }

    /// Returns the category that a reference matches, by the same rules as trackers.
    public func category(matching reference: String) throws(EditError) -> Category {
        let named = categories.named(reference)
        let matches = named.isEmpty ? categories.identified(reference) : named
        if matches.count > 1 {
            throw .ambiguousCategory(reference, matches.map { .init(id: $0.id, name: $0.name) })
        }
        guard let category = matches.first else {
            throw .categoryNotFound(
                .init(
                    text: reference, names: categories.map(\.name),
                    other: trackers.onlyOne(named: reference).map { .tracker($0.name) }))
        }
        return category
    }
}

private protocol NamedItem: Identifiable<Identifier> {
    var name: String { get }
}

extension Tracker: NamedItem {}
extension Category: NamedItem {}

extension Array where Element: NamedItem {
    /// Returns the items with that name; if there are none, those whose names begin with it.
    fileprivate func named(_ reference: String) -> [Element] {
        named(reference, map { FoldedName($0.name) })
    }

    /// - Parameter names: Those of the items, folded.
    fileprivate func named(_ reference: String, _ names: [FoldedName]) -> [Element] {
        let folded = FoldedName(reference)
        guard !folded.isEmpty else { return [] }
        let exact = zip(self, names).filter { $0.1 == folded }.map(\.0)
        if !exact.isEmpty { return exact }
        let beginnings = zip(self, names).filter { $0.1.hasPrefix(folded) }.map(\.0)
        if !beginnings.isEmpty { return beginnings }
        let visible = Name.withoutInvisible(reference)
        return visible == reference ? [] : named(visible, names)
    }

    fileprivate func onlyOne(named reference: String) -> Element? {
        let named = named(reference)
        return named.count == 1 ? named[0] : nil
    }

    /// Returns the items whose ids begin with at least four characters.
    fileprivate func identified(_ reference: String) -> [Element] {
        guard reference.utf8.count >= 4 else { return [] }
        if let id = Identifier(reference) { return filter { $0.id == id } }
        let upper = reference.uppercased()
        return filter { $0.id.description.hasPrefix(upper) }
    }
}

extension Tracker {
    /// The part of a library that a tracker is in: the current ones or the archive.
    public enum Presence: Sendable {
        case present, archived
    }

    fileprivate var presence: Presence { status.isArchived ? .archived : .present }
}
