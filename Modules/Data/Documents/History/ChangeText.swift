internal import TrackerDomain

/// One change as text: its kind, the id of its subject, and everything that undoing it needs.
///
///     completed 0F8C… 2026 11:20
///     pinned 0F8C…
///     amount 0F8C… 2026-11-20 5 > 7.5
///     added 0F8C… 2026-11-20 2 > 3
///     note 0F8C… 2026-11-20 > text="Rain"
///     set 0F8C… standing="active" > standing="paused 2026-11-20"
///     trackerEdited 0F8C… category=77D1… color=3 emoji="🙂" name="Run" schedule=2026-11-02:mon > name="Run far"
///
/// In versions 2 and 3 an edit has all old fields (`TrackerWords.edited`) and the new values of those it set. From
/// version 4 on each field is set alone, `set 0F8C… name "Run" > "Run far"`; version 5 has `added`, version 6 moves
/// (`MoveText`).
enum ChangeText {
    private enum Kind: String {
        case trackerAdded, trackerDeleted, trackerEdited, set
        case completed, uncompleted, skipped, unskipped, rested, unrested, amount, added, note
        case categoryAdded, categoryDeleted, categoryRenamed
        case moved, categoryMoved, categoriesOrdered
    }

    /// Separates the old from the new values.
    static let arrow = ">"

    /// The text of a change in the newest version.
    static func write(_ change: Change, removed: inout RemovedTrackers) -> String {
        switch change {
        case .tracker(_, .added(let tracker, let index)):
            text(.trackerAdded, tracker.id, [indexWord(index)] + TrackerWords.write(tracker))
        case .tracker(_, .deleted(let tracker, let index)):
            text(.trackerDeleted, tracker.id, [indexWord(index)] + copyWord(removed.insert(tracker)))
        case .tracker(let id, .set(let field, let old, let new)):
            change.flagWord.map { "\($0) \(id)" }
                ?? text(.set, id, [field.rawValue] + quotedLines(old) + [arrow] + quotedLines(new))
        case .tracker(let id, .days(let field, let days, isAdded: true)):
            text(kinds(of: field).added, id, StepWords.days(days))
        case .tracker(let id, .days(let field, let days, isAdded: false)):
            text(kinds(of: field).removed, id, StepWords.days(days))
        case .tracker(let id, .value(let field, let day, let old, let new, let isAdding)):
            text(
                kind(of: field, isAdding: isAdding), id,
                [day.iso] + words(field, old) + [arrow] + words(field, new))
        case .category(_, .added(let category, let index)):
            text(.categoryAdded, category.id, [indexWord(index), nameWord(category.name)])
        case .category(_, .deleted(let category, let index)):
            text(.categoryDeleted, category.id, [indexWord(index), nameWord(category.name)])
        case .category(let id, .set(.name, let old, let new)):
            text(.categoryRenamed, id, [nameWord(old), arrow, nameWord(new)])
        case .tracker(let id, .moved(let after, let from)):
            text(.moved, id, MoveText.words(after: after, from: from))
        case .category(let id, .moved(let after, let from)):
            text(.categoryMoved, id, MoveText.words(after: after, from: from))
        case .categoryOrder(let old, let new):
            ([Kind.categoriesOrdered.rawValue] + MoveText.words(from: old, to: new)).joined(separator: " ")
        }
    }

    /// The text of an added tracker that walking back finds, with a name for people: `trackerAdded 0F8C… at=2 name="Run"`.
    static func name(ofAdded tracker: Tracker, at index: Int) -> String {
        text(.trackerAdded, tracker.id, [indexWord(index), nameWord(tracker.name)])
    }

    private static let (indexLabel, nameLabel) = ("at", "name")

    private static func indexWord(_ index: Int) -> String { "\(indexLabel)=\(index)" }
    private static func nameWord(_ name: String) -> String { StepWord.quoted(nameLabel, name) }

    private static func quotedLines(_ text: String) -> [String] {
        text.split(separator: "\n").map { StepWord.quoted(String($0)) }
    }

    private static func text(_ kind: Kind, _ id: Identifier, _ words: [String]) -> String {
        ([kind.rawValue, "\(id)"] + words).joined(separator: " ")
    }

    private static func kinds(of field: DaySetField) -> (added: Kind, removed: Kind) {
        switch field {
        case .completions: (.completed, .uncompleted)
        case .skips: (.skipped, .unskipped)
        case .pausedDays: (.rested, .unrested)
        }
    }

    private static func kind(of field: DayValueField, isAdding: Bool) -> Kind {
        switch field {
        case .amount: isAdding ? .added : .amount
        case .note: .note
        }
    }

    private static let textLabel = "text"

    /// The words of a day's value; empty for none.
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

    /// Reads an added tracker of which only the name is given; nil for any other words.
    static func readNameOfAdded(_ words: ArraySlice<StepWord>) -> Change? {
        guard words.count == 4, words.first?.value == Kind.trackerAdded.rawValue,
            let id = Identifier(words[words.startIndex + 1].value)
        else { return nil }
        var words = StepWords(words.dropFirst(2))
        guard let index = words.one(indexLabel, as: { Int($0) }), let name = words.one(nameLabel) else {
            return nil
        }
        return .added(.named(name, id: id), at: index)
    }

