extension Library {
    func validate() throws(LibraryFault) {
        // Sorted lists, as setting up a set of a type of ours takes longer than the check of a small library.
        let ids = categories.map(\.id) + trackers.map(\.id)
        if let index = ids.firstRepetition { throw .duplicateID(ids[index]) }
        for category in categories where !Name.isValid(category.name) { throw .categoryName(category.id) }
        if let index = categories.map({ FoldedName($0.name) }).firstRepetition {
            throw .categoryName(categories[index].id)
        }
        let categoryIDs = ids[..<categories.count].sorted()
        for tracker in trackers {
            guard categoryIDs.index(ofSorted: tracker.categoryID) != nil else {
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
            amounts.days.isValid, notes.days.isValid
        else { throw .day(tracker: id) }
        guard notes.values.allSatisfy(\.isValid) else { throw .note(tracker: id) }
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

extension Array where Element: Comparable {
    /// The index of the first element that occurs before it too; nil if all differ.
    fileprivate var firstRepetition: Int? {
        let order = indices.sorted { (self[$0], $0) < (self[$1], $1) }
        return zip(order, order.dropFirst()).filter { self[$0] == self[$1] }.map(\.1).min()
    }

    /// The index of an element of an ascending list; nil if it is not there.
    func index(ofSorted element: Element) -> Int? {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if self[middle] < element { low = middle + 1 } else { high = middle }
        }
        return low < count && self[low] == element ? low : nil
    }
}
