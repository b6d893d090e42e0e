package import TrackerDomain

/// Remarks on an edit of a tracker, after the sentence about it.
package struct EditRemarks {
    /// Within the sentence: "; today counts as done", "; this week: 1, as it begins on Friday". May be empty.
    package let clauses: Phrase
    /// The sentences behind it, a blank before each: " There is another Run in Sport." May be empty.
    package let sentences: Phrase
    /// The mark of today that a new goal set or took away.
    let decided: Change?

    /// - Parameters:
    ///   - before: The library without the edit.
    ///   - after: The library with it.
    ///   - isTrial: Whether the edit is only tried out.
    package init(
        of id: Identifier, from before: Library, to after: Library, today: Day, isTrial: Bool = false
    ) {
        let old = before.tracker(id)
        guard let new = after.tracker(id) else {
            (clauses, sentences, decided) = (.empty, .empty, nil)
            return
        }
        decided = old.flatMap { new.mark(of: today, changedByGoalSince: $0) }
        let mark = decided.map { _ in
            Phrase.todayDecided(new.isDone(on: today, today: today), isTrial: isTrial)
        }
        clauses = [mark, new.share(since: old, today: today)].compactMap(\.self)
            .map { Phrase(same: "; ") + $0 }.joined()
        sentences = new.isKnownByName(since: old) ? .empty : .others(named: new, in: after)
    }
}

extension Tracker {
    /// Today's mark if a change of the goal set or removed it while the amount stayed.
    fileprivate func mark(of today: Day, changedByGoalSince old: Tracker) -> Change? {
        guard amounts[today] != nil, amounts[today] == old.amounts[today],
            measure(on: today) != old.measure(on: today)
        else { return nil }
        switch (old.isDone(on: today, today: today), isDone(on: today, today: today)) {
        case (false, true): return .completed(id, DaySet([today]))
        case (true, false): return .uncompleted(id, DaySet([today]))
        case (true, true), (false, false): return nil
        }
    }

    /// The share of a new quota or sum in the present period, if it is less than the whole.
    fileprivate func share(since old: Tracker?, today: Day) -> Phrase? {
        let schedule = schedule(on: today)
        guard schedule != old?.schedule(on: today) else { return nil }
        return progress(around: today, today: today).flatMap { RuleText.share($0, today: today) }
    }

    /// True if the name already meant the tracker: it has no new name and was not in the archive.
    fileprivate func isKnownByName(since old: Tracker?) -> Bool {
        guard let old, FoldedName(old.name) == FoldedName(name) else { return false }
        return status.isArchived || !old.status.isArchived
    }
}

extension Phrase {
    /// "today counts as done", "today no longer done".
    fileprivate static func todayDecided(_ isDone: Bool, isTrial: Bool) -> Phrase {
        switch (isDone, isTrial) {
        case (true, false): Phrase("today counts as done", "сегодняшний день засчитан")
        case (true, true): Phrase("today would count as done", "сегодняшний день будет засчитан")
        case (false, false): Phrase("today no longer done", "сегодняшний день больше не засчитан")
        case (false, true):
            Phrase("today would no longer be done", "сегодняшний день больше не будет засчитан")
        }
    }

    /// " There is another Run in Sport.", " There are 2 others named Run, in Health and Sport."
    fileprivate static func others(named tracker: Tracker, in library: Library) -> Phrase {
        let name = FoldedName(tracker.name)
        let others = library.trackers.filter { $0.id != tracker.id && FoldedName($0.name) == name }
        guard let other = others.first else { return .empty }
        func category(_ tracker: Tracker) -> String { library.category(tracker.categoryID)?.name ?? "" }
        if others.count == 1 {
            let archived =
                other.status.isArchived ? Phrase(", archived", ", в архиве") : .empty
            return Phrase(
                " There is another \(other.name) in \(category(other))\(archived.english).",
                " Есть другой трекер «\(other.name)» (\(category(other))\(archived.russian)).")
        }
        var categories: [String] = []
        for other in others where !categories.contains(category(other)) { categories.append(category(other)) }
        return Phrase(
            " There are \(others.count) others named \(tracker.name), in \(Phrase.all(of: categories).english).",
            " Есть ещё \(CountedPhrase.trackers(others.count).russian) «\(tracker.name)» "
                + "(\(categories.joined(separator: ", "))).")
    }
}
