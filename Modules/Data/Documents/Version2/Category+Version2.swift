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

    func write(version2 list: inout PropertyListWriter) {
        list.dictionary { category in
            category.entry(Field.id) { $0.string(id.description) }
            category.entry(Field.name) { $0.string(UserText(name).documentText) }
        }
    }
}
