extension Library {
    /// Returns the tracker that a reference matches; names are compared folded, without accents only if nothing matches.
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
        var named = trackers.named(reference, names)
        let identified = named.isEmpty ? trackers.identified(reference) : []
        if named.isEmpty, identified.isEmpty { named = trackers.namedWithoutAccents(reference) }
        let meantOnes = named.filter { $0.presence == meant }
        let matches = named.isEmpty ? identified : meantOnes.isEmpty ? named : meantOnes
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
        var matches = categories.named(reference)
        if matches.isEmpty { matches = categories.identified(reference) }
        if matches.isEmpty { matches = categories.namedWithoutAccents(reference) }
        guard let category = try onlyOne(of: matches, reference) else {
            throw .categoryNotFound(
                .init(
                    text: reference, names: categories.map(\.name),
                    other: trackers.onlyOne(named: reference).map { .tracker($0.name) }))
        }
        return category
    }

    /// Returns the category with this name or full id, else the one that differs in accents alone; nil for a new name.
    public func category(called name: String) throws(EditError) -> Category? {
        let visible = Name.withoutInvisible(name)
        let known = category(named: name) ?? category(named: visible) ?? Identifier(name).flatMap(category)
        let folded = FoldedName(withoutAccents: visible)
        let plain = categories.filter { known == nil && FoldedName(withoutAccents: $0.name) == folded }
        return try onlyOne(of: known.map { [$0] } ?? plain, name)
    }

    private func onlyOne(of matches: [Category], _ reference: String) throws(EditError) -> Category? {
        guard matches.count > 1 else { return matches.first }
        throw .ambiguousCategory(reference, matches.map { .init(id: $0.id, name: $0.name) })
    }
}

private protocol NamedItem: Identifiable<Identifier> {
    var name: String { get }
}

extension Tracker: NamedItem {}
extension Category: NamedItem {}

extension Array where Element: NamedItem {
    /// Returns the items with that name, folded as in `names`; if there are none, those whose names begin with it.
    fileprivate func named(_ reference: String, _ names: [FoldedName]? = nil) -> [Element] {
        let (folded, names) = (FoldedName(reference), names ?? map { FoldedName($0.name) })
        guard !folded.isEmpty else { return [] }
        let exact = zip(self, names).filter { $0.1 == folded }.map(\.0)
        if !exact.isEmpty { return exact }
        let beginnings = zip(self, names).filter { $0.1.hasPrefix(folded) }.map(\.0)
        if !beginnings.isEmpty { return beginnings }
        let visible = Name.withoutInvisible(reference)
        return visible == reference ? [] : named(visible, names)
    }

    /// Returns the items with that name but for accents; if there are none, those whose names begin with it.
    fileprivate func namedWithoutAccents(_ reference: String) -> [Element] {
        named(Name.withoutAccents(reference), map { FoldedName(withoutAccents: $0.name) })
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
