extension Library {
    func validate() throws(LibraryFault) {
        var ids: Set<Identifier> = []
        var names: Set<FoldedName> = []
        for category in categories {
            guard ids.insert(category.id).inserted else { throw .duplicateID(category.id) }
            guard Library.isKept(category.name), names.insert(FoldedName(category.name)).inserted else {
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

    /// Whether a name is in the form that names are kept in.
    static func isKept(_ name: String) -> Bool {
        guard let cleaned = try? Name.cleaned(name) else { return false }
        return cleaned == name
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
    case trackerName(Identifier)
    case emoji(Identifier)
    /// The tracker's category does not exist.
    case missingCategory(tracker: Identifier)
    case emptySchedule(tracker: Identifier)
    /// A day outside 1900 to 2199.
    case day(tracker: Identifier)
}
