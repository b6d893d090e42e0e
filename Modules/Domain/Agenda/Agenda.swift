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
    /// How many trackers the date has, whatever search and filter say.
    public let total: Int

    /// How many trackers are shown.
    public var shown: Int { sections.reduce(0) { $0 + $1.trackers.count } }
    public var trackers: [Tracker] { sections.flatMap(\.trackers) }
}

extension Library {
    /// The list of a date, narrowed by a filter and by a search in the names; a blank search is none.
    public func agenda(on date: Day, filter: TrackerFilter = .all, search: String = "") -> Agenda {
        let wanted = FoldedName(search)
        let listed = trackers.filter { $0.isListed(on: date) }
        let shown = listed.filter {
            filter.admits($0, on: date) && (wanted.isEmpty || FoldedName($0.name).contains(wanted))
        }
        var sections = [Agenda.Section(category: nil, trackers: shown.filter(\.isPinned))]
        for (category, trackers) in byCategory(shown.filter { !$0.isPinned }) {
            sections.append(Agenda.Section(category: category, trackers: trackers))
        }
        return Agenda(date: date, sections: sections.filter { !$0.trackers.isEmpty }, total: listed.count)
    }
}
