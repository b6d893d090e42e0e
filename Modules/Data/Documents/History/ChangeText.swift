internal import TrackerDomain

/// One change as text: its kind, whose change it is, and what taking it back needs.
///
///     completed 0F8C… 2026 11:20
///     trackerEdited 0F8C… category=77D1… color=3 emoji="🙂" name="Run" schedule=2026-11-02:mon > name="Run far"
enum ChangeText {
    /// Stands between the fields before an edit and what is different after it.
    private static let arrow = ">"

    static func write(_ change: Change, removed: inout RemovedTrackers) -> String {
        words(change, removed: &removed).joined(separator: " ")
    }

    private static func words(_ change: Change, removed: inout RemovedTrackers) -> [String] {
        switch change {
        case .trackerAdded(let tracker, let place):
            ["trackerAdded", "\(tracker.id)", "at=\(place)"] + TrackerWords.write(tracker)
        case .trackerDeleted(let tracker, let place):
            ["trackerDeleted", "\(tracker.id)", "at=\(place)"] + copyWord(removed.insert(tracker))
        case .trackerEdited(let id, let before, let after):
            ["trackerEdited", "\(id)"] + TrackerWords.write(before) + [arrow]
                + TrackerWords.write(after, differingFrom: before)
        case .completed(let id, let days): ["completed", "\(id)"] + StepWords.days(days)
        case .uncompleted(let id, let days): ["uncompleted", "\(id)"] + StepWords.days(days)
        case .pinned(let id): ["pinned", "\(id)"]
        case .unpinned(let id): ["unpinned", "\(id)"]
        case .categoryAdded(let category, let place):
            ["categoryAdded", "\(category.id)", "at=\(place)", StepWord.quoted("name", category.name)]
        case .categoryDeleted(let category, let place):
            ["categoryDeleted", "\(category.id)", "at=\(place)", StepWord.quoted("name", category.name)]
        case .categoryRenamed(let id, let old, let new):
            ["categoryRenamed", "\(id)", StepWord.quoted("name", old), arrow, StepWord.quoted("name", new)]
        }
    }

    private static func copyWord(_ copy: Int) -> [String] {
        copy == 1 ? [] : ["copy=\(copy)"]
    }

    /// Reads the words of one change; nil where they are none.
    static func read(_ words: ArraySlice<StepWord>, removed: RemovedTrackers) -> Change? {
        let parts = words.split(separator: StepWord(arrow), omittingEmptySubsequences: false)
        guard let first = parts.first, first.count >= 2, parts.count <= 2,
            let id = Identifier(first[first.startIndex + 1].value)
        else { return nil }
        var subject = StepWords(first.dropFirst(2))
        var result = parts.count == 2 ? StepWords(parts[1]) : nil
        let kind = first[first.startIndex].value
        guard let change = change(kind, id, &subject, &result, removed), subject.isExhausted,
            result?.isExhausted ?? true
        else { return nil }
        return change
    }

    private static func change(
        _ kind: String, _ id: Identifier, _ words: inout StepWords, _ result: inout StepWords?,
        _ removed: RemovedTrackers
    ) -> Change? {
        switch kind {
        case "trackerAdded":
            guard let place = words.one("at", as: { Int($0) }) else { return nil }
            return TrackerWords.readTracker(&words, id: id).map { .trackerAdded($0, at: place) }
        case "trackerDeleted":
            guard let place = words.one("at", as: { Int($0) }) else { return nil }
            let copy = words.one("copy", as: { Int($0) }) ?? 1
            return removed[id, copy].map { .trackerDeleted($0, at: place) }
        case "completed": return words.days().map { .completed(id, $0) }
        case "uncompleted": return words.days().map { .uncompleted(id, $0) }
        case "pinned": return .pinned(id)
        case "unpinned": return .unpinned(id)
        case "categoryAdded": return category(&words, id).map { .categoryAdded($0.category, at: $0.place) }
        case "categoryDeleted":
            return category(&words, id).map { .categoryDeleted($0.category, at: $0.place) }
        default: return edit(kind, id, &words, &result)
        }
    }

    private static func edit(
        _ kind: String, _ id: Identifier, _ words: inout StepWords, _ result: inout StepWords?
    ) -> Change? {
        guard var changed = result else { return nil }
        defer { result = changed }
        switch kind {
        case "trackerEdited":
            guard let before = TrackerWords.readFields(&words),
                let after = TrackerWords.readFields(&changed, changing: before)
            else { return nil }
            return .trackerEdited(id, before: before, after: after)
        case "categoryRenamed":
            guard let old = words.one("name"), let new = changed.one("name") else { return nil }
            return .categoryRenamed(id, from: old, to: new)
        default: return nil
        }
    }

    private static func category(
        _ words: inout StepWords, _ id: Identifier
    ) -> (category: Category, place: Int)? {
        guard let place = words.one("at", as: { Int($0) }), let name = words.one("name") else { return nil }
        return (Category(id: id, name: name), place)
    }
}
