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
    init(version3 texts: TextsByKey) throws(PropertyListFault) {
        self.init()
        try texts.readYears("not amounts of days of a year") {
            YearAmountText.read($0, year: $1, into: &self)
        }
    }

    var version3: TextsByKey { YearAmountText.write(self) }
}

extension DayMap<Note> {
    init(version3 texts: TextsByKey) throws(PropertyListFault) {
        var notes: [(day: Day, note: Note)] = []
        notes.reserveCapacity(texts.count)
        for (key, text) in texts {
            let day = try Day(utf8: key).required(at: key.text, "no day")
            notes.append((day, try Note(documentText: text).required(at: key.text)))
        }
        self = try DayMap(ascending: notes).required(at: "")
    }

    var version3: TextsByKey {
        var texts = TextsByKey()
        var key: [UInt8] = []
        for (day, note) in zip(days, values) {
            key.removeAll(keepingCapacity: true)
            key.append(day, hyphened: true)
            texts.append(key, note.documentText)
        }
        return texts
    }
}

extension Note {
    /// Takes nearly every text as it is; nil if it is longer than any that a person can have entered.
    fileprivate init?(documentText utf8: ArraySlice<UInt8>) {
        self.init(utf8: utf8)
        if isPlain, utf8.count <= Note.rule.byteLimit, !UserText.mayBeEscaped(utf8) { return }
        guard let text = UserText(documentText: utf8.text) else { return nil }
        self.init(text.name)
    }

    fileprivate var documentText: ArraySlice<UInt8> {
        UserText.mayBeEscaped(utf8) ? ArraySlice(UserText(text).documentText.utf8) : utf8
    }
}

extension DayValueField {
    /// The data of a tracker's days as entries of a file: amounts by year, notes by day.
    func texts(of tracker: Tracker) -> TextsByKey {
        switch self {
        case .amount: tracker.amounts.version3
        case .note: tracker.notes.version3
        }
    }

    /// Sets the data of a tracker's days from entries of a file.
    func take(_ texts: TextsByKey, into tracker: inout Tracker) throws(PropertyListFault) {
        switch self {
        case .amount: tracker.amounts = try DayMap(version3: texts)
        case .note: tracker.notes = try DayMap(version3: texts)
        }
    }
}
