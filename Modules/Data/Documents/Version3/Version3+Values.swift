internal import TrackerDomain

// Converts the values of a tracker that version 3 introduced.

extension TrackerStatus {
    init(version3 text: String?) throws(PropertyListFault) {
        guard let text else {
            self = .active
            return
        }
        self = try UserText(documentText: text).flatMap { TrackerStatus(text: $0.text) }.required(at: "")
    }
}

extension DayMap<Amount> {
    init(version3 texts: [String: String]) throws(PropertyListFault) {
        self.init()
        for (key, text) in texts.sorted(by: { $0.key < $1.key }) {
            let year = try YearText.year(key.utf8).required(at: key, "no year")
            guard YearAmountText.read(text, year: year, into: &self) else {
                throw .invalid(path: key, problem: "not amounts of days of a year")
            }
        }
    }

    var version3: [String: String] { YearAmountText.write(self) }
}

extension DayMap<String> {
    init(version3 texts: [String: String]) throws(PropertyListFault) {
        var notes: [(day: Day, text: String)] = []
        for (key, text) in texts.sorted(by: { $0.key < $1.key }) {
            let day = try Day(iso: key).required(at: key, "no day")
            notes.append((day, try UserText(documentText: text).required(at: key).name))
        }
        self = try DayMap(ascending: notes).required(at: "")
    }

    var version3: [String: String] {
        entries.reduce(into: [:]) { $0[$1.day.iso] = UserText($1.value).documentText }
    }
}

extension DayValueField {
    /// The data of a tracker's days as entries of a file: amounts by year, notes by day.
    func texts(of tracker: Tracker) -> [String: String] {
        switch self {
        case .amount: tracker.amounts.version3
        case .note: tracker.notes.version3
        }
    }

    /// Sets the data of a tracker's days from entries of a file.
    func take(_ texts: [String: String], into tracker: inout Tracker) throws(PropertyListFault) {
        switch self {
        case .amount: tracker.amounts = try DayMap(version3: texts)
        case .note: tracker.notes = try DayMap(version3: texts)
        }
    }
}
