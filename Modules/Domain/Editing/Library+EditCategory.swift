extension Library {
    func addingCategory(id: Identifier, name: String) throws(EditError) -> Change {
        try requireFresh(id)
        let name = try CategoryField.name.validated(name)
        if let other = category(named: name) { throw .categoryNameTaken(other.name) }
        return .added(Category(id: id, name: name), at: categories.count)
    }

    func renaming(_ category: Category, to name: String) throws(EditError) -> [Change] {
        let name = try CategoryField.name.validated(name)
        if let other = self.category(named: name), other.id != category.id {
            throw .categoryNameTaken(other.name, renaming: category.name)
        }
        return name == category.name
            ? [] : [.category(category.id, .set(.name, from: category.name, to: name))]
    }

    /// Deletes the trackers from the last to the first, so that undoing restores the order.
    func deleting(_ category: Category) -> [Change] {
        let deleted = trackers.enumerated().reversed()
            .filter { $0.element.categoryID == category.id }
            .map { Change.deleted($0.element, at: $0.offset) }
        let index = categories.firstIndex(of: category) ?? categories.count
        return deleted + [.deleted(category, at: index)]
    }
}
