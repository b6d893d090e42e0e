package import TrackerDomain

/// The fields of a tracker as words of a step's line, `color=3 name="Run" schedule=2026-11-02:mon`.
package enum TrackerWords {
    /// The fields of an edit in a line of version 2, in their order there.
    ///
    /// A flag has a text of its own, and any other field too: `set ID goal="old" > goal="new"`.
    static let edited: [TrackerField] = [.category, .color, .emoji, .name, .schedule]
    /// The flags by their texts, `pinned` and `unpinned`.
    package static let flags = TrackerField.allCases.reduce(
        into: [String: (field: TrackerField, isOn: Bool)]()
    ) {
        for isOn in [true, false] {
            let change = Change.switched($1, to: isOn, of: Identifier(high: 0, low: 0))
            if let word = change.flagWord { $0[word] = ($1, isOn) }
        }
    }
    /// The fields with lines of their own.
    private static let lone = TrackerField.allCases.filter { !edited.contains($0) && !$0.isFlag }
    /// The fields of a whole tracker.
    private static let all = edited + TrackerField.allCases.filter { !edited.contains($0) }

    private enum Form {
        /// One word in quotes, as a person may have typed it.
        case quoted
        case word
        /// A word for each line of the text.
        case lines
    }

    private static func form(of field: TrackerField) -> Form {
        switch field {
        case .name, .emoji, .status: .quoted
        case .category, .color, .pinned: .word
        case .schedule, .goal: .lines
        }
    }

    static func write(_ fields: [TrackerField], of tracker: Tracker) -> [String] {
        fields.flatMap { words($0, tracker.text(of: $0)) }
    }

    static func write(_ tracker: Tracker) -> [String] {
        let fields = all.filter { tracker.text(of: $0) != $0.defaultText }
        let entries = entries(of: tracker).map { StepWord.quoted($0.label, "\($0.key) \($0.text)") }
        return ["created=\(tracker.createdOn.iso)"] + write(fields, of: tracker) + entries
            + StepWords.days(tracker.marks)
    }

    /// The values of a tracker's days, except completions, as entries of a file: `skips="2026 11:20"`.
    static func entries(of tracker: Tracker) -> [(label: String, key: String, text: String)] {
        let texts =
            otherDays.map { ($0.rawValue, tracker[$0].version2) }
            + DayValueField.allCases.map { ($0.rawValue, $0.texts(of: tracker)) }
        return texts.flatMap { label, texts in texts.map { (label, $0.key.text, $0.text.text) } }
    }

    /// Completions are bare words.
    private static let otherDays = DaySetField.allCases.filter { $0 != .completions }

    /// The words of one field.
    package static func words(_ field: TrackerField, _ text: String) -> [String] {
        switch form(of: field) {
        case .quoted: [StepWord.quoted(field.rawValue, text)]
        case .word: ["\(field.rawValue)=\(text)"]
        case .lines:
            text.split(separator: "\n").map {
                $0.contains(" ") ? StepWord.quoted(field.rawValue, String($0)) : "\(field.rawValue)=\($0)"
            }
        }
    }

    static func readTracker(_ words: inout StepWords, id: Identifier) -> Tracker? {
        guard let created = words.one("created", as: { Day(iso: $0) }), let days = words.days() else {
            return nil
        }
        var fields: [TrackerField: String] = [:]
        guard read(all, &words, into: &fields),
            var tracker = Tracker(id: id, createdOn: created, fields: fields)
        else { return nil }
        tracker[.completions] = days
        do throws(PropertyListFault) {
            for field in otherDays {
                tracker[field] = try DaySet(version2: words.entries(field.rawValue))
            }
            for field in DayValueField.allCases {
                try field.take(words.entries(field.rawValue), into: &tracker)
            }
        } catch {
            return nil
        }
        return tracker
    }

    /// A tracker with the fields of an edit; its other fields have no meaning.
    static func readEdited(_ words: inout StepWords, id: Identifier) -> Tracker? {
        var fields: [TrackerField: String] = [:]
        guard read(edited, &words, into: &fields) else { return nil }
        return Tracker(id: id, createdOn: .earliest, fields: fields)
    }

    /// The tracker with the fields of an edit changed.
    static func read(_ words: inout StepWords, changing old: Tracker) -> Tracker? {
        var fields = old.fields
        guard read(edited, &words, into: &fields) else { return nil }
        return Tracker(id: old.id, createdOn: old.createdOn, fields: fields)
    }

    /// The change of the one field that the words have.
    package static func readSet(
        _ old: inout StepWords, _ new: inout StepWords, of id: Identifier, among fields: [TrackerField] = lone
    ) -> Change? {
        var (from, to): ([TrackerField: String], [TrackerField: String]) = ([:], [:])
        guard read(fields, &old, into: &from), read(fields, &new, into: &to) else { return nil }
        let told = Set(from.keys).union(to.keys)
        guard told.count == 1, let field = told.first else { return nil }
        return .tracker(id, .set(field, from: from[field] ?? "", to: to[field] ?? ""))
    }

    /// Takes the words of fields; false if a field has too many.
    private static func read(
        _ fields: [TrackerField], _ words: inout StepWords, into texts: inout [TrackerField: String]
    ) -> Bool {
        for field in fields {
            let values = words.all(field.rawValue)
            guard values.count <= 1 || form(of: field) == .lines else { return false }
            if !values.isEmpty { texts[field] = values.joined(separator: "\n") }
        }
        return true
    }
}
