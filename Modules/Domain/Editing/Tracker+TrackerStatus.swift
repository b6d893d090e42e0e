/// The changes that skip days, and that pause and archive a tracker.
extension Tracker {
    /// Skips days from the tracker's start on.
    func skipping(_ days: DaySet, today: Day) throws(EditError) -> [Change] {
        try requireValid(days)
        guard !isEvent else { throw .habitsOnly(.skips, name: name) }
        let new = days.subtracting(daysBeforeStart(among: days, today: today)).subtracting(skips)
        return new.isEmpty ? [] : [.tracker(id, .days(.skips, new, isAdded: true))]
    }

    func unskipping(_ days: DaySet) throws(EditError) -> [Change] {
        try requireValid(days)
        return [DaySetField.skips, .pausedDays].compactMap { field in
            let known = self[field].intersection(days)
            return known.isEmpty ? nil : .tracker(id, .days(field, known, isAdded: false))
        }
    }

    func noting(_ text: String?, on day: Day) throws(EditError) -> [Change] {
        guard day.isValid else { throw .invalidDay(day) }
        var validated: String?
        if let text {
            do throws(TextFault) {
                validated = try Note.rule.cleaned(text)
            } catch {
                throw .noteText(error)
            }
        }
        let known = notes[day]?.text
        return known == validated ? [] : [.tracker(id, .value(.note, on: day, from: known, to: validated))]
    }

    /// Pausing again moves the pause; if it moves to a later day, the days so far become paused days.
    func pausing(from day: Day?, today: Day) throws(EditError) -> [Change] {
        if let day, !day.isValid { throw .invalidDay(day) }
        guard !isEvent else { throw .habitsOnly(.pauses, name: name) }
        let from = day ?? today
        switch status {
        case .active: return status(.paused(since: from))
        case .paused(let since) where from < since: return status(.paused(since: from))
        case .paused(let since) where day != nil && from > since:
            return addingRest(from: since, before: min(from, today)) + status(.paused(since: from))
        case .paused, .archived: return []
        }
    }

    /// Archiving ends a pause.
    func archiving(today: Day) -> [Change] {
        switch status {
        case .active: status(.archived(since: today))
        case .paused(let since):
            addingRest(from: since, before: today) + status(.archived(since: today))
        case .archived: []
        }
    }

    func unarchiving(today: Day) -> [Change] {
        switch status {
        case .archived(let since): addingRest(from: since, before: today) + status(.active)
        case .active, .paused: []
        }
    }

    func status(_ new: TrackerStatus) -> [Change] {
        [.tracker(id, .set(.status, from: status.fieldText, to: new.fieldText))]
    }

    /// Makes the days since then rest days.
    func addingRest(from since: Day, before day: Day) -> [Change] {
        since < day ? addingRest(DaySet(.everyDay, in: since...day - 1)) : []
    }
}
