// A mark that came with an amount stands and falls with it. In step one device may change the mark of a day and another
// its amount or goal, so whatever changes such a day ends by deciding it.
extension Library {
    /// Marks the days whose amount, mark or goal changed as their amounts ask for, and returns the changes.
    ///
    /// - Parameter joined: What other devices showed before all became this library.
    mutating func decide(since before: Library, joining joined: [ReplicaState] = []) -> [Change] {
        let decided = trackers.flatMap { tracker -> [Change] in
            let old = before.tracker(tracker.id)
            guard !tracker.isEvent, old != tracker else { return [] }
            let shown = joined.compactMap { $0.trackers[tracker.id].flatMap(ShownDays.init) }
            return tracker.decisions(since: old, showing: joined.isEmpty ? nil : shown)
        }
        return decided.filter { (try? apply($0)) != nil }
    }
}

/// The marks and amounts that a device showed.
private struct ShownDays {
    let marks: DaySet
    let amounts: DaySet

    init(_ tracker: Tracker) {
        (marks, amounts) = (tracker.marks, tracker.amounts.days)
    }

    /// Nil if it showed none, as the tracker was deleted; an event shows marks alone.
    init?(_ registers: TrackerRegisters) {
        guard registers.lifetime.lives else { return nil }
        marks = registers.marked(.completions)
        let known = registers.isEvent ? nil : registers.values[.amount]
        amounts =
            known.map { known in
                DaySet(zip(known.days, known.values).lazy.filter { $0.1.text != nil }.map(\.0))
            } ?? DaySet()
    }
}

extension Tracker {
    /// - Parameter joined: What the other sides of a merge showed; nil without one.
    fileprivate func decisions(since old: Tracker?, showing joined: [ShownDays]?) -> [Change] {
        let shown = joined.map { $0 + (old.map { [ShownDays($0)] } ?? []) } ?? []
        let (come, gone) = daysToDecide(since: old).reduce(into: (DaySet(), DaySet())) { days, day in
            let isDone = isDone(on: day, asOf: shown)
            if isDone, !marks.contains(day) { days.0.insert(day) }
            if !isDone, marks.contains(day) { days.1.insert(day) }
        }
        return (come.isEmpty ? [] : [.completed(id, come)]) + (gone.isEmpty ? [] : [.uncompleted(id, gone)])
    }

    private func daysToDecide(since old: Tracker?) -> DaySet {
        var days = daysWithAnotherGoal(than: old)
        let (marks, amounts) = (old?.marks ?? DaySet(), old?.amounts ?? DayMap())
        days.formUnion(self.marks.subtracting(marks))
        days.formUnion(marks.subtracting(self.marks))
        if self.amounts != amounts {
            var held = self.amounts.days
            held.formUnion(amounts.days)
            for day in held where self.amounts[day] != amounts[day] { days.insert(day) }
        }
        return days
    }

    private func isDone(on day: Day, asOf shown: [ShownDays]) -> Bool {
        if sum(on: day) != nil { return marks.contains(day) }
        func isShown(withAmount: Bool) -> Bool {
            shown.contains { $0.marks.contains(day) && $0.amounts.contains(day) == withAmount }
        }
        return switch (goal(on: day), amounts[day]) {
        case (let goal?, let amount?): goal.isReached(by: amount)
        // A day that was done with an amount and still holds one stays done.
        case (nil, _?): marks.contains(day) || isShown(withAmount: true)
        // The amount gave way, and with it the mark that came with it alone.
        case (_, nil): marks.contains(day) && (isShown(withAmount: false) || !isShown(withAmount: true))
        }
    }

    /// The days with an amount whose goal is another one than that of an earlier state.
    func daysWithAnotherGoal(than old: Tracker?) -> DaySet {
        guard let old, goals != old.goals || kind != old.kind else { return DaySet() }
        return DaySet(amounts.days.filter { goal(on: $0) != nil && goal(on: $0) != old.goal(on: $0) })
    }
}