    /// Reads the changes of one text; nil if it is invalid.
    static func read(
        _ words: ArraySlice<StepWord>, _ wording: StepWording, removed: RemovedTrackers
    ) -> [Change]? {
        if wording >= .version6, words.first == StepWord(Kind.categoriesOrdered.rawValue) {
            return MoveText.readOrders(words.dropFirst()).map { [$0] }
        }
        let parts = words.split(separator: StepWord(arrow), omittingEmptySubsequences: false)
        guard let first = parts.first, first.count >= 2, parts.count <= 2,
            let id = Identifier(first[first.startIndex + 1].value)
        else { return nil }
        var before = StepWords(first.dropFirst(2))
        var after = parts.count == 2 ? StepWords(parts[1]) : nil
        let kind = first[first.startIndex].value
        guard let changes = changes(kind, id, &before, &after, wording, removed), before.isExhausted,
            after?.isExhausted ?? true
        else { return nil }
        return changes
    }

    private static func changes(
        _ kind: String, _ id: Identifier, _ words: inout StepWords, _ after: inout StepWords?,
        _ wording: StepWording, _ removed: RemovedTrackers
    ) -> [Change]? {
        guard let kind = Kind(rawValue: kind) else {
            return TrackerWords.flags[kind].map { [.switched($0.field, to: $0.isOn, of: id)] }
        }
        switch kind {
        case .trackerAdded:
            guard let index = words.one(indexLabel, as: { Int($0) }) else { return nil }
            return TrackerWords.readTracker(&words, id: id).map { [.added($0, at: index)] }
        case .trackerDeleted:
            guard let index = words.one(indexLabel, as: { Int($0) }) else { return nil }
            let copy = words.one("copy", as: { Int($0) }) ?? 1
            return removed[id, copy].map { [.deleted($0, at: index)] }
        case .trackerEdited:
            guard wording == .version2, let old = TrackerWords.readEdited(&words, id: id),
                let new = after.flatMap({ _ in TrackerWords.read(&after!, changing: old) })
            else { return nil }
            return old.changes(to: new)
        case .set:
            guard after != nil else { return nil }
            return switch wording {
            case .version2: TrackerWords.readSet(&words, &after!, of: id).map { [$0] }
            case .version4, .version5, .version6: field(of: id, &words, &after!).map { [$0] }
            }
        case .completed: return added(.completions, of: id, &words).map { [$0] }
        case .uncompleted: return added(.completions, of: id, &words).map { [$0.inverse] }
        case .skipped: return added(.skips, of: id, &words).map { [$0] }
        case .unskipped: return added(.skips, of: id, &words).map { [$0.inverse] }
        case .rested: return added(.pausedDays, of: id, &words).map { [$0] }
        case .unrested: return added(.pausedDays, of: id, &words).map { [$0.inverse] }
        case .amount: return day(.amount, of: id, &words, &after) { $0.takeBare() }.map { [$0] }
        case .added:
            guard wording >= .version5 else { return nil }
            return day(.amount, of: id, &words, &after, isAdding: true) { $0.takeBare() }.map { [$0] }
        case .note: return day(.note, of: id, &words, &after) { $0.one(textLabel) }.map { [$0] }
        case .categoryAdded: return category(&words, id).map { [.added($0.category, at: $0.index)] }
        case .categoryDeleted:
            return category(&words, id).map { [.deleted($0.category, at: $0.index)] }
        case .categoryRenamed:
            guard let old = words.one(nameLabel), let new = after?.one(nameLabel) else { return nil }
            return [.category(id, .set(.name, from: old, to: new))]
        case .moved, .categoryMoved:
            guard wording >= .version6, after == nil else { return nil }
            return MoveText.read(&words, of: id, isCategory: kind == .categoryMoved).map { [$0] }
        // Names no subject, so it is read before.
        case .categoriesOrdered: return nil
        }
    }

    /// Reads a field that was set alone; flags have texts of their own.
    private static func field(
        of id: Identifier, _ words: inout StepWords, _ after: inout StepWords
    ) -> Change? {
        guard let field = words.takeBare().flatMap({ TrackerField(rawValue: $0) }), !field.isFlag else {
            return nil
        }
        let (old, new) = (words.takeLines(), after.takeLines())
        return old == new ? nil : .tracker(id, .set(field, from: old, to: new))
    }

    private static func added(
        _ field: DaySetField, of id: Identifier, _ words: inout StepWords
    ) -> Change? {
        guard let days = words.days(), !days.isEmpty else { return nil }
        return .tracker(id, .days(field, days, isAdded: true))
    }

    /// Reads a day's old and new values; nil if they are invalid or equal.
    private static func day(
        _ field: DayValueField, of id: Identifier, _ words: inout StepWords, _ after: inout StepWords?,
        isAdding: Bool = false, _ take: (inout StepWords) -> String?
    ) -> Change? {
        guard let day = words.takeBare().flatMap({ Day(iso: $0) }), after != nil else { return nil }
        let (old, new) = (take(&words), take(&after!))
        guard old != new, [old, new].allSatisfy({ $0.map(field.isValid) ?? true }) else { return nil }
        return .tracker(id, .value(field, on: day, from: old, to: new, isAdding: isAdding))
    }

    private static func category(
        _ words: inout StepWords, _ id: Identifier
    ) -> (category: Category, index: Int)? {
        guard let index = words.one(indexLabel, as: { Int($0) }), let name = words.one(nameLabel) else {
            return nil
        }
        return (Category(id: id, name: name), index)
    }
}
