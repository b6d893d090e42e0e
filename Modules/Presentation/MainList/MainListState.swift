public import TrackerDomain

/// The state of the main screen: the trackers of a date by category.
public struct MainListState: Hashable, Sendable {
    public struct Section: Hashable, Sendable, Identifiable {
        public enum ID: Hashable, Sendable {
            case pinned
            case category(Identifier)
        }

        public let id: ID
        public let title: String
        public let cards: [TrackerCard]

        /// The category that the section is of; nil for the pinned ones.
        public var category: Identifier? { if case .category(let id) = id { id } else { nil } }
    }

    public enum PlaceholderKind: String, Sendable {
        /// The date has no trackers at all.
        case empty
        /// Search or filter leaves none.
        case nothingFound
        /// All habits of the date are paused or on a break.
        case resting
    }

    public struct Placeholder: Hashable, Sendable {
        public let kind: PlaceholderKind
        public package(set) var text: String
        /// "Deleted on b: Run. Back: …": why there are no trackers; nil if no other device has deleted them.
        public package(set) var note: String?
    }

    public let date: Day
    public let today: Day
    /// "Tue, 14 October 2025".
    public let dateText: String
    /// "Tue, 14 Oct", with the year if it is not today's.
    public let shortDateText: String
    public let filter: TrackerFilter
    public let filterText: String
    public let search: String
    /// The only category that is shown; `nil` for all.
    public let category: Category?
    /// True if the date has any tracker, or any rests, so that filters make sense.
    public let filtersAvailable: Bool
    public let sections: [Section]
    public package(set) var placeholder: Placeholder?
    /// The number of shown cards.
    public let shown: Int
    /// The number of cards in each section of the date, regardless of filter and search.
    public let counts: [Int]
    /// The share of the date that was done, regardless of filter and search.
    public let share: DayShare
    /// "3 of 7 done", "all done", "3 of 4 done · nothing left"; nil if nothing was planned.
    public let doneText: Phrase?
    /// "3 resting · break 24 Dec – 2 Jan, 17 habits", "3 resting · 2 breaks ahead": the trackers that rest or will on the
    /// date, for past dates today, and are not shown, the longest form first; empty if there are none.
    public let restingElsewhere: [Phrase]

    /// The number of cards of the date.
    public var total: Int { counts.reduce(0, +) }
    public var cards: [TrackerCard] { sections.flatMap(\.cards) }

    /// The card of a tracker; nil if it is not shown.
    public func card(_ id: Identifier?) -> TrackerCard? {
        sections.lazy.flatMap(\.cards).first { $0.id == id }
    }

    /// The section of a category; nil if it is not shown.
    public func section(_ category: Identifier?) -> Section? {
        sections.first { $0.category != nil && $0.category == category }
    }
}

extension MainListState {
    public init(
        _ library: Library, date: Day, today: Day, filter: TrackerFilter = .all, search: String = "",
        in category: Category? = nil, conventions: Conventions
    ) {
        self.init(
            library.agenda(on: date, today: today, filter: filter), of: library, today: today, filter: filter,
            search: search, in: category, conventions: conventions)
    }

    /// - Parameter whole: The list before search and category narrow it.
    init(
        _ whole: Agenda, of library: Library, today: Day, filter: TrackerFilter, search: String,
        in category: Category? = nil, conventions: Conventions
    ) {
        let (language, date) = (conventions.language, whole.date)
        let agenda = whole.narrowed(to: search, in: category)
        let sections = agenda.sections.map { section in
            Section(
                id: section.category.map { .category($0.id) } ?? .pinned,
                title: section.category?.name ?? Phrase.pinnedSection(language),
                cards: library.cards(
                    of: section, on: date, today: today, isAmongResting: filter == .inactive,
                    conventions: conventions))
        }
        self.date = date
        self.today = today
        dateText = DateText.full(date, language)
        shortDateText = DateText.shortFull(date, relativeTo: today, language)
        self.filter = filter
        filterText = Phrase.filter(filter)(language)
        self.search = search
        self.category = category
        // The filter for inactive trackers can be left even if there are none; it shows what rests today or later.
        filtersAvailable =
            agenda.total > 0 || filter == .inactive
            || library.trackers.contains { $0.isInactive(onOrAfter: today) }
        self.sections = sections
        // Only an empty list asks what rests.
        placeholder =
            sections.isEmpty
            ? Placeholder(
                agenda, resting: library.resting(insteadOfListedOn: date, today: today, in: category),
                isWhole: !filter.narrows && FoldedName(search).isEmpty, filter: filter, language: language)
            : nil
        shown = agenda.shown
        counts = agenda.counts
        restingElsewhere = filter == .inactive ? [] : RestText.elsewhere(agenda, today: today)
        share = agenda.share
        doneText = Phrase.done(agenda.share).map { agenda.isNothingLeft ? $0 + " · " + .nothingLeft : $0 }
    }
}

extension Library {
    /// The card of a tracker on a date, whose list may not show it.
    package func card(
        _ id: Identifier, on date: Day, today: Day, _ conventions: Conventions
    ) -> TrackerCard? {
        guard let tracker = tracker(id), let category = category(tracker.categoryID) else { return nil }
        return TrackerCard(
            tracker, tracker.onDate(date, today: today), category: category, on: date, today: today,
            conventions: conventions)
    }

    fileprivate func cards(
        of section: Agenda.Section, on date: Day, today: Day, isAmongResting: Bool, conventions: Conventions
    ) -> [TrackerCard] {
        section.entries.compactMap { entry in
            (section.category ?? category(entry.tracker.categoryID)).map {
                TrackerCard(
                    entry.tracker, entry.day, category: $0, on: date, today: today,
                    isAmongResting: isAmongResting, conventions: conventions)
            }
        }
    }
}

extension MainListState.Placeholder {
    /// - Parameters:
    ///   - resting: The habits that would be listed but for a pause or a break.
    ///   - isWhole: Whether neither search nor filter narrows the list.
    fileprivate init(
        _ agenda: Agenda, resting: [Tracker], isWhole: Bool, filter: TrackerFilter, language: Language
    ) {
        let isEmpty = agenda.total == 0 && filter != .inactive && resting.isEmpty
        kind = isEmpty ? .empty : isWhole && !resting.isEmpty ? .resting : .nothingFound
        let phrase =
            switch kind {
            case .empty: Phrase.whatWillWeTrack
            case .nothingFound: Phrase.nothingFound
            case .resting: Phrase.off(resting, on: agenda.date)
            }
        text = phrase(language)
    }
}

extension TrackerFilter {
    /// True if it leaves out trackers of a date, so that a person should know of it.
    public var narrows: Bool { self != .all && self != .today }
}
