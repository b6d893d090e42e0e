internal import TrackerDomain

/// A document of version 1 as one of version 2.
struct Migration1To2 {
    let document: LibraryDocument2
    /// Records of trackers that do not exist; they are dropped.
    let orphanCompletions: Int

    /// - Parameters:
    ///   - today: The day a tracker without records starts on; version 1 has no creation days.
    ///   - newID: The library's id, which version 1 has not either.
    init(_ old: LibraryDocument1, today: Day, newID: Identifier) {
        var completions: [Identifier: DaySet] = [:]
        for tracker in old.trackers { completions[tracker.id] = DaySet() }
        var orphans = 0
        for record in old.records where completions[record.trackerID]?.insert(record.day) == nil {
            orphans += 1
        }
        var titles = DistinctTitles(old.categories.map(\.title))
        document = LibraryDocument2(
            categories: old.categories.map {
                Category(id: $0.id, name: titles.name(for: $0.title))
            },
            generation: 0, id: newID,
            trackers: old.trackers.map { Self.tracker($0, completions[$0.id] ?? DaySet(), today: today) })
        orphanCompletions = orphans
    }

    private static func tracker(
        _ old: LibraryDocument1.Tracker, _ completions: DaySet, today: Day
    ) -> Tracker {
        let start = completions.first ?? today
        let kind: Tracker.Kind =
            old.weekdays.isEmpty ? .event : .habit(ScheduleHistory(.weekdays(old.weekdays), from: start))
        return Tracker(
            id: old.id, name: old.name, emoji: old.emoji, color: old.color, categoryID: old.categoryID,
            kind: kind, createdOn: start, isPinned: old.isPinned, completions: completions)
    }
}
