public import TrackerDomain

/// The content of a source as a library of its own, which can be merged into another one.
public struct Imported: Sendable {
    public let format: ImportFormat
    public private(set) var library: Library
    /// The lines that were left out, in the order of the source.
    public let leftOut: [BrokenLine]
    public private(set) var remarks: ImportRemarks
    /// The days whose amounts were judged without a goal, of each tracker that has some.
    let judgedWithoutGoal: [Identifier: DaySet]
    /// The columns of tables and the keys of documents that were left out, by their names.
    public let leftOutColumns: [String: LeftOutColumn]
    /// True if of a line with a broken cell the others were taken.
    public let hasCells: Bool
    /// The paths in a folder that were not read but may belong to the import.
    public let unread: [String]
    /// True if the source, or the person who imports it, says where its trackers belong.
    let hasCategories: Bool
    /// The names of trackers that would be known if it did: here are several of that name and kind.
    private(set) var undecided: Set<FoldedName> = []

    init(
        _ library: Library, of format: ImportFormat, draft: ImportDraft, leftOut: [BrokenLine],
        unread: [String],
        hasCategories: Bool
    ) {
        (self.format, self.library, self.leftOut, self.unread) = (format, library, leftOut, unread)
        (remarks, judgedWithoutGoal) = (draft.remarks, draft.judgedWithoutGoal)
        (leftOutColumns, hasCells) = (draft.leftOutColumns, draft.hasCells)
        self.hasCategories = hasCategories
    }

    private struct NameAndKind: Hashable {
        let name: FoldedName
        let isEvent: Bool

        init(_ tracker: Tracker) {
            (name, isEvent) = (FoldedName(tracker.name), tracker.isEvent)
        }
    }

    /// The same for a library in which trackers are known by name and kind, if the source names no category.
    ///
    /// Each goes into the category of the only tracker here with its name and kind; archived ones count if there are
    /// no others.
    public func joined(with known: Library) -> Imported {
        guard !hasCategories else { return self }
        let byName = Dictionary(grouping: known.trackers, by: NameAndKind.init)
        var joined = self
        var taken: Set<NameAndKind> = []
        let arranged = try? library.arranged { tracker in
            let own = library.category(tracker.categoryID)
            let key = NameAndKind(tracker)
            let all = byName[key] ?? []
            let active = all.filter { !$0.status.isArchived }
            let found = active.isEmpty ? all : active
            guard found.count == 1, known.tracker(tracker.id) == nil, taken.insert(key).inserted,
                let category = known.category(found[0].categoryID)
            else {
                if found.count > 1 { joined.undecided.insert(key.name) }
                return own
            }
            if FoldedName(category.name) != own.map({ FoldedName($0.name) }) {
                joined.remarks.add(.joinedByName)
            }
            return category
        }
        if let arranged { joined.library = arranged }
        return joined
    }
}
