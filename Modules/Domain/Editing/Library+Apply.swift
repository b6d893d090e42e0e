extension Library {
    /// Makes one change happen, if the library is what the change expects.
    ///
    /// - Throws: `ChangeConflict`, with nothing altered, where what it removes is not there, what it adds
    ///   already is, or a rule would break.
    mutating func apply(_ change: Change) throws(ChangeConflict) {
        guard perform(change) else { throw ChangeConflict(change: change) }
        assert((try? validate()) != nil, "a change broke a rule of the library")
    }

    private mutating func perform(_ change: Change) -> Bool {
        switch change {
        case .trackerAdded(let tracker, let place): add(tracker, at: place)
        case .trackerDeleted(let tracker, _): delete(tracker)
        case .trackerEdited(let id, let before, let after): edit(id, before: before, after: after)
        case .completed(let id, let days): complete(id, days)
        case .uncompleted(let id, let days): uncomplete(id, days)
        case .pinned(let id): setPinned(id, true)
        case .unpinned(let id): setPinned(id, false)
        case .categoryAdded(let category, let place): add(category, at: place)
        case .categoryDeleted(let category, _): delete(category)
        case .categoryRenamed(let id, let old, let new): rename(id, from: old, to: new)
        }
    }

    private mutating func add(_ tracker: Tracker, at place: Int) -> Bool {
        guard !isInUse(tracker.id), category(tracker.categoryID) != nil, (try? tracker.validate()) != nil
        else { return false }
        trackers.insert(tracker, at: min(max(place, 0), trackers.count))
        return true
    }

    private mutating func delete(_ tracker: Tracker) -> Bool {
        guard let index = trackers.firstIndex(of: tracker) else { return false }
        trackers.remove(at: index)
        return true
    }

    private mutating func edit(_ id: Identifier, before: TrackerFields, after: TrackerFields) -> Bool {
        guard let index = trackerIndex(id), trackers[index].fields == before,
            category(after.categoryID) != nil
        else { return false }
        var edited = trackers[index]
        edited.fields = after
        guard (try? edited.validate()) != nil else { return false }
        trackers[index] = edited
        return true
    }

    private mutating func complete(_ id: Identifier, _ days: DaySet) -> Bool {
        guard let index = trackerIndex(id), trackers[index].completions.isDisjoint(with: days),
            days.first?.isValid ?? false, days.last?.isValid ?? false
        else { return false }
        trackers[index].completions.formUnion(days)
        return true
    }

    private mutating func uncomplete(_ id: Identifier, _ days: DaySet) -> Bool {
        guard let index = trackerIndex(id), trackers[index].completions.isSuperset(of: days) else {
            return false
        }
        trackers[index].completions.subtract(days)
        return true
    }

    private mutating func setPinned(_ id: Identifier, _ isPinned: Bool) -> Bool {
        guard let index = trackerIndex(id), trackers[index].isPinned != isPinned else { return false }
        trackers[index].isPinned = isPinned
        return true
    }

    private mutating func add(_ category: Category, at place: Int) -> Bool {
        guard !isInUse(category.id), Library.isKept(category.name), self.category(named: category.name) == nil
        else { return false }
        categories.insert(category, at: min(max(place, 0), categories.count))
        return true
    }

    private mutating func delete(_ category: Category) -> Bool {
        guard let index = categories.firstIndex(of: category),
            !trackers.contains(where: { $0.categoryID == category.id })
        else { return false }
        categories.remove(at: index)
        return true
    }

    private mutating func rename(_ id: Identifier, from old: String, to new: String) -> Bool {
        guard let index = categories.firstIndex(where: { $0.id == id }), categories[index].name == old,
            Library.isKept(new), category(named: new)?.id ?? id == id
        else { return false }
        categories[index].name = new
        return true
    }

    private func trackerIndex(_ id: Identifier) -> Int? { trackers.firstIndex { $0.id == id } }
}
