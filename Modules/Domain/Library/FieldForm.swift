/// Reads and writes a field of any type as text.
struct FieldForm<Subject: Sendable>: Sendable {
    /// The text of the field's value.
    let text: @Sendable (Subject) -> String
    /// Sets the value by its text; returns false, with nothing changed, if the text is no value.
    let set: @Sendable (inout Subject, String) -> Bool

    init<Value: FieldValue>(_ path: any WritableKeyPath<Subject, Value> & Sendable) {
        text = { $0[keyPath: path].fieldText }
        set = { subject, text in
            guard let value = Value(fieldText: text) else { return false }
            subject[keyPath: path] = value
            return true
        }
    }
}

/// A value with a lossless text.
protocol FieldValue: Sendable {
    init?(fieldText: String)
    var fieldText: String { get }
}

extension String: FieldValue {
    init?(fieldText: String) { self = fieldText }
    var fieldText: String { self }
}

extension Bool: FieldValue {
    init?(fieldText: String) {
        switch fieldText {
        case true.fieldText: self = true
        case false.fieldText: self = false
        default: return nil
        }
    }

    var fieldText: String { self ? "yes" : "no" }
}

extension Identifier: FieldValue {
    init?(fieldText: String) { self.init(fieldText) }
    var fieldText: String { description }
}

extension PaletteColor: FieldValue {
    init?(fieldText: String) {
        guard let number = Int(fieldText) else { return nil }
        self.init(number: number)
    }

    var fieldText: String { String(number) }
}

extension TrackerStatus: FieldValue {
    init?(fieldText: String) { self.init(text: fieldText) }
    var fieldText: String { text }
}

/// The text of each rule with the day from which it holds, `2026-10-01:mon,wed`, one per line; empty for an event.
extension Tracker.Kind: FieldValue {
    package init?(fieldText: String) {
        guard !fieldText.isEmpty else {
            self = .event
            return
        }
        guard let history = ScheduleHistory(lines: fieldText, { Schedule(text: $0) }) else { return nil }
        self = .habit(history)
    }

    var fieldText: String {
        switch self {
        case .habit(let history): history.lines { $0.text }
        case .event: ""
        }
    }
}

/// The text of each goal with the day from which it holds, `2026-10-01:at least 5 km`, one per line; empty for none.
extension GoalHistory?: FieldValue {
    init?(fieldText: String) {
        guard !fieldText.isEmpty else {
            self = nil
            return
        }
        guard let history = GoalHistory(lines: fieldText, { Goal.value(ofText: $0) }) else { return nil }
        self = history
    }

    var fieldText: String { self?.lines(Goal.text(of:)) ?? "" }
}

extension Timeline {
    fileprivate init?(lines: String, _ value: (String) -> Value?) {
        var entries: [Entry] = []
        // Bytes are compared in a fraction of the time that characters take.
        for line in lines.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            guard let colon = line.firstIndex(of: UInt8(ascii: ":")),
                let day = Day(utf8: ArraySlice(line[..<colon])),
                let value = value(String(Substring(line[line.index(after: colon)...])))
            else { return nil }
            entries.append(Entry(from: day, value))
        }
        self.init(entries: entries)
    }

    /// No text of a value has line feeds.
    fileprivate func lines(_ text: (Value) -> String) -> String {
        entries.reduce(into: "") { lines, entry in
            if !lines.isEmpty { lines += "\n" }
            lines += entry.from.iso
            lines += ":"
            lines += text(entry.value)
        }
    }
}
