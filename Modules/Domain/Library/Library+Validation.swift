extension Library {
    func validate() throws(LibraryFault) {
        var ids: Set<Identifier> = []
        var names: Set<FoldedName> = []
        for category in categories {
            guard ids.insert(category.id).inserted else { throw .duplicateID(category.id) }
            guard Name.isValid(category.name), names.insert(FoldedName(category.name)).inserted else {
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
        guard createdOn.isValid, DaySetField.allCases.allSatisfy({ self[$0].isValid }),
            amounts.hasValidDays, notes.hasValidDays
        else { throw .day(tracker: id) }
        guard notes.entries.allSatisfy({ Note.isValid($0.value) }) else { throw .note(tracker: id) }
    }
}

/// The reason why categories and trackers form no valid library.
public enum LibraryFault: Error, Hashable, Sendable {
    case duplicateID(Identifier)
    /// A category's name is invalid, or another category has it.
    case categoryName(Identifier)
    /// The value of a tracker's field breaks the field's rule.
    case field(TrackerField, tracker: Identifier)
    /// The tracker's category does not exist.
    case missingCategory(tracker: Identifier)
    /// A day outside 1900 to 2199.
    case day(tracker: Identifier)
    /// The note of a day is empty or too long, or has a forbidden character.
    case note(tracker: Identifier)
}

extension DaySet {
    /// True if all days are within the years 1900 to 2199.
    fileprivate var isValid: Bool { first?.isValid ?? true && last?.isValid ?? true }
}

extension DayMap {
    fileprivate var hasValidDays: Bool {
        entries.first?.day.isValid ?? true && entries.last?.day.isValid ?? true
    }
}
