internal import TrackerDomain

/// One act as text: its kind, whose it is, and what taking it back needs.
///
///     completed 0F8C… 2026 11:20
///     pinned 0F8C…
///     amount 0F8C… 2026-11-20 5 > 7.5
///     note 0F8C… 2026-11-20 > text="Rain"
///     set 0F8C… standing="active" > standing="paused 2026-11-20"
///     trackerEdited 0F8C… category=77D1… color=3 emoji="🙂" name="Run" schedule=2026-11-02:mon > name="Run far"
///
/// An edit has all fields of before and the new ones of what it set. Which fields it has `TrackerWords` tells.
enum ChangeText {
    private enum Kind: String {
        case trackerAdded, trackerDeleted, trackerEdited, set
        case completed, uncompleted, skipped, unskipped, rested, unrested, amount, note
        case categoryAdded, categoryDeleted, categoryRenamed
    }

    /// Stands between what was before and what is different after it.
    private static let arrow = ">"

    /// - Parameter states: What trackers were before the act.
    /// - Returns: Nil where it edits a tracker that is not known.
    static func write(
        _ act: ArraySlice<Change>, from states: TrackerStates, removed: inout RemovedTrackers
    ) -> String? {
        guard let change = act.first else { return nil }
        return switch change {
        case .trackerAdded(let tracker, let place):
            text(.trackerAdded, tracker.id, ["at=\(place)"] + TrackerWords.write(tracker))
        case .trackerDeleted(let tracker, let place):
            text(.trackerDeleted, tracker.id, ["at=\(place)"] + copyWord(removed.insert(tracker)))
        case .trackerSet(let id, let field, let old, let new):
            if let flag = change.flagWord {
                "\(flag) \(id)"
            } else if TrackerWords.edited.contains(field) {
                edited(act, states[id]).map { text(.trackerEdited, id, $0) }
            } else {
                text(.set, id, TrackerWords.words(field, old) + [arrow] + TrackerWords.words(field, new))
            }
        case .daysAdded(let id, let field, let days): text(kinds(of: field).added, id, StepWords.days(days))
        case .daysRemoved(let id, let field, let days):
            text(kinds(of: field).removed, id, StepWords.days(days))
        case .daySet(let id, let field, let day, let old, let new):
            text(
                kind(of: field), id, [day.iso] + words(field, old) + [arrow] + words(field, new))
        case .categoryAdded(let category, let place):
            text(.categoryAdded, category.id, ["at=\(place)", StepWord.quoted("name", category.name)])
        case .categoryDeleted(let category, let place):
            text(.categoryDeleted, category.id, ["at=\(place)", StepWord.quoted("name", category.name)])
        case .categorySet(let id, .name, let old, let new):
            text(.categoryRenamed, id, [StepWord.quoted("name", old), arrow, StepWord.quoted("name", new)])
        }
    }

    private static func text(_ kind: Kind, _ id: Identifier, _ words: [String]) -> String {
        ([kind.rawValue, "\(id)"] + words).joined(separator: " ")
    }

    private static func kinds(of field: DaySetField) -> (added: Kind, removed: Kind) {
        switch field {
        case .completions: (.completed, .uncompleted)
        case .skips: (.skipped, .unskipped)
        case .rests: (.rested, .unrested)
        }
    }

    private static func kind(of field: DayValueField) -> Kind {
        switch field {
        case .amount: .amount
        case .note: .note
        }
    }

    private static let textLabel = "text"

    /// What a day holds; no words for nothing.
    private static func words(_ field: DayValueField, _ text: String?) -> [String] {
        guard let text else { return [] }
        return switch field {
        case .amount: [text]
        case .note: [StepWord.quoted(textLabel, text)]
        }
    }

    private static func copyWord(_ copy: Int) -> [String] {
        copy == 1 ? [] : ["copy=\(copy)"]
    }

    private static func edited(_ act: ArraySlice<Change>, _ before: Tracker?) -> [String]? {
        guard let before else { return nil }
        var set: [TrackerField: String] = [:]
        for case .trackerSet(_, let field, _, let new) in act { set[field] = new }
        let after = before.fields.merging(set) { $1 }
        return Tracker(id: before.id, createdOn: before.createdOn, fields: after).map {
            TrackerWords.write(TrackerWords.edited, of: before) + [arrow]
                + TrackerWords.write(TrackerWords.edited.filter { set[$0] != nil }, of: $0)
        }
    }

