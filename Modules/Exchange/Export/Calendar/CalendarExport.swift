import TrackerDomain
import TrackerPresentation

/// A calendar (RFC 5545): habits as all-day events that recur by their rules, and the days that were done.
///
/// Common calendars show events, but few show tasks. A plan is therefore a tentative event. A done day is a
/// confirmed event with a check mark; it replaces the planned one if there is one (RECURRENCE-ID). A note on any
/// other day is a journal entry. An inactive day is excluded from the rule (EXDATE). An irregular event without a
/// date yet is a task.
struct CalendarExport {
    private let library: Library
    private let today: Day
    private let conventions: Conventions

    init(_ library: Library, today: Day, conventions: Conventions) {
        self.library = library
        self.today = today
        self.conventions = conventions
    }

    /// The calendar, a tracker at a time: as a whole it takes many times the memory of its library.
    var pieces: some Sequence<[UInt8]> {
        let trackers = library.sortedTrackers.lazy.map { tracker in
            let category = library.category(tracker.categoryID)?.name ?? ""
            return CalendarEntries(of: tracker, today: today)
                .lines(category: category, today: today, conventions).bytes
        }
        return [AnySequence([beginning.bytes]), AnySequence(trackers), AnySequence([end.bytes])].joined()
    }

    private var beginning: ContentLines {
        ContentLines { lines in
            lines.add("BEGIN", "VCALENDAR")
            lines.add("VERSION", "2.0")
            lines.add("PRODID", "-//Tracker//Tracker//\(conventions.language.rawValue.uppercased())")
            lines.add("CALSCALE", "GREGORIAN")
            lines.add("X-WR-CALNAME", text: "Tracker")
        }
    }

    private var end: ContentLines { ContentLines { $0.add("END", "VCALENDAR") } }

    /// The number of trackers that have an entry.
    var trackerCount: Int { library.trackers.count { !CalendarEntries(of: $0, today: today).isEmpty } }
}
