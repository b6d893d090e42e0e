public import TrackerDomain

extension Step {
    /// What the step did, in a few words: "done, 14 Oct: Run".
    public func text(_ names: ChangeNames, _ language: Language) -> String {
        let deletedCategories = Set(changes.compactMap(\.deletedCategoryID))
        let addedCategories = Set(changes.compactMap(\.addedCategoryID))
        let addsTracker = changes.contains { if case .trackerAdded = $0 { true } else { false } }
        // What comes along with something larger goes without saying.
        let telling = changes.filter { change in
            switch change {
            case .trackerDeleted(let tracker, _): !deletedCategories.contains(tracker.categoryID)
            case .trackerAdded(let tracker, _):
                deletedCategories.isEmpty || !addedCategories.contains(tracker.categoryID)
            case .categoryAdded, .pinned: !addsTracker
            default: true
            }
        }
        return telling.map { $0.text(names, toldOn: day)(language) }.joined(separator: "; ")
    }
}

extension Change {
    fileprivate var deletedCategoryID: Identifier? {
        if case .categoryDeleted(let category, _) = self { category.id } else { nil }
    }

    fileprivate var addedCategoryID: Identifier? {
        if case .categoryAdded(let category, _) = self { category.id } else { nil }
    }

    fileprivate func text(_ names: ChangeNames, toldOn today: Day) -> Phrase {
        func said(_ english: String, _ russian: String, _ id: Identifier) -> Phrase {
            Phrase("\(english): \(names[id])", "\(russian): \(names[id])")
        }
        func marked(_ english: String, _ russian: String, _ id: Identifier, _ days: DaySet) -> Phrase {
            let (first, rest) = (days.first ?? Day(0), days.count - 1)
            let more = rest > 0 ? " + \(rest)" : ""
            return said(
                "\(english), \(DateText.short(first, toldOn: today, .english))\(more)",
                "\(russian), \(DateText.short(first, toldOn: today, .russian))\(more)", id)
        }
        return switch self {
        case .trackerAdded(let tracker, _): said("added", "добавлено", tracker.id)
        case .trackerDeleted(let tracker, _): said("deleted", "удалено", tracker.id)
        case .trackerEdited(let id, _, _): said("changed", "изменено", id)
        case .completed(let id, let days): marked("done", "отмечено", id, days)
        case .uncompleted(let id, let days): marked("unmarked", "отметка снята", id, days)
        case .pinned(let id): said("pinned", "закреплено", id)
        case .unpinned(let id): said("unpinned", "откреплено", id)
        case .categoryAdded(let category, _): said("category added", "добавлена категория", category.id)
        case .categoryDeleted(let category, _): said("category deleted", "удалена категория", category.id)
        case .categoryRenamed(_, let old, let new):
            Phrase("renamed: \(old) → \(new)", "имя: \(old) → \(new)")
        }
    }
}
