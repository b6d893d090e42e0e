/// A person's whole data: categories and trackers with their completions.
///
/// Every rule of the product holds at all times: ids are unique, each tracker's category exists, names and emoji
/// are valid, category names differ under `FoldedName`. The only way to change a library is `apply(_:)`.
public struct Library: Hashable, Sendable {
    public let id: Identifier
    /// In order of creation, or in an order of their own.
    public internal(set) var categories: [Category]
    /// In order of creation until they are moved.
    public internal(set) var trackers: [Tracker]
    public internal(set) var categoryOrder = CategoryOrder.byName

    /// Creates an empty library.
    public init(id: Identifier) {
        self.id = id
        categories = []
        trackers = []
    }

    /// Takes the content of a file; throws the first broken rule.
    public init(
        id: Identifier, categories: [Category], trackers: [Tracker], categoryOrder: CategoryOrder = .byName
    ) throws(LibraryFault) {
        self.id = id
        self.categories = categories
        self.trackers = trackers
        self.categoryOrder = categoryOrder
        try validate()
    }

    public var isEmpty: Bool { categories.isEmpty && trackers.isEmpty }

    public func tracker(_ id: Identifier) -> Tracker? { trackers.first { $0.id == id } }
    public func category(_ id: Identifier) -> Category? { categories.first { $0.id == id } }

    /// The category with that name, compared folded.
    public func category(named name: String) -> Category? {
        let folded = FoldedName(name)
        return categories.first { FoldedName($0.name) == folded }
    }

    public func trackers(in category: Identifier) -> [Tracker] {
        trackers.filter { $0.categoryID == category }
    }

    /// The categories in display order: by name, unless they have an order of their own.
    public var sortedCategories: [Category] {
        if categoryOrder == .own { return categories }
        let keys = categories.map { NameOrder($0.name) }
        let order = categories.indices.sorted { (keys[$0], $0) < (keys[$1], $1) }
        return order.map { categories[$0] }
    }

    /// The trackers by category in the order of `sortedCategories`, then in their own order.
    public var sortedTrackers: [Tracker] { byCategory(trackers).flatMap(\.trackers) }

    /// The habits that are not archived, in the order of `sortedTrackers`.
    public var presentHabits: [Tracker] {
        sortedTrackers.filter { !$0.isEvent && !$0.status.isArchived }
    }

    /// The trackers by category, empty categories included, in the order of `sortedCategories`.
    func byCategory(_ trackers: [Tracker]) -> [(category: Category, trackers: [Tracker])] {
        let categories = sortedCategories
        // A dictionary of a type of ours takes longer to set up than the list of a small library to make.
        let order = categories.indices.sorted { categories[$0].id < categories[$1].id }
        let ids = order.map { categories[$0].id }
        var groups = categories.map { (category: $0, trackers: [Tracker]()) }
        for tracker in trackers {
            if let index = ids.index(ofSorted: tracker.categoryID) {
                groups[order[index]].trackers.append(tracker)
            }
        }
        return groups
    }
}
