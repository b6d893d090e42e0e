internal import TrackerDomain

/// A category as version 2 keeps it.
struct CategoryDocument: Codable {
    @AsText var id: Identifier
    @AsText var name: UserText

    init(_ category: Category) {
        id = category.id
        name = UserText(category.name)
    }

    var category: Category { Category(id: id, name: name.name) }
}
