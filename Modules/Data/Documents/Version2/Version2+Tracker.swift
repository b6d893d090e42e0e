internal import TrackerDomain

/// A tracker as version 2 keeps it, and back.
extension Version2.Tracker {
    static let habit = "habit"
    static let event = "event"

    init(_ tracker: Tracker) {
        let schedule: [String: String]? =
            switch tracker.kind {
            case .habit(let history): history.version2
            case .event: nil
            }
        self.init(
            category: tracker.categoryID.description, color: tracker.color.number,
            completions: tracker.completions.version2, created: tracker.createdOn.iso,
            emoji: UserText(tracker.emoji).documentText, id: tracker.id.description,
            kind: schedule == nil ? Self.event : Self.habit, name: UserText(tracker.name).documentText,
            pinned: tracker.isPinned, schedule: schedule)
    }
}

extension Tracker {
    init(version2 document: Version2.Tracker) throws(PropertyListFault) {
        self.init(
            id: try Identifier(document.id).required(at: "id"),
            name: try UserText(documentText: document.name).required(at: "name").name,
            emoji: try UserText(documentText: document.emoji).required(at: "emoji").visible,
            color: try PaletteColor(number: document.color).required(at: "color"),
            categoryID: try Identifier(document.category).required(at: "category"),
            kind: try Kind(version2: document),
            createdOn: try Day(iso: document.created).required(at: "created"),
            isPinned: document.pinned,
            completions: try part("completions") { () throws(PropertyListFault) in
                try DaySet(version2: document.completions)
            })
    }
}

extension Tracker.Kind {
    /// A habit has a schedule, and an event has none.
    fileprivate init(version2 document: Version2.Tracker) throws(PropertyListFault) {
        switch (document.kind, document.schedule) {
        case (Version2.Tracker.habit, let schedule?):
            self = .habit(
                try part("schedule") { () throws(PropertyListFault) in
                    try ScheduleHistory(version2: schedule)
                })
        case (Version2.Tracker.event, nil): self = .event
        case (Version2.Tracker.habit, nil), (Version2.Tracker.event, _):
            throw .invalid(place: "schedule", problem: "not of this kind")
        default: throw .invalid(place: "kind", problem: "not a kind")
        }
    }
}

// Entries are read in the order of their keys, so that of several faults it is always the same that is told.

extension ScheduleHistory {
    fileprivate init(version2 texts: [String: String]) throws(PropertyListFault) {
        var entries: [Entry] = []
        for (key, text) in texts.sorted(by: { $0.key < $1.key }) {
            let day = try Day(iso: key).required(at: key, "no day")
            let schedule = try Schedule(text: text).required(at: key)
            entries.append(Entry(from: day, schedule: schedule))
        }
        self = try ScheduleHistory(entries: entries).required(at: "", "no schedule")
    }

    fileprivate var version2: [String: String] {
        entries.reduce(into: [:]) { $0[$1.from.iso] = $1.schedule.text }
    }
}

extension DaySet {
    fileprivate init(version2 texts: [String: String]) throws(PropertyListFault) {
        self.init()
        for (key, text) in texts.sorted(by: { $0.key < $1.key }) {
            let year = try YearText.year(key.utf8).required(at: key, "no year")
            guard YearText.read(Array(text.utf8)[...], year: year, into: &self) else {
                throw .invalid(place: key, problem: "not days of a year")
            }
        }
    }

    var version2: [String: String] {
        YearText.write(self).reduce(into: [:]) { $0[String($1.year)] = $1.text }
    }
}
