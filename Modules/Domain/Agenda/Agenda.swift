/// The list of a date: trackers by category, the pinned ones on top.
public struct Agenda: Hashable, Sendable {
    public struct Section: Hashable, Sendable {
        /// Nil for the section of pinned trackers.
        public let category: Category?
        /// Never empty; in order of creation.
        public let trackers: [Tracker]
    }

    public let date: Day
    /// The sections that have a tracker to show.
    public let sections: [Section]
    /// The number of trackers of the date in each section, before search and filter.
    public let counts: [Int]
    /// The number of trackers paused or archived today.
    public let inactive: Int

    /// The number of trackers of the date, before search and filter.
    public var total: Int { counts.reduce(0, +) }
    /// The number of trackers shown.
    public var shown: Int { sections.reduce(0) { $0 + $1.trackers.count } }
    public var trackers: [Tracker] { sections.flatMap(\.trackers) }
}

extension Library {
    /// Returns the list of a date, narrowed by a filter, a search in the names unless it is blank, and a category.
    public func agenda(
        on date: Day, today: Day, filter: TrackerFilter = .all, search: String = "",
        in category: Category? = nil
    ) -> Agenda {
        let wanted = FoldedName(search)
        let inactive = trackers.filter { tracker in tracker.status.since.map { $0 <= today } ?? false }
        let listed = filter == .inactive ? inactive : trackers.filter { $0.isListed(on: date, today: today) }
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
            counts: all.map(\.trackers.count).filter { $0 > 0 }, inactive: inactive.count)
    }
}
