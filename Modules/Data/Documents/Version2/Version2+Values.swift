internal import TrackerDomain

// Converts the values of a tracker to and from the format of version 2 and later. Entries are read in the order of
// their keys, so that of several faults the same one is always reported.

extension Tracker.Kind {
    private static let habitWord = "habit"
    private static let eventWord = "event"

    /// Throws unless a habit has a schedule and an event has none.
    init(version2 kind: String, _ schedule: [String: String]?) throws(PropertyListFault) {
        switch (kind, schedule) {
        case (Self.habitWord, let schedule?):
            self = .habit(
                try part("schedule", ScheduleHistory(version2: schedule) { Schedule(text: $0) }))
        case (Self.eventWord, nil): self = .event
        case (Self.habitWord, nil), (Self.eventWord, _):
            throw .invalid(path: "schedule", problem: "not of this kind")
        default: throw .invalid(path: "kind", problem: "not a kind")
        }
    }

    var version2: (kind: String, schedule: [String: String]?) {
        switch self {
        case .habit(let history): (Self.habitWord, history.version2(\.text))
        case .event: (Self.eventWord, nil)
        }
    }
}

extension Timeline {
    init(version2 texts: [String: String], _ value: (String) -> Value?) throws(PropertyListFault) {
        var entries: [Entry] = []
        for (key, text) in texts.sorted(by: { $0.key < $1.key }) {
            let day = try Day(iso: key).required(at: key, "no day")
            // Never parse a text that is longer than any of ours.
            let text = try UserText(documentText: text).required(at: key).text
            entries.append(Entry(from: day, try value(text).required(at: key)))
        }
        self = try Timeline(entries: entries).required(at: "", "nothing from any day on")
    }

    func version2(_ text: (Value) -> String) -> [String: String] {
        entries.reduce(into: [:]) { $0[$1.from.iso] = text($1.value) }
    }
}

extension DaySet {
    init(version2 texts: [String: String]) throws(PropertyListFault) {
        self.init()
        for (key, text) in texts.sorted(by: { $0.key < $1.key }) {
            let year = try YearText.year(key.utf8).required(at: key, "no year")
            guard YearText.read(text, year: year, into: &self) else {
                throw .invalid(path: key, problem: "not days of a year")
            }
        }
    }

    var version2: [String: String] {
        Dictionary(uniqueKeysWithValues: YearText.write(self).map { (String($0.year), $0.text) })
    }
}
