/// A person's whole data: categories and trackers with their completions.
///
/// Every rule of the product holds at all times: ids are unique, each tracker's category exists, names and emoji
/// are valid, category names differ under `FoldedName`. The only way to change a library is `apply(_:)`.
public struct Library: Hashable, Sendable {
    public let id: Identifier
    /// In order of creation.
    public internal(set) var categories: [Category]
    /// In order of creation.
    public internal(set) var trackers: [Tracker]

    /// Creates an empty library.
    public init(id: Identifier) {
        self.id = id
        categories = []
        trackers = []
    }

    /// Takes the content of a file; throws the first broken rule.
    public init(id: Identifier, categories: [Category], trackers: [Tracker]) throws(LibraryFault) {
        self.id = id
        self.categories = categories
        self.trackers = trackers
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

    /// The categories in display order: by name.
    public var sortedCategories: [Category] {
        let keyed = categories.enumerated().map { (key: NameOrder($1.name), index: $0, category: $1) }
        return keyed.sorted { ($0.key, $0.index) < ($1.key, $1.index) }.map(\.category)
    }

    /// The trackers by category in the order of `sortedCategories`, then by creation.
    public var sortedTrackers: [Tracker] { byCategory(trackers).flatMap(\.trackers) }

    /// The trackers by category, empty categories included, in the order of `sortedCategories`.
    func byCategory(_ trackers: [Tracker]) -> [(category: Category, trackers: [Tracker])] {
        let trackers = Dictionary(grouping: trackers, by: \.categoryID)
        return sortedCategories.map { (category: $0, trackers: trackers[$0.id] ?? []) }
    }
}
