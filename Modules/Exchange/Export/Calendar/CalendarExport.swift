import TrackerDomain
import TrackerPresentation

/// A calendar (RFC 5545): habits as all-day events that recur by their rules, and the days that were done.
///
/// Common calendars show events, but few show tasks. A plan is therefore a tentative event. A done day is a
/// confirmed event with a check mark; it replaces the planned one if there is one (RECURRENCE-ID). A note on any
/// other day is a journal entry. An inactive day is excluded from the rule (EXDATE). An irregular event without a
/// date yet is a task.
struct CalendarExport {
    private static let linesOfEntry = 10

    private let library: Library
    /// The time stamp, with the day as its only precision, so that two exports on a day are the same.
    private let stamp: String
    private let today: Day
    private let conventions: Conventions

    init(_ library: Library, today: Day, conventions: Conventions) {
        self.library = library
        stamp = "\(today.compact)T000000Z"
        self.today = today
        self.conventions = conventions
    }

    private var language: Language { conventions.language }

    var bytes: [UInt8] {
        let entries = library.trackers.reduce(0) { $0 + $1.recordedDays.count }
        var lines = ContentLines(room: entries * Self.linesOfEntry)
        lines.add("BEGIN", "VCALENDAR")
        lines.add("VERSION", "2.0")
        lines.add("PRODID", "-//Tracker//Tracker//\(language.rawValue.uppercased())")
        lines.add("CALSCALE", "GREGORIAN")
        lines.add("X-WR-CALNAME", text: "Tracker")
        for tracker in library.sortedTrackers { add(tracker, to: &lines) }
        lines.add("END", "VCALENDAR")
        return lines.bytes
    }

    /// The number of trackers that have an entry.
    var trackerCount: Int {
        library.trackers.count { !entries(of: $0, CalendarTexts(of: $0, conventions)).isEmpty }
    }

    private func add(_ tracker: Tracker, to lines: inout ContentLines) {
        let texts = CalendarTexts(of: tracker, conventions)
        for entry in entries(of: tracker, texts) { add(tracker, entry, texts, to: &lines) }
    }

    private func entries(of tracker: Tracker, _ texts: CalendarTexts) -> [CalendarEntry] {
        let series = CalendarSeries.all(of: tracker, today: today)
        var off = tracker.skips
        off.formUnion(tracker.pausedDays)
        off.subtract(tracker.completions)
        for day in texts.days { off.remove(day) }
        var days = tracker.completions
        for day in texts.days { days.insert(day) }
        let isTask = tracker.isEvent && tracker.completions.isEmpty && !tracker.isInactive(on: today)
        return series.map { .series($0, without: off.filter($0.plans)) }
            + days.map { day in
                let planned = series.first { $0.plans(day) }
                return planned == nil && tracker.tableMark(on: day) == nil
                    ? .note(day) : .day(day, of: planned)
            }
            + (isTask ? [.task] : [])
    }

    private func add(
        _ tracker: Tracker, _ entry: CalendarEntry, _ texts: CalendarTexts, to lines: inout ContentLines
    ) {
        func addDay(_ day: Day) {
            lines.add("DTSTART;VALUE=DATE", day.compact)
            lines.add("SUMMARY", text: texts.summary(of: day))
            let description = texts.description(of: day)
            if !description.isEmpty { lines.add("DESCRIPTION", lines: description) }
        }
        let (component, uid, status) = entry.properties(of: tracker)
        lines.add("BEGIN", component)
        lines.add("UID", uid)
        lines.add("DTSTAMP", stamp)
        switch entry {
        case .series(let series, let exceptions):
            lines.add("DTSTART;VALUE=DATE", series.first.compact)
            lines.add("RRULE", series.rule)
            if !exceptions.isEmpty {
                lines.add("EXDATE;VALUE=DATE", exceptions.map(\.compact).joined(separator: ","))
            }
            lines.add("SUMMARY", text: texts.summary(of: series))
        case .day(let day, let series):
            if series != nil { lines.add("RECURRENCE-ID;VALUE=DATE", day.compact) }
            addDay(day)
        case .note(let day): addDay(day)
        case .task: lines.add("SUMMARY", text: texts.title)
        }
        lines.add("CATEGORIES", text: library.category(tracker.categoryID)?.name ?? "")
        lines.add("STATUS", status)
        // A habit does not make a person busy.
        if component == CalendarEntry.event { lines.add("TRANSP", "TRANSPARENT") }
        lines.add("END", component)
    }
}
