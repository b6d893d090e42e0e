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
        guard Library.isKept(name) else { throw .trackerName(id) }
        guard Emoji.isValid(emoji) else { throw .emoji(id) }
        guard createdOn.isValid, completions.first?.isValid ?? true, completions.last?.isValid ?? true else {
            throw .day(tracker: id)
        }
        guard case .habit(let history) = kind else { return }
        guard history.entries.allSatisfy({ $0.from.isValid }) else { throw .day(tracker: id) }
        guard history.entries.allSatisfy({ !$0.schedule.weekdays.isEmpty }) else {
            throw .emptySchedule(tracker: id)
        }
    }
}
