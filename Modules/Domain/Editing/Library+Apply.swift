extension Library {
    /// Applies a change; throws, with nothing changed, if it does not fit or a rule would break.
    mutating func apply(_ change: Change) throws(ChangeConflict) {
        guard perform(change) else { throw ChangeConflict(change: change) }
        assert((try? validate()) != nil, "a change broke a rule of the library")
    }

    private mutating func perform(_ change: Change) -> Bool {
        switch change {
        case .tracker(_, .added(let tracker, let index)): add(tracker, at: index)
        case .tracker(_, .deleted(let tracker, _)): delete(tracker)
        case .tracker(let id, .moved(let after, let from)):
            trackers.predecessor(of: id) == from && trackers.move(id, after: after)
        case .tracker(let id, .set(let field, let old, let new)): set(field, of: id, from: old, to: new)
        case .tracker(let id, .days(let field, let days, isAdded: true)): add(days, to: field, of: id)
        case .tracker(let id, .days(let field, let days, isAdded: false)): remove(days, from: field, of: id)
        case .tracker(let id, .value(let field, let day, let old, let new, _)):
            set(field, of: id, on: day, from: old, to: new)
        case .category(_, .added(let category, let index)): add(category, at: index)
        case .category(_, .deleted(let category, _)): delete(category)
        case .category(let id, .set(let field, let old, let new)): set(field, of: id, from: old, to: new)
        case .category(let id, .moved(let after, let from)):
            categories.predecessor(of: id) == from && categories.move(id, after: after)
        case .categoryOrder(let old, let new): arrange(from: old, to: new)
        }
    }

    private mutating func add(_ tracker: Tracker, at index: Int) -> Bool {
        guard !isInUse(tracker.id), category(tracker.categoryID) != nil, (try? tracker.validate()) != nil
        else { return false }
        trackers.insert(tracker, at: min(max(index, 0), trackers.count))
        return true
    }

    private mutating func delete(_ tracker: Tracker) -> Bool {
        guard let index = trackers.firstIndex(of: tracker) else { return false }
        trackers.remove(at: index)
        return true
    }

    private mutating func set(
        _ field: TrackerField, of id: Identifier, from old: String, to new: String
    ) -> Bool {
        guard let index = trackerIndex(id), trackers[index].text(of: field) == old else { return false }
        var edited = trackers[index]
        guard field.form.set(&edited, new), (try? edited.validate()) != nil,
            category(edited.categoryID) != nil
        else { return false }
        trackers[index] = edited
        return true
    }

    private mutating func add(_ days: DaySet, to field: DaySetField, of id: Identifier) -> Bool {
        guard let index = trackerIndex(id), trackers[index][field].isDisjoint(with: days),
            days.first?.isValid ?? false, days.last?.isValid ?? false
        else { return false }
        trackers[index][field].formUnion(days)
        return true
    }

    private mutating func remove(_ days: DaySet, from field: DaySetField, of id: Identifier) -> Bool {
        guard let index = trackerIndex(id), trackers[index][field].isSuperset(of: days) else {
            return false
        }
        trackers[index][field].subtract(days)
        return true
    }

    private mutating func set(
        _ field: DayValueField, of id: Identifier, on day: Day, from old: String?, to new: String?
    ) -> Bool {
        guard day.isValid, let index = trackerIndex(id), field.text(of: trackers[index], on: day) == old
        else {
            return false
        }
        return field.set(new, of: &trackers[index], on: day)
    }

    private mutating func add(_ category: Category, at index: Int) -> Bool {
        guard !isInUse(category.id), Name.isValid(category.name), self.category(named: category.name) == nil
        else { return false }
        categories.insert(category, at: min(max(index, 0), categories.count))
        return true
    }

    private mutating func delete(_ category: Category) -> Bool {
        guard let index = categories.firstIndex(of: category),
            !trackers.contains(where: { $0.categoryID == category.id })
        else { return false }
        categories.remove(at: index)
        return true
    }

    private mutating func set(
        _ field: CategoryField, of id: Identifier, from old: String, to new: String
    ) -> Bool {
        guard let index = categories.firstIndex(where: { $0.id == id }),
            field.form.text(categories[index]) == old
        else { return false }
        var edited = categories[index]
        guard field.form.set(&edited, new), Name.isValid(edited.name),
            category(named: edited.name)?.id ?? id == id
        else { return false }
        categories[index] = edited
        return true
    }

    /// In whatever order the same categories stand: in step that follows from those that are left.
    private mutating func arrange(from old: CategoryArrangement, to new: CategoryArrangement) -> Bool {
        let known = Dictionary(categories.map { ($0.id, $0) }) { first, _ in first }
        let arranged = new.ids.compactMap { known[$0] }
        guard arrangement.ids == old.ids, arranged.count == categories.count,
            Set(new.ids).count == new.ids.count
        else { return false }
        (categories, categoryOrder) = (arranged, new.order)
        return true
    }

    private func trackerIndex(_ id: Identifier) -> Int? { trackers.firstIndex { $0.id == id } }
}

/// A change does not fit the library it was applied to.
public struct ChangeConflict: Error, Hashable, Sendable {
    public let change: Change
}
