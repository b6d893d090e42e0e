import TrackerDomain

/// What the amounts of days ask of their marks, told by the sentences of the design alone.
extension Library {
    /// True if a goal is in force on a day that holds an amount.
    func decides(_ id: Identifier, on day: Day) -> Bool {
        tracker(id).map { $0.goal(on: day) != nil && $0.amounts[day] != nil } ?? false
    }

    /// The marks that are against their amounts; none in a library in step.
    var decisions: [Change] {
        trackers.flatMap { tracker in
            tracker.amounts.entries.compactMap { entry -> Change? in
                guard let goal = tracker.goal(on: entry.day) else { return nil }
                let (isDone, day) = (goal.isReached(by: entry.value), DaySet([entry.day]))
                guard tracker.marks.contains(entry.day) != isDone else { return nil }
                return isDone ? .completed(tracker.id, day) : .uncompleted(tracker.id, day)
            }
        }
    }

    /// The library with its days done as their amounts ask for.
    var decided: Library {
        changingMarks { tracker in
            for entry in tracker.amounts.entries {
                guard let goal = tracker.goal(on: entry.day) else { continue }
                if goal.isReached(by: entry.value) {
                    tracker[.completions].insert(entry.day)
                } else {
                    tracker[.completions].remove(entry.day)
                }
            }
        }
    }

    /// A merged library in which marks go with their amounts, and stay where one stands without a goal.
    ///
    /// - Parameter others: What the other sides of the merge showed.
    func decided(since before: Library, joining others: [Library]) -> Library {
        let sides = others + [before]
        return changingMarks { tracker in
            let shown = sides.compactMap { $0.tracker(tracker.id) }
            let old = before.tracker(tracker.id).flatMap { $0 == tracker ? nil : $0 }
            if before.tracker(tracker.id) == tracker || tracker.isEvent { return }
            let days = Set(shown.flatMap { Array($0.marks) } + Array(tracker.amounts.days))
            for day in days where tracker.sum(on: day) == nil {
                let isChanged =
                    old?.marks.contains(day) ?? false != tracker.marks.contains(day)
                    || old?.amounts[day] != tracker.amounts[day]
                let hasBoth = shown.contains { $0.marks.contains(day) && $0.amounts[day] != nil }
                let hasBareMark = shown.contains { $0.marks.contains(day) && $0.amounts[day] == nil }
                guard isChanged, hasBoth else { continue }
                if tracker.amounts[day] == nil, !hasBareMark { tracker[.completions].remove(day) }
                if tracker.amounts[day] != nil, tracker.goal(on: day) == nil {
                    tracker[.completions].insert(day)
                }
            }
        }
    }

    private func changingMarks(_ change: (inout Tracker) -> Void) -> Library {
        let changed = trackers.map { tracker in
            var tracker = tracker
            change(&tracker)
            return tracker
        }
        return try! Library(
            id: id, categories: categories, trackers: changed, categoryOrder: categoryOrder)
    }
}
