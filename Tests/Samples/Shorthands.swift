package import TrackerDomain

// Calls that only tests need.

extension Library {
    package func statistics(today: Day) -> LibraryStatistics {
        LibraryStatistics(trackers.map { $0.plan(through: today) })
    }

    package func agenda(
        on date: Day, today: Day, filter: TrackerFilter = .all, search: String, in category: Category? = nil
    ) -> Agenda {
        agenda(on: date, today: today, filter: filter).narrowed(to: search, in: category)
    }
}

extension Tracker {
    /// The same with a break.
    package func resting(on days: ClosedRange<Day>) -> Tracker {
        var tracker = self
        tracker[.pausedDays].formUnion(DaySet(days))
        return tracker
    }

    package func statistics(today: Day) -> TrackerStatistics { statistics(by: plan(through: today)) }
}

extension DayMap {
    /// Takes days with their values; if a day occurs more than once, its last value counts.
    package init(_ values: some Sequence<(Day, Value)>) {
        self.init()
        for (day, value) in values { self[day] = value }
    }
}

extension DayMap<Note> {
    /// Takes days with the texts of their notes.
    package init(_ texts: some Sequence<(Day, String)>) {
        self.init(texts.map { ($0, Note($1)) })
    }
}

extension Change {
    package static func pinned(_ tracker: Identifier) -> Change { .switched(.pinned, to: true, of: tracker) }
    package static func unpinned(_ tracker: Identifier) -> Change { pinned(tracker).inverse }
}

extension SyncConflict {
    package static func overwritten(
        _ place: Overwritten.Place, lost: String?, kept: String?, by device: String = "phone",
        today: Day = .today, isDone: Bool? = nil
    ) -> SyncConflict {
        .overwritten(
            Overwritten(place, lost: lost, kept: kept, device: device, today: today, isDone: isDone))
    }
}

extension NewTracker {
    package init(
        id: Identifier, name: String, category: CategoryChoice, schedule: Schedule?, startingOn: Day? = nil,
        _ others: TrackerValue...
    ) {
        self.init(
            id: id, name: name, category: category, schedule: schedule, startingOn: startingOn, others)
    }
}

extension DaySet {
    /// Its days in a row.
    package var ranges: [ClosedRange<Day>] {
        var ranges: [ClosedRange<Day>] = []
        for day in self {
            if let last = ranges.last, last.upperBound + 1 == day {
                ranges[ranges.count - 1] = last.lowerBound...day
            } else {
                ranges.append(day...day)
            }
        }
        return ranges
    }
}
