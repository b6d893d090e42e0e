extension Library {
    /// The days of sums that became done or undone between a state of the library and this later one, to be told.
    ///
    /// No history has them, as they follow from amounts, days off and rules.
    public func sumChanges(since before: Library, today: Day) -> [Change] {
        trackers.flatMap { tracker -> [Change] in
            guard let old = before.tracker(tracker.id), old != tracker, old.hasSums || tracker.hasSums else {
                return []
            }
            let (was, isNow) = (old.doneDays(today: today), tracker.doneDays(today: today))
            // Marks that come and go are changes by themselves.
            let gone = was.subtracting(isNow).subtracting(old.marks.subtracting(tracker.marks))
            let come = isNow.subtracting(was).subtracting(tracker.marks.subtracting(old.marks))
            return (gone.isEmpty ? [] : [.uncompleted(tracker.id, gone)])
                + (come.isEmpty ? [] : [.completed(tracker.id, come)])
        }
    }
}

extension Tracker {
    /// True if a sum is among its rules, at any time.
    package var hasSums: Bool {
        guard case .habit(let history) = kind else { return false }
        return history.hasSums
    }
}
