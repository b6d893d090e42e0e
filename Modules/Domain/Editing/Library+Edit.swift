extension Library {
    /// The changes that carry out an edit, in order; empty where everything is as wanted already.
    func changes(for edit: Edit, today: Day) throws(EditError) -> [Change] {
        switch edit {
        case .addTracker(let new): try adding(new, today: today)
        case .editTracker(let id, let edit): try editing(existingTracker(id), edit, today: today)
        case .complete(let ids, let day): try completing(ids, on: day, today: today)
        case .uncomplete(let ids, let day): try uncompleting(ids, on: day, today: today)
        case .pin(let id): try existingTracker(id).isPinned ? [] : [.pinned(id)]
        case .unpin(let id): try existingTracker(id).isPinned ? [.unpinned(id)] : []
        case .deleteTracker(let id): [deleting(try existingTracker(id))]
        case .addCategory(let id, let name): try [addingCategory(id: id, name: name)]
        case .renameCategory(let id, let name): try renaming(existingCategory(id), to: name)
        case .deleteCategory(let id): deleting(try existingCategory(id))
        }
    }

    private func deleting(_ tracker: Tracker) -> Change {
        .trackerDeleted(tracker, at: trackers.firstIndex(of: tracker) ?? trackers.count)
    }

    func existingTracker(_ id: Identifier) throws(EditError) -> Tracker {
        guard let tracker = tracker(id) else {
            throw .trackerNotFound(.init(text: id.description, names: trackers.map(\.name)))
        }
        return tracker
    }

    func existingCategory(_ id: Identifier) throws(EditError) -> Category {
        guard let category = category(id) else {
            throw .categoryNotFound(.init(text: id.description, names: categories.map(\.name)))
        }
        return category
    }

    func requireFresh(_ id: Identifier) throws(EditError) {
        guard !isInUse(id) else { throw .duplicateID(id) }
    }

    /// Whether a tracker or a category has the id.
    func isInUse(_ id: Identifier) -> Bool { tracker(id) != nil || category(id) != nil }
}

// MARK: Completions

extension Library {
    private func completing(_ ids: [Identifier], on day: Day, today: Day) throws(EditError) -> [Change] {
        var changes: [Change] = []
        for id in ids.uniqued {
            changes += try existingTracker(id).completing(on: day, today: today)
        }
        return changes
    }

    private func uncompleting(_ ids: [Identifier], on day: Day, today: Day) throws(EditError) -> [Change] {
        var changes: [Change] = []
        for id in ids.uniqued {
            changes += try existingTracker(id).uncompleting(on: day, today: today)
        }
        return changes
    }
}

extension Tracker {
    func completing(on day: Day, today: Day) throws(EditError) -> [Change] {
        guard day.isValid else { throw .invalidDay(day) }
        guard day <= today else { throw .futureDay(day) }
        guard !completions.contains(day) else { return [] }
        if isEvent, let done = completions.last { throw .eventDoneElsewhere(name: name, on: done) }
        return [.completed(id, DaySet([day]))]
    }

    /// A completion after today may be taken away; where there is none, a day after today is refused.
    func uncompleting(on day: Day, today: Day) throws(EditError) -> [Change] {
        guard day.isValid else { throw .invalidDay(day) }
        if completions.contains(day) { return [.uncompleted(id, DaySet([day]))] }
        guard day <= today else { throw .futureDayNotDone(day) }
        return []
    }
}

extension Array where Element: Hashable {
    fileprivate var uniqued: [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}
