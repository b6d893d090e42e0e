/// A set of days that a tracker keeps.
public enum DaySetField: String, CaseIterable, Sendable {
    case completions, skips, rests
}

extension Tracker {
    package subscript(field: DaySetField) -> DaySet {
        get {
            switch field {
            case .completions: completions
            case .skips: skips
            case .rests: rests
            }
        }
        set {
            switch field {
            case .completions: completions = newValue
            case .skips: skips = newValue
            case .rests: rests = newValue
            }
        }
    }
}

/// What a single day of a tracker can hold.
public enum DayValueField: String, CaseIterable, Sendable {
    case amount, note

    /// The text of what a day holds; `nil` where it holds nothing.
    package func text(of tracker: Tracker, on day: Day) -> String? {
        switch self {
        case .amount: tracker.amounts[day]?.text
        case .note: tracker.notes[day]
        }
    }

    /// The days that hold something.
    package func days(of tracker: Tracker) -> [Day] {
        switch self {
        case .amount: tracker.amounts.entries.map(\.day)
        case .note: tracker.notes.entries.map(\.day)
        }
    }

    /// Whether a text says a value, in the form that values are kept in.
    package func isValid(_ text: String) -> Bool {
        switch self {
        case .amount: Amount(text: text)?.text == text
        case .note: Note.isValid(text)
        }
    }

    /// Makes a day hold what a text says, or nothing; false, with nothing altered, where it says no value.
    package func set(_ text: String?, of tracker: inout Tracker, on day: Day) -> Bool {
        switch self {
        case .amount:
            let amount = text.flatMap { Amount(text: $0) }
            guard text == nil || amount != nil else { return false }
            tracker.amounts[day] = amount
        case .note:
            guard text.map(Note.isValid) ?? true else { return false }
            tracker.notes[day] = text
        }
        return true
    }
}
