public import TrackerDomain

extension Step {
    /// What the step did, in a few words: "done, 14 Oct: Run".
    public func text(_ names: ChangeNames, _ language: Language) -> String {
        let deletedCategories = Set(changes.compactMap(\.deletedCategoryID))
        let addsTracker = changes.contains { if case .trackerAdded = $0 { true } else { false } }
        let editsTracker = changes.contains { if case .trackerSet = $0 { true } else { false } }
        // What comes along with something larger goes without saying.
        let telling = changes.acts.compactMap(\.chief).filter { change in
            switch change {
            case .trackerDeleted(let tracker, _): !deletedCategories.contains(tracker.categoryID)
            case .categoryAdded: !addsTracker && !editsTracker
            case .trackerSet: change.flag == nil || !addsTracker
            default: true
            }
        }
        var groups: [Change.Telling] = []
        for telling in telling.map({ $0.telling(names, toldOn: day) }) {
            if let last = groups.indices.last, groups[last].verb == telling.verb {
                groups[last].subjects += telling.subjects
            } else {
                groups.append(telling)
            }
        }
        return groups.map { "\($0.verb(language)): \($0.subjects.joined(separator: ", "))" }.joined(
            separator: "; ")
    }
}

extension Change {
    fileprivate var deletedCategoryID: Identifier? {
        if case .categoryDeleted(let category, _) = self { category.id } else { nil }
    }

    /// What happened, and to what: neighbours with the same verb are told together.
    fileprivate struct Telling {
        let verb: Phrase
        var subjects: [String]
    }

    fileprivate func telling(_ names: ChangeNames, toldOn today: Day) -> Telling {
        func said(_ english: String, _ russian: String, _ id: Identifier) -> Telling {
            Telling(verb: Phrase(english, russian), subjects: [names[id]])
        }
        func marked(_ english: String, _ russian: String, _ id: Identifier, _ days: DaySet) -> Telling {
            let (first, rest) = (days.first ?? today, days.count - 1)
            let more = rest > 0 ? " + \(rest)" : ""
            return said(
                "\(english), \(DateText.short(first, toldOn: today, .english))\(more)",
                "\(russian) за \(DateText.short(first, toldOn: today, .russian))\(more)", id)
        }
        return switch self {
        case .trackerAdded(let tracker, _): said("added", "добавлено", tracker.id)
        case .trackerDeleted(let tracker, _): said("deleted", "удалено", tracker.id)
        case .trackerSet(let id, .standing, _, let new):
            Telling(verb: Standing.verb(becoming: new), subjects: [names[id]])
        case .trackerSet(let id, let field, _, _):
            Telling(verb: field.verb(isOn: flag?.isOn == true), subjects: [names[id]])
        case .daysAdded(let id, .completions, let days): marked("done", "отмечено", id, days)
        case .daysRemoved(let id, .completions, let days): marked("unmarked", "отметка снята", id, days)
        case .daysAdded(let id, .skips, let days): marked("skipped", "пропущено", id, days)
        case .daysRemoved(let id, .skips, let days): marked("no longer skipped", "пропуск отменён", id, days)
        case .daysAdded(let id, .rests, let days): marked("rested", "перерыв", id, days)
        case .daysRemoved(let id, .rests, let days): marked("no longer at rest", "перерыв отменён", id, days)
        case .daySet(let id, .amount, let day, _, let new):
            new == nil
                ? marked("amount forgotten", "количество забыто", id, DaySet([day]))
                : marked("amount recorded", "количество записано", id, DaySet([day]))
        case .daySet(let id, .note, let day, _, let new):
            new == nil
                ? marked("note removed", "заметка убрана", id, DaySet([day]))
                : marked("note written", "заметка записана", id, DaySet([day]))
        case .categoryAdded(let category, _): said("category added", "добавлена категория", category.id)
        case .categoryDeleted(let category, _): said("category deleted", "удалена категория", category.id)
        case .categorySet(_, .name, let old, let new):
            Telling(
                verb: Phrase("renamed", "имя"), subjects: ["\(old) → \(new)"])
        }
    }
}

extension ArraySlice<Change> {
    /// The change by which an act is told: the end of a pause, rather than its days.
    fileprivate var chief: Change? {
        first { if case .trackerSet(_, .standing, _, _) = $0 { true } else { false } } ?? first
    }
}

extension Standing {
    /// What was done to the tracker that came to stand so.
    fileprivate static func verb(becoming text: String) -> Phrase {
        switch Standing(text: text) {
        case .active, nil: Phrase("back in use", "снова в деле")
        case .paused: Phrase("paused", "на паузе")
        case .archived: Phrase("archived", "в архиве")
        }
    }
}
