import TrackerDomain

/// The beginning and the end of the entries of a tracker.
struct CalendarFrame {
    enum Component: String {
        case event = "VEVENT"
        case journal = "VJOURNAL"
        case task = "VTODO"
    }

    /// The time stamp, with the day as its only precision, so that two exports on a day are the same.
    let stamp: ContentLines
    private let category: String

    init(category: String, today: Day) {
        stamp = ContentLines { $0.add("DTSTAMP", "\(today.compact)T000000Z") }
        self.category = category
    }

    func beginning(_ component: Component, uid: String) -> ContentLines {
        ContentLines { lines in
            lines.add("BEGIN", component.rawValue)
            lines.add("UID", uid)
            lines.add(stamp)
        }
    }

    func end(_ component: Component, status: String) -> ContentLines {
        ContentLines { lines in
            lines.add("CATEGORIES", text: category)
            lines.add("STATUS", status)
            // A habit does not make a person busy.
            if component == .event { lines.add("TRANSP", "TRANSPARENT") }
            lines.add("END", component.rawValue)
        }
    }
}

/// The lines that the days of a tracker share, made once, as there may be thousands of days.
struct CalendarDayParts {
    let eventBeginning: ContentLines
    let journalBeginning: ContentLines
    let uid: DateLine
    let summary: ContentLines
    let doneSummary: ContentLines
    let doneEnd: ContentLines
    let cancelledEnd: ContentLines
    let plannedEnd: ContentLines
    let journalEnd: ContentLines

    init(of tracker: Tracker, _ frame: CalendarFrame) {
        let title = tracker.calendarTitle
        eventBeginning = ContentLines { $0.add("BEGIN", CalendarFrame.Component.event.rawValue) }
        journalBeginning = ContentLines { $0.add("BEGIN", CalendarFrame.Component.journal.rawValue) }
        uid = tracker.calendarDayUID
        summary = ContentLines { $0.add("SUMMARY", text: title) }
        doneSummary = ContentLines { $0.add("SUMMARY", text: "✓ " + title) }
        doneEnd = frame.end(.event, status: "CONFIRMED")
        cancelledEnd = frame.end(.event, status: "CANCELLED")
        plannedEnd = frame.end(.event, status: "TENTATIVE")
        journalEnd = frame.end(.journal, status: "FINAL")
    }
}
