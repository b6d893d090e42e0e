public import TrackerDomain

extension Step {
    /// What the step did, in a few words: "done, 14 Oct: Run".
    public func text(_ names: ChangeNames, _ language: Language) -> String {
        let deletedCategories = Set(changes.compactMap(\.deletedCategoryID))
        let addsTracker = changes.contains { if case .trackerAdded = $0 { true } else { false } }
        let editsTracker = changes.contains { if case .trackerSet = $0 { true } else { false } }
        // What comes along with something larger goes without saying.
        let telling = changes.acts.compactMap(\.first).filter { change in
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
        case .trackerSet(let id, let field, _, _):
            Telling(verb: field.verb(isOn: flag?.isOn == true), subjects: [names[id]])
        case .daysAdded(let id, .completions, let days): marked("done", "отмечено", id, days)
        case .daysRemoved(let id, .completions, let days): marked("unmarked", "отметка снята", id, days)
        case .categoryAdded(let category, _): said("category added", "добавлена категория", category.id)
        case .categoryDeleted(let category, _): said("category deleted", "удалена категория", category.id)
        case .categorySet(_, .name, let old, let new):
            Telling(
                verb: Phrase("renamed", "имя"), subjects: ["\(old) → \(new)"])
        }
    }
}
