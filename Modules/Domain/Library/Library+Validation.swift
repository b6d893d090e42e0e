extension Library {
    func validate() throws(LibraryFault) {
        if let id = IdentifierIndex(categories.map(\.id) + trackers.map(\.id)).repeated {
            throw .duplicateID(id)
        }
        for category in categories where !Library.isKept(category.name) { throw .categoryName(category.id) }
        if let category = categoryWithTakenName { throw .categoryName(category.id) }
        let places = IdentifierIndex(categories.map(\.id))
        for tracker in trackers {
            guard places[tracker.categoryID] != nil else { throw .missingCategory(tracker: tracker.id) }
            try tracker.validate()
        }
    }

    /// A category with the name of one before it.
    private var categoryWithTakenName: Category? {
        let names = categories.map { FoldedName($0.name) }
        let order = names.indices.sorted { (names[$0], $0) < (names[$1], $1) }
        for place in order.indices.dropFirst() where names[order[place]] == names[order[place - 1]] {
            return categories[order[place]]
        }
        return nil
    }

    /// Whether a name is in the form that names are kept in.
    static func isKept(_ name: String) -> Bool {
        guard let cleaned = try? Name.cleaned(name) else { return false }
        return cleaned == name
    }
}

extension Tracker {
    func validate() throws(LibraryFault) {
        for field in TrackerField.allCases { try field.form.check(self) }
        guard createdOn.isValid, completions.first?.isValid ?? true, completions.last?.isValid ?? true else {
            throw .day(tracker: id)
        }
    }
}
