extension Library {
    /// Performs an edit and returns the changes in the order of application.
    mutating func perform(_ edit: Edit, today: Day) throws(EditError) -> [Change] {
        let outcome = try outcome(of: edit, today: today)
        do throws(ChangeConflict) {
            switch outcome {
            case .changes(let changes):
                for change in changes { try apply(change) }
                return changes
            case .library(let other): return try become(other)
            }
        } catch {
            throw .stepNoLongerApplies(Step(changes: [error.change], day: today))
        }
    }

    /// The result of an edit: the changes to make, or the library to become.
    private enum EditOutcome {
        case changes([Change])
        case library(Library)
    }

    private func outcome(of edit: Edit, today: Day) throws(EditError) -> EditOutcome {
        switch edit {
        case .addTracker(let new): .changes(try adding(new, today: today))
        case .editTracker(let id, let edit):
            .changes(try editing(existingTracker(id), edit, today: today))
        case .complete(let ids, let days):
            try each(ids) { (tracker) throws(EditError) in try tracker.completing(on: days, today: today) }
        case .uncomplete(let ids, let days):
            try each(ids) { (tracker) throws(EditError) in try tracker.uncompleting(on: days, today: today) }
        case .amount(let amount, let id, let days):
            .changes(try existingTracker(id).recordingAmount(amount, on: days, today: today))
        case .skip(let ids, let days):
            try each(ids) { (tracker) throws(EditError) in try tracker.skipping(days, today: today) }
        case .unskip(let ids, let days):
            try each(ids) { (tracker) throws(EditError) in try tracker.unskipping(days) }
        case .note(let text, let id, let day): .changes(try existingTracker(id).noting(text, on: day))
        case .pause(let ids, let day):
            try each(ids) { (tracker) throws(EditError) in try tracker.pausing(from: day, today: today) }
        case .takeBreak(let ids, let edit):
            try each(ids) { (tracker) throws(EditError) in try tracker.breakChanges(edit, today: today) }
        case .resume(let ids): try each(ids) { (tracker) throws(EditError) in tracker.resuming(today: today) }
        case .archive(let ids):
            try each(ids) { (tracker) throws(EditError) in tracker.archiving(today: today) }
        case .unarchive(let ids):
            try each(ids) { (tracker) throws(EditError) in tracker.unarchiving(today: today) }
        case .deleteTracker(let id): .changes([deleting(try existingTracker(id))])
        case .mergeTracker(let id, let target):
            .changes(try merging(existingTracker(id), into: existingTracker(target)))
        case .addCategory(let id, let name): .changes([try addingCategory(id: id, name: name)])
        case .renameCategory(let id, let name): .changes(try renaming(existingCategory(id), to: name))
        case .deleteCategory(let id): .changes(deleting(try existingCategory(id)))
        case .mergeCategory(let id, let target):
            .changes(try merging(existingCategory(id), into: existingCategory(target)))
        case .move(let id, let placement): .changes(try moving(existingTracker(id), to: placement))
        case .moveCategory(let id, let placement):
            .changes(try moving(existingCategory(id), to: placement))
        case .sortCategories: .changes(sortingCategories())
        case .merge(let other): .library(try merging(other))
        case .restore(let other): .library(other)
        }
    }

    func deleting(_ tracker: Tracker) -> Change {
        .deleted(tracker, at: trackers.firstIndex(of: tracker) ?? trackers.count)
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

    /// True if a tracker or a category has the id.
    func isInUse(_ id: Identifier) -> Bool { tracker(id) != nil || category(id) != nil }
}

extension Library {
    private func each(
        _ ids: [Identifier], _ changes: (Tracker) throws(EditError) -> [Change]
    ) throws(EditError) -> EditOutcome {
        var all: [Change] = []
        for id in ids.uniqued { all += try changes(existingTracker(id)) }
        return .changes(all)
    }
}

extension Array where Element: Hashable {
    fileprivate var uniqued: [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}
