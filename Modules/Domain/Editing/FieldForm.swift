/// How a field is read and written, whatever the type of its value.
struct FieldForm<Subject: Sendable>: Sendable {
    /// The text of the field's value.
    let text: @Sendable (Subject) -> String
    /// Takes the value that a text says; false, with nothing altered, where it says none.
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

/// A value with a text that says it whole: one word, or words of which none is empty, unless a person typed it.
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

/// Each rule with the day it holds from, `2026-10-01:mon,wed 2026-11-02:sat`; empty for an event.
extension Tracker.Kind: FieldValue {
    package init?(fieldText: String) {
        var entries: [ScheduleHistory.Entry] = []
        for word in fieldText.split(separator: " ") {
            let parts = word.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2, let day = Day(iso: parts[0]),
                let schedule = Schedule(text: String(parts[1]))
            else { return nil }
            entries.append(.init(from: day, schedule: schedule))
        }
        if entries.isEmpty {
            self = .event
        } else if let history = ScheduleHistory(entries: entries) {
            self = .habit(history)
        } else {
            return nil
        }
    }

    var fieldText: String {
        guard case .habit(let history) = self else { return "" }
        return history.entries.map { "\($0.from.iso):\($0.schedule.text)" }.joined(separator: " ")
    }
}
