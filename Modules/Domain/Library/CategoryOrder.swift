/// How the categories of a library are sorted; the raw value is its name in files.
public enum CategoryOrder: String, CaseIterable, Sendable {
    case byName = "name"
    /// As they stand in the library.
    case own
}

/// The categories of a library as they stand, and whether that is the order in which they are shown.
public struct CategoryArrangement: Hashable, Sendable {
    public var order: CategoryOrder
    public var ids: [Identifier]

    public init(_ order: CategoryOrder, _ ids: [Identifier]) {
        self.order = order
        self.ids = ids
    }
}

extension Library {
    var arrangement: CategoryArrangement { CategoryArrangement(categoryOrder, categories.map(\.id)) }
}
