internal import TrackerDomain

extension ChangeSummary {
    /// The step in a few words: "done, 14 Oct: Run".
    public func line(_ names: ChangeNames) -> Phrase { parts(names).joined(separator: "; ") }

    /// The acts of the step, each in a few words.
    ///
    /// - Parameter isOfHere: False for what came from another device, whose new trackers come with their days.
    func parts(_ names: ChangeNames, isOfHere: Bool = true) -> [Phrase] {
        if let name {
            if let merged = merged(names) { return [merged] }
            let (act, subjects) = (Act(name).words.history, subjects(names))
            // An import or an earlier state may bring the order of the categories alone.
            return [subjects.isEmpty ? act : act + ": " + .list(of: subjects)]
        }
        // Trackers that are added with days were imported or restored; older steps have no name.
        let bringsIn =
            isOfHere
            && changes.contains {
                if case .tracker(_, .added(let tracker, _)) = $0 { tracker.hasDays } else { false }
            }
        var parts: [Part] = []
        for change in headlines {
            let act = Act(change)
            let told =
                bringsIn && act == .trackerAdded
                ? Phrase("imported or restored", "импортировано или восстановлено") : act.words.history
            let part = Part(
                act: told, days: change.days, subjects: change.subjects(names),
                beforeBreak: act == .breakAdded ? " " : act == .breakRemoved ? ", " : nil)
            if let last = parts.indices.last, parts[last].merge(part) { continue }
            parts.append(part)
        }
        return parts.map { part in
            let verb = part.verb(relativeTo: day)
            return part.subjects.isEmpty ? verb : verb + ": " + .list(of: part.subjects)
        }
    }

    /// The changes that are listed, without those implied by a larger one.
    private var headlines: [Change] {
        let adds = changes.contains { if case .tracker(_, .added) = $0 { true } else { false } }
        let edits = changes.contains { if case .tracker(_, .set) = $0 { true } else { false } }
        let deletesAlone = changes.allSatisfy(\.isDeletion)
        let deletedCategories = Set(changes.filter(\.isDeletion).compactMap(\.category))
        let marked = changes.days(of: DaySetField.allCases)
        return changes.groups.compactMap { $0.breakAhead(of: day) ?? $0.headline }.filter { change in
            switch change {
            case .tracker(_, .deleted(let tracker, _)):
                !deletesAlone || !deletedCategories.contains(tracker.categoryID)
            case .category(_, .added): !adds && !edits
            case .tracker(_, .set): change.flag == nil || !adds
            case .tracker(let id, .value(_, let day, _, _, _)): !(marked[id]?.contains(day) ?? false)
            case .tracker, .category, .categoryOrder: true
            }
        }
    }

    /// The names of all trackers that changed, each once; of the categories, if none did.
    private func subjects(_ names: ChangeNames) -> [String] {
        var seen: Set<Identifier> = []
        let trackers = changes.compactMap(\.tracker).filter { seen.insert($0).inserted }
        let all = trackers.isEmpty ? changes.compactMap(\.category) : trackers
        return all.map { names[$0] }
    }

    /// An act with its days and its subjects.
    private struct Part {
        let act: Phrase
        var days: DaySet?
        var subjects: [String]
        /// Stands before days that are told as a break; nil for any other days.
        let beforeBreak: String?

        /// Merges with the next part if that is the same act on other subjects or other days.
        mutating func merge(_ other: Part) -> Bool {
            guard act == other.act else { return false }
            if days == other.days {
                subjects += other.subjects
            } else if let more = other.days, days != nil, subjects == other.subjects {
                days?.formUnion(more)
            } else {
                return false
            }
            return true
        }

        /// "done", "done, 14 Oct", «отмечено за 3 дня», "break 24 Dec – 3 Jan".
        func verb(relativeTo today: Day) -> Phrase {
            guard let days, let first = days.first else { return act }
            let count = days.count
            if let beforeBreak, let span = days.span(around: first) {
                return act + beforeBreak + BreakText.days(span, relativeTo: today)
                    + (count > span.count ? " + \(count - span.count)" : "")
            }
            return count > 1
                ? act + Phrase(" on ", " за ") + CountedPhrase.days(count)
                : act + Phrase(", ", " за ") + DateText.short(first, relativeTo: today)
        }
    }
}

extension [Change] {
    /// The days that they add to some fields or take from them, by tracker.
    func days(of fields: [DaySetField]) -> [Identifier: DaySet] {
        var all: [Identifier: DaySet] = [:]
        for case .tracker(let id, .days(let field, let days, _)) in self where fields.contains(field) {
            all[id, default: DaySet()].formUnion(days)
        }
        return all
    }
}

extension Change {
    var isDeletion: Bool {
        switch self {
        case .tracker(_, .deleted), .category(_, .deleted): true
        case .tracker, .category, .categoryOrder: false
        }
    }

    /// The name of its subject; both names of a renamed one, none of all categories.
    fileprivate func subjects(_ names: ChangeNames) -> [String] {
        if case .category(_, .set(.name, let old, let new)) = self { return ["\(old) → \(new)"] }
        return (tracker ?? category).map { [names[$0]] } ?? []
    }
}

extension Tracker {
    fileprivate var hasDays: Bool {
        DaySetField.allCases.contains { !self[$0].isEmpty } || !amounts.isEmpty || !notes.isEmpty
    }
}

extension ArraySlice<Change> {
    /// The rest days to come that took the place of a pause; nil for any other group.
    fileprivate func breakAhead(of day: Day) -> Change? {
        count < 2
            ? nil
            : first {
                if case .tracker(_, .days(.pausedDays, let days, isAdded: true)) = $0 {
                    days.last.map { $0 >= day } ?? false
                } else {
                    false
                }
            }
    }
}
