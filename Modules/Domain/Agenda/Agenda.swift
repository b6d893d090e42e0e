/// The list of a date: trackers by category, the pinned ones on top.
public struct Agenda: Hashable, Sendable {
    /// A tracker with its figures of the date.
    public struct Entry: Hashable, Sendable {
        public let tracker: Tracker
        public let day: TrackerDay
    }

    public struct Section: Hashable, Sendable {
        /// Nil for the section of pinned trackers.
        public let category: Category?
        /// Never empty; in order of creation.
        public let entries: [Entry]

        public var trackers: [Tracker] { entries.map(\.tracker) }
    }

    /// A pause or a break that begins after the date, for all who have just this one.
    public struct RestAhead: Hashable, Sendable {
        public let first: Day
        /// Nil for a pause, whose end is open.
        public let last: Day?
        /// The names of the trackers; never empty.
        public fileprivate(set) var names: [String]
    }

    public let date: Day
    /// The sections that have a tracker to show.
    public let sections: [Section]
    /// The number of trackers of the date in each section, before search and filter.
    public let counts: [Int]
    /// The share of the date that was done, before search and filter.
    public let share: DayShare
    /// True if what is not done of today's plan is over its limit, so that nothing is left to do.
    public let isNothingLeft: Bool
    /// The number of trackers paused, archived or on a break on the date, for past dates today.
    public let inactive: Int
    /// The next pause or break of each of the others, the first ones first.
    public let restsAhead: [RestAhead]

    /// The number of trackers of the date, before search and filter.
    public var total: Int { counts.reduce(0, +) }
    /// The number of trackers shown.
    public var shown: Int { sections.reduce(0) { $0 + $1.entries.count } }
    public var trackers: [Tracker] { sections.flatMap(\.trackers) }
}

extension Agenda {
    /// The list with only the trackers that a search in the names finds, unless it is blank, and of a category.
    public func narrowed(to search: String, in category: Category? = nil) -> Agenda {
        let wanted = FoldedName(withoutAccents: search)
        if wanted.isEmpty, category == nil { return self }
        let sections = sections.map { section in
            Section(
                category: section.category,
                entries: section.entries.filter {
                    (category == nil || $0.tracker.categoryID == category?.id)
                        && (wanted.isEmpty || FoldedName(withoutAccents: $0.tracker.name).contains(wanted))
                })
        }
        return Agenda(
            date: date, sections: sections.filter { !$0.entries.isEmpty }, counts: counts, share: share,
            isNothingLeft: isNothingLeft, inactive: inactive, restsAhead: restsAhead)
    }
}

extension Library {
    /// Returns the list of a date, narrowed by a filter.
    public func agenda(on date: Day, today: Day, filter: TrackerFilter = .all) -> Agenda {
        let told = max(date, today)
        let listed = trackers.filter {
            filter == .inactive
                ? $0.isInactive(onOrAfter: today) : $0.isListed(on: date, today: today)
        }
        let all = inSections(listed)
        // A tracker that is not listed on a date is neither planned nor done on it.
        var share = filter == .inactive ? trackers.share(of: date, today: today) : DayShare()
        var sections: [Agenda.Section] = []
        var beyond = 0
        for (title, trackers) in all {
            var entries: [Agenda.Entry] = []
            for tracker in trackers {
                let day = tracker.onDate(date, today: today)
                if filter != .inactive {
                    share += day.share
                    if day.isSettled { beyond += day.share.planned - day.share.completed }
                }
                if filter.admits(day) { entries.append(Agenda.Entry(tracker: tracker, day: day)) }
            }
            if !entries.isEmpty { sections.append(Agenda.Section(category: title, entries: entries)) }
        }
        return Agenda(
            date: date, sections: sections, counts: all.map(\.trackers.count).filter { $0 > 0 }, share: share,
            isNothingLeft: date == today && beyond > 0 && share.completed + beyond == share.planned,
            inactive: trackers.count { $0.isInactive(on: told) }, restsAhead: restsAhead(after: told))
    }

    private func restsAhead(after date: Day) -> [Agenda.RestAhead] {
        var rests: [Agenda.RestAhead] = []
        for tracker in trackers {
            guard let next = tracker.restBegins(after: date) else { continue }
            let last = next.isPause ? nil : tracker.restBreak(on: next.day)?.upperBound
            if let index = rests.firstIndex(where: { $0.first == next.day && $0.last == last }) {
                rests[index].names.append(tracker.name)
            } else {
                rests.append(Agenda.RestAhead(first: next.day, last: last, names: [tracker.name]))
            }
        }
        return rests.sorted { $0.first < $1.first }
    }

    /// The habits, of a category if one is given, that the list of a date would have but for a pause or a break.
    public func resting(insteadOfListedOn date: Day, today: Day, in category: Category? = nil) -> [Tracker] {
        trackers.filter {
            (category == nil || $0.categoryID == category?.id)
                && $0.restsInsteadOfListed(on: date, today: today)
        }
    }

    /// The trackers of several days in the order of lists: habits that the list of one of the days has, those whose rule
    /// leaves the day open and begins later, and events completed on one of the days.
    public func trackers(of days: ClosedRange<Day>, today: Day) -> [Tracker] {
        let listed = trackers.filter { tracker in
            tracker.isEvent
                ? !tracker.marks.intersection(days).isEmpty
                : days.contains { tracker.isListed(on: $0, today: today) }
                    || tracker.beginsLater(after: days, today: today)
        }
        return inSections(listed).flatMap(\.trackers)
    }

    /// The pinned trackers, then the others by category; sections without any included.
    private func inSections(_ trackers: [Tracker]) -> [(category: Category?, trackers: [Tracker])] {
        var sections: [(category: Category?, trackers: [Tracker])] = [(nil, trackers.filter(\.isPinned))]
        for (category, trackers) in byCategory(trackers.filter { !$0.isPinned }) {
            sections.append((category, trackers))
        }
        return sections
    }
}
