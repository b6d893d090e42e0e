/// What the list of a date shows: trackers by category, the pinned ones on top.
public struct Agenda: Hashable, Sendable {
    public struct Section: Hashable, Sendable {
        /// `nil` for the section of pinned trackers.
        public let category: Category?
        /// Never empty; in order of creation.
        public let trackers: [Tracker]
    }

    public let date: Day
    /// Without those that have nothing to show.
    public let sections: [Section]
    /// How many trackers each section of the date has, whatever search and filter say.
    public let counts: [Int]
    /// How many trackers are paused or archived today.
    public let resting: Int

    /// How many trackers the date has, whatever search and filter say.
    public var total: Int { counts.reduce(0, +) }
    /// How many trackers are shown.
    public var shown: Int { sections.reduce(0) { $0 + $1.trackers.count } }
    public var trackers: [Tracker] { sections.flatMap(\.trackers) }
}

extension Library {
    /// The list of a date, narrowed by a filter, by a search in the names, of which a blank one is none, and to a
    /// category.
    public func agenda(
        on date: Day, today: Day, filter: TrackerFilter = .all, search: String = "",
        in category: Category? = nil
    ) -> Agenda {
        let wanted = FoldedName(search)
        let resting = trackers.filter { tracker in tracker.standing.since.map { $0 <= today } ?? false }
        let listed = filter == .resting ? resting : trackers.filter { $0.isListed(on: date, today: today) }
        var all = [Agenda.Section(category: nil, trackers: listed.filter(\.isPinned))]
        for (name, trackers) in byCategory(listed.filter { !$0.isPinned }) {
            all.append(Agenda.Section(category: name, trackers: trackers))
        }
        let shown = all.map { section in
            Agenda.Section(
                category: section.category,
                trackers: section.trackers.filter {
                    filter.admits($0, on: date, today: today)
                        && (category == nil || $0.categoryID == category?.id)
                        && (wanted.isEmpty || FoldedName($0.name).contains(wanted))
                })
        }
        return Agenda(
            date: date, sections: shown.filter { !$0.trackers.isEmpty },
            counts: all.map(\.trackers.count).filter { $0 > 0 }, resting: resting.count)
    }
}
