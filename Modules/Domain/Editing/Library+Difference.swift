extension Library {
    /// Replaces the content by another library's and returns the changes in the order of application; the id stays.
    ///
    /// Trackers and categories of both are changed in their fields and days, and moved. If that is impossible (a name
    /// that another category still has), everything is deleted and added anew.
    mutating func become(_ other: Library) throws(ChangeConflict) -> [Change] {
        var diff = LibraryDiff(from: self)
        do throws(ChangeConflict) {
            try diff.step(to: other)
        } catch {
            // Replacing everything is always possible.
        }
        if !diff.library.holdsTheSame(as: other) {
            diff = LibraryDiff(from: self)
            try diff.replaceAll(by: other)
        }
        self = diff.library
        return diff.changes
    }

    private func holdsTheSame(as other: Library) -> Bool {
        categories == other.categories && trackers == other.trackers && categoryOrder == other.categoryOrder
    }
}

/// A library that becomes another one, with the changes made so far.
private struct LibraryDiff {
    private(set) var library: Library
    private(set) var changes: [Change] = []

    init(from library: Library) {
        self.library = library
    }

    mutating func step(to other: Library) throws(ChangeConflict) {
        let start = library
        let present = Dictionary(uniqueKeysWithValues: start.trackers.map { ($0.id, $0) })
        let wanted = Dictionary(uniqueKeysWithValues: other.trackers.map { ($0.id, $0) })
        // The day of creation is no field: a tracker with another one is replaced.
        func isKept(_ tracker: Tracker) -> Bool {
            present[tracker.id].map { $0.createdOn == wanted[tracker.id]?.createdOn } ?? false
        }
        for (index, tracker) in start.trackers.enumerated().reversed() where !isKept(tracker) {
            try make(.deleted(tracker, at: index))
        }
        for category in other.categories {
            for change in start.category(category.id)?.changes(to: category) ?? [] { try make(change) }
        }
        try addCategories(of: other)
        for tracker in other.trackers where isKept(tracker) {
            for change in present[tracker.id]!.changesOfAll(to: tracker) { try make(change) }
        }
        for (index, category) in library.categories.enumerated().reversed()
        where other.category(category.id) == nil {
            try make(.deleted(category, at: index))
        }
        for move in Move.all(from: library.trackers.map(\.id), to: other.trackers.map(\.id)) {
            try make(.tracker(move.id, .moved(after: move.after, from: move.from)))
        }
        for (index, tracker) in other.trackers.enumerated() where !isKept(tracker) {
            try make(.added(tracker, at: index))
        }
        try arrangeCategories(as: other)
    }

    mutating func replaceAll(by other: Library) throws(ChangeConflict) {
        for (index, tracker) in library.trackers.enumerated().reversed() {
            try make(.deleted(tracker, at: index))
        }
        for (index, category) in library.categories.enumerated().reversed() {
            try make(.deleted(category, at: index))
        }
        for (index, category) in other.categories.enumerated() {
            try make(.added(category, at: index))
        }
        for (index, tracker) in other.trackers.enumerated() { try make(.added(tracker, at: index)) }
        try arrangeCategories(as: other)
    }

    private mutating func arrangeCategories(as other: Library) throws(ChangeConflict) {
        let (present, wanted) = (library.arrangement, other.arrangement)
        if present != wanted { try make(.categoryOrder(from: present, to: wanted)) }
    }

    /// Adds each category after the one it follows there: categories between them may still be deleted.
    private mutating func addCategories(of other: Library) throws(ChangeConflict) {
        var index = 0
        for category in other.categories {
            if let known = library.categories.firstIndex(where: { $0.id == category.id }) {
                index = known + 1
            } else {
                try make(.added(category, at: index))
                index += 1
            }
        }
    }

    private mutating func make(_ change: Change) throws(ChangeConflict) {
        try library.apply(change)
        changes.append(change)
    }
}

extension Tracker {
    /// The changes that give this tracker the fields of another state of it.
    public func changes(to other: Tracker) -> [Change] {
        TrackerField.allCases.compactMap { field in
            let (old, new) = (text(of: field), other.text(of: field))
            return old == new ? nil : .tracker(id, .set(field, from: old, to: new))
        }
    }

    /// The changes that give this tracker the fields and days of another state of it.
    package func changesOfAll(to other: Tracker) -> [Change] {
        guard self != other else { return [] }
        var all = changes(to: other)
        for field in DaySetField.allCases {
            let (gone, come) = (self[field].subtracting(other[field]), other[field].subtracting(self[field]))
            if !gone.isEmpty { all.append(.tracker(id, .days(field, gone, isAdded: false))) }
            if !come.isEmpty { all.append(.tracker(id, .days(field, come, isAdded: true))) }
        }
        for field in DayValueField.allCases {
            var days = field.days(of: self)
            days.formUnion(field.days(of: other))
            for day in days {
                let (old, new) = (field.text(of: self, on: day), field.text(of: other, on: day))
                if old != new { all.append(.tracker(id, .value(field, on: day, from: old, to: new))) }
            }
        }
        return all
    }
}

extension Category {
    func changes(to other: Category) -> [Change] {
        CategoryField.allCases.compactMap { field in
            let (old, new) = (field.form.text(self), field.form.text(other))
            return old == new ? nil : .category(id, .set(field, from: old, to: new))
        }
    }
}
