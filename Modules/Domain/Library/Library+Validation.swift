extension Library {
    func validate() throws(LibraryFault) {
        var ids: Set<Identifier> = []
        var names: Set<FoldedName> = []
        for category in categories {
            guard ids.insert(category.id).inserted else { throw .duplicateID(category.id) }
            guard Name.isKept(category.name), names.insert(FoldedName(category.name)).inserted else {
                throw .categoryName(category.id)
            }
        }
        let categoryIDs = ids
        for tracker in trackers {
            guard ids.insert(tracker.id).inserted else { throw .duplicateID(tracker.id) }
            guard categoryIDs.contains(tracker.categoryID) else {
                throw .missingCategory(tracker: tracker.id)
            }
            try tracker.validate()
        }
    }
}

extension Tracker {
    func validate() throws(LibraryFault) {
        for field in TrackerField.allCases { try field.check(self) }
        guard createdOn.isValid, completions.first?.isValid ?? true, completions.last?.isValid ?? true else {
            throw .day(tracker: id)
        }
    }
}

/// Why a set of categories and trackers is no library.
public enum LibraryFault: Error, Hashable, Sendable {
    case duplicateID(Identifier)
    /// A category's name is no name, or another category has it.
    case categoryName(Identifier)
    /// The value of a tracker's field breaks the field's rule.
    case field(TrackerField, tracker: Identifier)
    /// The tracker's category does not exist.
    case missingCategory(tracker: Identifier)
    /// A day outside 1900 to 2199.
    case day(tracker: Identifier)
}
