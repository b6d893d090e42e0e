/// The changes that begin, move and end breaks.
extension Tracker {
    /// An archived tracker stays as it is.
    func breakChanges(_ edit: BreakEdit, today: Day) throws(EditError) -> [Change] {
        switch edit {
        case .ending(let day):
            guard day.isValid else { throw .invalidDay(day) }
            return ending(on: day) ?? []
        case .adding(let first, let last):
            try requireBreak(from: first, until: last)
            return status.isArchived ? [] : addingRest(DaySet(.everyDay, in: first...last))
        case .moving(let old, let new):
            try requireBreak(from: new.lowerBound, until: new.upperBound)
            return status.isArchived ? [] : moving(old, to: new, today: today)
        case .until(let last):
            if status.isArchived {
                try requireBreak(from: today, until: last)
                return []
            }
            return try resting(until: last, today: today)
        }
    }

    private func moving(_ old: ClosedRange<Day>, to new: ClosedRange<Day>, today: Day) -> [Change] {
        let days = DaySet(.everyDay, in: new)
        let open = (new.lowerBound == old.lowerBound ? today : .earliest)...Day.latest
        guard restBreak(on: old.lowerBound) == old else { return addingRest(days.intersection(open)) }
        return addingRest(days)
            + removingRest(DaySet(.everyDay, in: old).subtracting(days).intersection(open))
    }

    /// The present rest, a pause that begins by the last day, or a break from today on gets that last day.
    private func resting(until last: Day, today: Day) throws(EditError) -> [Change] {
        let present = restBreak(on: today)
        var (first, endsPause) = (present?.lowerBound ?? today, false)
        if case .paused(let since) = status {
            if since <= today || present == nil && since <= last { first = since }
            // A break that runs into the pause is one rest with it.
            let joined = present.map { since <= $0.upperBound + 1 } ?? false
            endsPause = since <= today || since <= last || joined
        }
        try requireBreak(from: first, until: last)
        // A break beneath a pause is one rest with it: in a row with the new end, or with today, it ends as well.
        let ended = endsPause ? [present, restBreak(on: last + 1), restBreak(on: today + 1)] : [present]
        return addingRest(DaySet(.everyDay, in: first...last)) + (endsPause ? status(.active) : [])
            + removingRest(of: ended, from: last + 1)
    }

    /// Ends the pause and the break of today; without any, takes back the first to come.
    func resuming(today: Day) -> [Change] {
        if let changes = ending(on: today) { return changes }
        guard !status.isArchived, let next = restBegins(after: today) else { return [] }
        return next.isPause ? status(.active) : removingRest(of: [restBreak(on: next.day)], from: next.day)
    }

    /// Ends the rest that a day is in: the pause, and the rest days in a row, lose that day and what follows; nil if the
    /// tracker does not rest then.
    private func ending(on day: Day) -> [Change]? {
        if status.isArchived { return nil }
        let present = restBreak(on: day)
        if case .paused(let since) = status, since <= day {
            // The pause has the day in a row with a break from the next one on.
            return addingRest(from: since, before: day) + status(.active)
                + removingRest(of: [present, restBreak(on: day + 1)], from: day)
        }
        guard let present else { return nil }
        let runsIntoPause = status.since.map { $0 <= present.upperBound + 1 } ?? false
        return (runsIntoPause ? status(.active) : []) + removingRest(of: [present], from: day)
    }

    private func requireBreak(from first: Day, until last: Day) throws(EditError) {
        guard !isEvent else { throw .habitsOnly(.pauses, name: name) }
        for day in [first, last] where !day.isValid { throw .invalidDay(day) }
        guard first <= last else { throw .breakEndsBeforeItBegins(first, last) }
    }

    func addingRest(_ days: DaySet) -> [Change] {
        let new = days.subtracting(pausedDays)
        return isEvent || new.isEmpty ? [] : [.tracker(id, .days(.pausedDays, new, isAdded: true))]
    }

    /// Removes the days of breaks from a day on; those that are nil are left out.
    private func removingRest(of breaks: [ClosedRange<Day>?], from first: Day) -> [Change] {
        var gone = DaySet()
        for days in breaks.compactMap(\.self) where first <= days.upperBound {
            gone.formUnion(DaySet(.everyDay, in: max(first, days.lowerBound)...days.upperBound))
        }
        return removingRest(gone)
    }

    private func removingRest(_ gone: DaySet) -> [Change] {
        gone.isEmpty ? [] : [.tracker(id, .days(.pausedDays, gone, isAdded: false))]
    }
}
