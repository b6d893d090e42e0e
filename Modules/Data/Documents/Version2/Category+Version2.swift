internal import TrackerDomain

/// A category as version 2 keeps it.
extension Category {
    private enum Field: String, CaseIterable {
        case id, name
    }

    init(version2 element: PropertyListElement) throws(PropertyListFault) {
        let fields = try element.fields(Field.self)
        self.init(
            id: try fields[.id].identifier,
            name: UserText(documentText: try fields[.name].text).name)
    }

    var version2: PropertyListValue {
        .dictionary(["id": .string(id.description), "name": .string(UserText(name).documentText)])
    }
}
