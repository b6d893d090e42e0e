internal import TrackerDomain

/// The fields of a tracker as words of a step's line, `color=3 name="Run" schedule=2026-11-02:mon`.
enum TrackerWords {
    /// The fields of an edit in a line of version 2, in their order there.
    static let edited: [TrackerField] = [.category, .color, .emoji, .name, .schedule]
    /// The fields of a whole tracker.
    private static let all = edited + TrackerField.allCases.filter { !edited.contains($0) }

    /// The texts of the fields of which a line may say nothing.
    private static let unsaid = all.reduce(into: [TrackerField: String]()) { texts, field in
        switch field {
        case .name, .category, .emoji, .color: break
        case .schedule: texts[field] = ""
        case .pinned: texts[field] = "no"
        }
    }

    static func write(_ fields: [TrackerField], of tracker: Tracker) -> [String] {
        fields.flatMap { words($0, tracker.text(of: $0)) }
    }

    static func write(_ tracker: Tracker) -> [String] {
        let fields = all.filter { tracker.text(of: $0) != unsaid[$0] }
        return ["created=\(tracker.createdOn.iso)"] + write(fields, of: tracker)
            + StepWords.days(tracker.completions)
    }

    /// The words of one field; none where its text is empty.
    private static func words(_ field: TrackerField, _ text: String) -> [String] {
        switch field {
        case .name, .emoji: [StepWord.quoted(field.rawValue, text)]
        case .category, .color, .pinned, .schedule:
            text.split(separator: " ").map { "\(field.rawValue)=\($0)" }
        }
    }

    static func readTracker(_ words: inout StepWords, id: Identifier) -> Tracker? {
        guard let created = words.one("created", as: { Day(iso: $0) }), let days = words.days() else {
            return nil
        }
        var fields = unsaid
        guard read(all, &words, into: &fields) else { return nil }
        return Tracker(id: id, createdOn: created, fields: fields, completions: days)
    }

    /// A tracker with the fields of an edit; the others have some value.
    static func readEdited(_ words: inout StepWords, id: Identifier) -> Tracker? {
        var fields = unsaid
        guard read(edited, &words, into: &fields) else { return nil }
        return Tracker(id: id, createdOn: .earliest, fields: fields)
    }

    /// The tracker with the fields that words change in it.
    static func read(_ words: inout StepWords, changing old: Tracker) -> Tracker? {
        var fields = old.fields
        guard read(edited, &words, into: &fields) else { return nil }
        return Tracker(id: old.id, createdOn: old.createdOn, fields: fields)
    }

    /// Takes the words of fields; false where one has too many.
    private static func read(
        _ fields: [TrackerField], _ words: inout StepWords, into texts: inout [TrackerField: String]
    ) -> Bool {
        for field in fields {
            let values = words.all(field.rawValue)
            guard values.count <= 1 || field == .schedule else { return false }
            if !values.isEmpty { texts[field] = values.joined(separator: " ") }
        }
        return true
    }
}
