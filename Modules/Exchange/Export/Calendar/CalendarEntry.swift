import TrackerDomain
import TrackerPresentation

/// An entry of a calendar.
enum CalendarEntry {
    /// A rule, and the days excluded from it.
    case series(CalendarSeries, without: [Day])
    /// A marked or planned day, with the rule whose day it is.
    case day(Day, of: CalendarSeries?)
    /// Any other day with a note or an amount.
    case note(Day)
    /// A task without a date.
    case task

    static let event = "VEVENT"

    /// The component, its identifier and its status.
    func properties(of tracker: Tracker) -> (component: String, uid: String, status: String) {
        switch self {
        case .series(let series, _): return (Self.event, series.uid, "TENTATIVE")
        case .day(let day, let series):
            let status =
                switch tracker.tableMark(on: day) {
                case .done: "CONFIRMED"
                case .skipped, .rest: "CANCELLED"
                case nil: "TENTATIVE"
                }
            return (Self.event, series?.uid ?? tracker.calendarUID("on", day), status)
        case .note(let day): return ("VJOURNAL", tracker.calendarUID("on", day), "FINAL")
        case .task: return ("VTODO", tracker.calendarUID(), "NEEDS-ACTION")
        }
    }
}

/// The texts of a tracker in a calendar.
struct CalendarTexts {
    private let tracker: Tracker
    private let conventions: Conventions
    private let amounts: [Day: Amount]
    private let notes: [Day: String]

    init(of tracker: Tracker, _ conventions: Conventions) {
        self.tracker = tracker
        self.conventions = conventions
        amounts = Dictionary(uniqueKeysWithValues: tracker.amounts.entries.map { ($0.day, $0.value) })
        notes = Dictionary(uniqueKeysWithValues: tracker.notes.entries.map { ($0.day, $0.value) })
    }

    /// The days that have a description.
    var days: [Day] { Array(amounts.keys) + Array(notes.keys) }

    var title: String { "\(tracker.emoji) \(tracker.name)" }

    /// The title; a quota's has its number of times, as its day does not show it.
    func summary(of series: CalendarSeries) -> String {
        guard case .quota = series.schedule else { return title }
        return "\(title) (\(ScheduleText.onCard(series.schedule, conventions: conventions)))"
    }

    func summary(of day: Day) -> String { (tracker.completions.contains(day) ? "✓ " : "") + title }

    /// The amount, then the note.
    func description(of day: Day) -> [String] {
        let amount = amounts[day].map { amount in
            AmountText.amount(amount, unit: tracker.goal(on: day)?.unit ?? "", conventions.language)
        }
        return [amount, notes[day]].compactMap(\.self)
    }
}
