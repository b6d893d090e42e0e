/// A named group of trackers.
public struct Category: Hashable, Sendable, Identifiable {
    public let id: Identifier
    /// 1 to 38 characters, unique in the library under `FoldedName`.
    public internal(set) var name: String

    public init(id: Identifier, name: String) {
        self.id = id
        self.name = name
    }
}

/// A field of a category that can be set.
public enum CategoryField: String, CaseIterable, Sendable {
    case name

    var form: FieldForm<Category> {
        switch self {
        case .name: FieldForm(\.name)
        }
    }

    /// The text of a category's field.
    package func text(of category: Category) -> String { form.text(category) }
}

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
