import TrackerDomain
import TrackerPresentation

/// The entries of a tracker in a calendar: its rules, its days, and a task for an event without a date yet.
struct CalendarEntries {
    /// The bytes of a day; unused capacity takes no memory.
    private static let typicalSize = 256

    private let tracker: Tracker
    private let series: [CalendarSeries]
    private let done: DaySet
    /// The days that were done, or have an amount or a note.
    private let days: DaySet
    /// The skipped and paused days among the others.
    private let exceptions: DaySet
    private let isTask: Bool

    init(of tracker: Tracker, today: Day) {
        self.tracker = tracker
        series = CalendarSeries.all(of: tracker, today: today)
        done = tracker.doneDays(today: today)
        var days = done
        days.formUnion(tracker.amounts.days)
        days.formUnion(tracker.notes.days)
        self.days = days
        var exceptions = tracker.skips
        exceptions.formUnion(tracker.pausedDays)
        self.exceptions = exceptions.subtracting(days)
        isTask = tracker.isEvent && tracker.marks.isEmpty && !tracker.isInactive(on: today)
    }

    var isEmpty: Bool { series.isEmpty && days.isEmpty && !isTask }

    func lines(category: String, today: Day, _ conventions: Conventions) -> ContentLines {
        let frame = CalendarFrame(category: category, today: today)
        return ContentLines { lines in
            lines.reserveCapacity(days.count * Self.typicalSize)
            for series in series { add(series, to: &lines, frame, conventions) }
            addDays(to: &lines, frame, conventions.language)
            guard isTask else { return }
            lines.add(frame.beginning(.task, uid: tracker.calendarUID()))
            lines.add("SUMMARY", text: tracker.calendarTitle)
            lines.add(frame.end(.task, status: "NEEDS-ACTION"))
        }
    }

    private func add(
        _ series: CalendarSeries, to lines: inout ContentLines, _ frame: CalendarFrame,
        _ conventions: Conventions
    ) {
        lines.add(frame.beginning(.event, uid: series.uid))
        lines.add(.start, series.first)
        lines.add("RRULE", series.rule)
        let exceptions = exceptions.filter(series.plans)
        if !exceptions.isEmpty {
            lines.add("EXDATE;VALUE=DATE", exceptions.map(\.compact).joined(separator: ","))
        }
        lines.add("SUMMARY", text: summary(of: series, conventions))
        lines.add(frame.end(.event, status: "TENTATIVE"))
    }

    /// The title; a quota's has its number of times, and a sum's its amount, as the day does not show it.
    private func summary(of series: CalendarSeries, _ conventions: Conventions) -> String {
        switch series.schedule {
        case .weekdays, .interval, .monthDays, .whenever: return tracker.calendarTitle
        case .quota, .sum:
            let rule = ScheduleText.onCard(series.schedule, conventions: conventions)
            return "\(tracker.calendarTitle) (\(rule))"
        }
    }

    /// Adds an event for each day, or a journal entry if the day is neither planned nor marked.
    private func addDays(to lines: inout ContentLines, _ frame: CalendarFrame, _ language: Language) {
        let parts = CalendarDayParts(of: tracker, frame)
        let beginnings = series.map { frame.beginning(.event, uid: $0.uid) }
        var amounts = tracker.amounts.entries[...]
        var notes = tracker.notes.entries[...]
        var index = 0
        for day in days {
            while index < series.count, series[index].last ?? .latest < day { index += 1 }
            let isPlanned = index < series.count && series[index].plans(day)
            let mark = tracker.tableMark(on: day, done: done)
            let isJournal = !isPlanned && mark == nil
            if isPlanned {
                lines.add(beginnings[index])
                lines.add(.recurrence, day)
            } else {
                lines.add(isJournal ? parts.journalBeginning : parts.eventBeginning)
                lines.add(parts.uid, day)
                lines.add(frame.stamp)
            }
            lines.add(.start, day)
            lines.add(mark == .done ? parts.doneSummary : parts.summary)
            var description: [String] = []
            if let entry = amounts.first, entry.day == day {
                amounts.removeFirst()
                let unit = tracker.measure(on: day)?.goal.unit ?? ""
                description.append(AmountText.amount(entry.value, unit: unit, language))
            }
            if let entry = notes.first, entry.day == day {
                notes.removeFirst()
                description.append(entry.value.text)
            }
            if !description.isEmpty { lines.add("DESCRIPTION", lines: description) }
            switch mark {
            case .done: lines.add(parts.doneEnd)
            case .skipped, .rest: lines.add(parts.cancelledEnd)
            case nil: lines.add(isJournal ? parts.journalEnd : parts.plannedEnd)
            }
        }
    }
}

extension Tracker {
    var calendarTitle: String { "\(emoji) \(name)" }
}