    /// Reads the words of one act; nil where they are none.
    static func read(_ words: ArraySlice<StepWord>, removed: RemovedTrackers) -> [Change]? {
        let parts = words.split(separator: StepWord(arrow), omittingEmptySubsequences: false)
        guard let first = parts.first, first.count >= 2, parts.count <= 2,
            let id = Identifier(first[first.startIndex + 1].value)
        else { return nil }
        var before = StepWords(first.dropFirst(2))
        var after = parts.count == 2 ? StepWords(parts[1]) : nil
        let kind = first[first.startIndex].value
        guard let changes = changes(kind, id, &before, &after, removed), before.isExhausted,
            after?.isExhausted ?? true
        else { return nil }
        return changes
    }

    private static func changes(
        _ kind: String, _ id: Identifier, _ words: inout StepWords, _ after: inout StepWords?,
        _ removed: RemovedTrackers
    ) -> [Change]? {
        guard let kind = Kind(rawValue: kind) else {
            return TrackerWords.flags[kind].map { [.switched($0.field, to: $0.isOn, of: id)] }
        }
        switch kind {
        case .trackerAdded:
            guard let place = words.one("at", as: { Int($0) }) else { return nil }
            return TrackerWords.readTracker(&words, id: id).map { [.trackerAdded($0, at: place)] }
        case .trackerDeleted:
            guard let place = words.one("at", as: { Int($0) }) else { return nil }
            let copy = words.one("copy", as: { Int($0) }) ?? 1
            return removed[id, copy].map { [.trackerDeleted($0, at: place)] }
        case .trackerEdited:
            guard let old = TrackerWords.readEdited(&words, id: id),
                let new = after.flatMap({ _ in TrackerWords.read(&after!, changing: old) })
            else { return nil }
            return old.changes(to: new)
        case .set:
            guard after != nil else { return nil }
            return TrackerWords.readSet(&words, &after!, of: id).map { [$0] }
        case .completed: return added(.completions, of: id, &words).map { [$0] }
        case .uncompleted: return added(.completions, of: id, &words).map { [$0.inverse] }
        case .skipped: return added(.skips, of: id, &words).map { [$0] }
        case .unskipped: return added(.skips, of: id, &words).map { [$0.inverse] }
        case .rested: return added(.rests, of: id, &words).map { [$0] }
        case .unrested: return added(.rests, of: id, &words).map { [$0.inverse] }
        case .amount: return day(.amount, of: id, &words, &after) { $0.takeBare() }.map { [$0] }
        case .note: return day(.note, of: id, &words, &after) { $0.one(textLabel) }.map { [$0] }
        case .categoryAdded: return category(&words, id).map { [.categoryAdded($0.category, at: $0.place)] }
        case .categoryDeleted:
            return category(&words, id).map { [.categoryDeleted($0.category, at: $0.place)] }
        case .categoryRenamed:
            guard let old = words.one("name"), let new = after?.one("name") else { return nil }
            return [.categorySet(id, .name, from: old, to: new)]
        }
    }

    private static func added(
        _ field: DaySetField, of id: Identifier, _ words: inout StepWords
    ) -> Change? {
        guard let days = words.days(), !days.isEmpty else { return nil }
        return .daysAdded(id, field, days)
    }

    /// What a day held before and holds after; nil where that is no value, or the same.
    private static func day(
        _ field: DayValueField, of id: Identifier, _ words: inout StepWords, _ after: inout StepWords?,
        _ take: (inout StepWords) -> String?
    ) -> Change? {
        guard let day = words.takeBare().flatMap({ Day(iso: $0) }), after != nil else { return nil }
        let (old, new) = (take(&words), take(&after!))
        guard old != new, [old, new].allSatisfy({ $0.map(field.isValid) ?? true }) else { return nil }
        return .daySet(id, field, on: day, from: old, to: new)
    }

    private static func category(
        _ words: inout StepWords, _ id: Identifier
    ) -> (category: Category, place: Int)? {
        guard let place = words.one("at", as: { Int($0) }), let name = words.one("name") else { return nil }
        return (Category(id: id, name: name), place)
    }
}
