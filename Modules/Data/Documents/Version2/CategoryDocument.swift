internal import TrackerDomain

/// A category as version 2 keeps it.
struct CategoryDocument: Encodable {
    @AsText var id: Identifier
    @AsText var name: UserText

    init(_ category: Category) {
        id = category.id
        name = UserText(category.name)
    }

    init(_ element: PropertyListElement) throws(PropertyListFault) {
        let fields = try element.fields(CodingKeys.self)
        id = try fields[.id].value()
        name = try fields[.name].value()
    }

    var category: Category { Category(id: id, name: name.name) }
}
