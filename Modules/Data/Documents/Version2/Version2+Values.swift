internal import TrackerDomain

// Converts the values of a tracker to and from the format of version 2 and later.

extension Tracker.Kind {
    private static let habitWord = "habit"
    private static let eventWord = "event"

    /// Throws unless a habit has a schedule and an event has none.
    init(version2 kind: String, _ schedule: TextsByKey?) throws(PropertyListFault) {
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

    var version2: (kind: String, schedule: TextsByKey?) {
        switch self {
        case .habit(let history): (Self.habitWord, history.version2(\.text))
        case .event: (Self.eventWord, nil)
        }
    }
}

extension Timeline {
    init(version2 texts: TextsByKey, _ value: (String) -> Value?) throws(PropertyListFault) {
        var entries: [Entry] = []
        for (key, text) in texts {
            let day = try Day(utf8: key).required(at: key.text, "no day")
            // Never parse a text that is longer than any of ours.
            let text = try UserText(documentText: text.text).required(at: key.text).text
            entries.append(Entry(from: day, try value(text).required(at: key.text)))
        }
        self = try Timeline(entries: entries).required(at: "", "nothing from any day on")
    }

    func version2(_ text: (Value) -> String) -> TextsByKey {
        var texts = TextsByKey()
        for entry in entries { texts.append(entry.from.iso.utf8, text(entry.value).utf8) }
        return texts
    }
}

extension DaySet {
    init(version2 texts: TextsByKey) throws(PropertyListFault) {
        self.init()
        try texts.readYears("not days of a year") { YearText.read($0, year: $1, into: &self) }
    }

    var version2: TextsByKey { YearText.write(self) }
}

extension TextsByKey {
    /// Reads texts of years; a fault names the first that has no year or is not understood.
    func readYears(
        _ problem: String, _ read: (_ text: ArraySlice<UInt8>, _ year: Int) -> Bool
    ) throws(PropertyListFault) {
        for (key, text) in self {
            let year = try YearText.year(key).required(at: key.text, "no year")
            guard read(text, year) else { throw .invalid(path: key.text, problem: problem) }
        }
    }
}

extension ArraySlice<UInt8> {
    /// The text of UTF-8 bytes.
    var text: String { String(decoding: self, as: UTF8.self) }
}
