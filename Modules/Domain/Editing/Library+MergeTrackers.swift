/// The changes that merge trackers, and categories, that a person has twice.
extension Library {
    /// Moves the days of a tracker to another one, then deletes it.
    func merging(_ source: Tracker, into target: Tracker) throws(EditError) -> [Change] {
        guard source.id != target.id else { throw .mergedWithItself(isCategory: false) }
        guard source.isEvent || !target.isEvent else { throw .habitIntoEvent }
        return target.changesOfAll(to: try target.merged(with: source)) + [deleting(source)]
    }

    /// Puts the trackers of a category behind those of another one, then deletes it.
    func merging(_ source: Category, into target: Category) throws(EditError) -> [Change] {
        guard source.id != target.id else { throw .mergedWithItself(isCategory: true) }
        let end = trackers.lastIndex { $0.categoryID == target.id } ?? 0
        var (order, last) = (trackers, trackers.last { $0.categoryID == target.id }?.id)
        var changes: [Change] = []
        for (index, tracker) in trackers.enumerated() where tracker.categoryID == source.id {
            let (id, old) = (tracker.id, order.predecessor(of: tracker.id))
            changes.append(.tracker(id, .set(.category, from: "\(source.id)", to: "\(target.id)")))
            guard index < end else { continue }
            changes.append(.tracker(id, .moved(after: last, from: old)))
            _ = order.move(id, after: last)
            last = id
        }
        let index = categories.firstIndex(of: source) ?? categories.count
        return changes + [.category(source.id, .deleted(source, at: index))]
    }
}

extension Tracker {
    /// The tracker with the days of another one; on a day on which both have an amount it stays as it is.
    fileprivate func merged(with source: Tracker) throws(EditError) -> Tracker {
        var merged = self
        var done = source.countingMarks.subtracting(source.amounts.days.intersection(amounts.days))
        for entry in source.amounts.entries where amounts[entry.day] == nil {
            let (day, unit) = (entry.day, source.unit(ofAmountOn: entry.day))
            let edit = AmountEdit(.set, entry.value, unit: unit)
            guard let own = self.unit(ofAmountOn: day) ?? (edit.unit == nil ? "" : nil) else {
                throw .noUnit(name: name, edit)
            }
            let amount = try edit.amount(in: own, of: name)
            merged.amounts[day] = amount
            // Done is decided where an amount is recorded (AMT-2).
            if goal(on: day)?.isReached(by: amount) ?? true { done.insert(day) }
        }
        // Done days of a sum follow from its amounts.
        merged.marks.formUnion(DaySet(done.filter { sum(on: $0) == nil || merged.amounts[$0] == nil }))
        merged.skips.formUnion(source.skips)
        merged.pausedDays.formUnion(source.pausedDays)
        for entry in source.notes.entries where notes[entry.day] != entry.value {
            let note = notes[entry.day].map { Note($0.text + " · " + entry.value.text) } ?? entry.value
            guard note.isValid else { throw .notesTooLong(on: entry.day) }
            merged.notes[entry.day] = note
        }
        return merged
    }

    /// The unit in which a day's amount is read; without a goal on the day, that of the newest one.
    private func unit(ofAmountOn day: Day) -> String? {
        (measure(on: day) ?? measure(on: .latest))?.goal.unit
    }
}

/// Two trackers of one name in one category, which may be the same one kept twice.
public struct Duplicates: Hashable, Sendable {
    public let name: String
    public let category: String
    /// The one to merge: the younger, but an event rather than a habit.
    public let source: Identifier
    public let target: Identifier
}

extension Library {
    /// The duplicates of which one is new.
    public func duplicates(since before: Library) -> [Duplicates] {
        duplicates.filter { before.tracker($0.source) == nil || before.tracker($0.target) == nil }
    }

    /// The duplicates among all but archived trackers; of more than two the youngest and the oldest.
    public var duplicates: [Duplicates] {
        var groups = Dictionary(
            grouping: trackers.filter { !$0.status.isArchived }, by: NameInCategory.init
        ).filter { $1.count > 1 }
        return trackers.compactMap { tracker in
            guard let group = groups.removeValue(forKey: NameInCategory(tracker)) else { return nil }
            let ordered = group.enumerated().sorted { left, right in
                (left.element.isEvent ? 1 : 0, left.element.createdOn, left.offset)
                    < (right.element.isEvent ? 1 : 0, right.element.createdOn, right.offset)
            }.map(\.element)
            return Duplicates(
                name: ordered[0].name, category: category(tracker.categoryID)?.name ?? "",
                source: ordered[ordered.count - 1].id, target: ordered[0].id)
        }
    }
}

private struct NameInCategory: Hashable {
    let name: FoldedName
    let category: Identifier

    init(_ tracker: Tracker) { (name, category) = (FoldedName(tracker.name), tracker.categoryID) }
}
