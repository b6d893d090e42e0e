/// A set of days of a tracker.
public enum DaySetField: String, CaseIterable, Sendable {
    case completions, skips
    case pausedDays = "rests"
}

extension Tracker {
    package subscript(field: DaySetField) -> DaySet {
        get {
            switch field {
            case .completions: marks
            case .skips: skips
            case .pausedDays: pausedDays
            }
        }
        set {
            switch field {
            case .completions: marks = newValue
            case .skips: skips = newValue
            case .pausedDays: pausedDays = newValue
            }
        }
    }
}

/// A value that a single day of a tracker can have.
public enum DayValueField: String, CaseIterable, Sendable {
    case amount, note

    /// The text of a day's value; nil if it has none.
    package func text(of tracker: Tracker, on day: Day) -> String? {
        switch self {
        case .amount: tracker.amounts[day]?.text
        case .note: tracker.notes[day]?.text
        }
    }

    /// The days that have a value.
    package func days(of tracker: Tracker) -> DaySet {
        switch self {
        case .amount: tracker.amounts.days
        case .note: tracker.notes.days
        }
    }

    /// True if a text is a value in its stored form.
    package func isValid(_ text: String) -> Bool {
        switch self {
        case .amount: Amount(text: text)?.text == text
        case .note: Note(text).isValid
        }
    }

    /// Sets or removes a day's value by its text; returns false, with nothing changed, if the text is no value.
    package func set(_ text: String?, of tracker: inout Tracker, on day: Day) -> Bool {
        switch self {
        case .amount:
            let amount = text.flatMap { Amount(text: $0) }
            guard text == nil || amount != nil else { return false }
            tracker.amounts[day] = amount
        case .note:
            let note = text.map { Note($0) }
            guard note?.isValid ?? true else { return false }
            tracker.notes[day] = note
        }
        return true
    }
}

extension DaySetField {
    /// True if an event (or a habit) has such days.
    package func isShown(ofEvent isEvent: Bool) -> Bool {
        switch self {
        case .completions: true
        case .skips, .pausedDays: !isEvent
        }
    }
}

extension DayValueField {
    /// True if an event (or a habit) has such values.
    package func isShown(ofEvent isEvent: Bool) -> Bool {
        switch self {
        case .note: true
        case .amount: !isEvent
        }
    }
}
