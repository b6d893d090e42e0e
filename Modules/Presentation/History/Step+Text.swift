public import TrackerDomain

extension Step {
    /// What the step did, in a few words: "done, 14 Oct: Run".
    public func text(_ names: ChangeNames, _ language: Language) -> String {
        let deletedCategories = Set(changes.compactMap(\.deletedCategoryID))
        let deletesAlone = changes.allSatisfy(\.isDeletion)
        let addsTracker = changes.contains { if case .trackerAdded = $0 { true } else { false } }
        let editsTracker = changes.contains { if case .trackerSet = $0 { true } else { false } }
        // Trackers that come with days of theirs were not made by hand; which of the two it was no step tells.
        let bringsIn = changes.contains {
            if case .trackerAdded(let tracker, _) = $0 { tracker.hasDays } else { false }
        }
        var marks: [Identifier: DaySet] = [:]
        for change in changes {
            if let (id, days) = change.marks { marks[id, default: DaySet()].formUnion(days) }
        }
        // What comes along with something larger goes without saying.
        let telling = changes.groups.compactMap(\.headline).filter { change in
            switch change {
            case .trackerDeleted(let tracker, _):
                !deletesAlone || !deletedCategories.contains(tracker.categoryID)
            case .categoryAdded: !addsTracker && !editsTracker
            case .trackerSet: change.flag == nil || !addsTracker
            case .daySet(let id, _, let day, _, _): !(marks[id]?.contains(day) ?? false)
            default: true
            }
        }
        var groups: [Change.Telling] = []
        for telling in telling.map({ $0.telling(names, bringsIn: bringsIn) }) {
            if let last = groups.indices.last, groups[last].takes(telling) { continue }
            groups.append(telling)
        }
        return groups.map { "\($0.verb(toldOn: day)(language)): \(Phrase.list(of: $0.subjects)(language))" }
            .joined(separator: "; ")
    }
}

extension Change {
    fileprivate var isDeletion: Bool {
        switch self {
        case .trackerDeleted, .categoryDeleted: true
        case .trackerAdded, .trackerSet, .daysAdded, .daysRemoved, .daySet, .categoryAdded, .categorySet:
            false
        }
    }

    fileprivate var deletedCategoryID: Identifier? {
        if case .categoryDeleted(let category, _) = self { category.id } else { nil }
    }

    /// The days that came or went.
    fileprivate var marks: (Identifier, DaySet)? {
        switch self {
        case .daysAdded(let id, _, let days), .daysRemoved(let id, _, let days): (id, days)
        default: nil
        }
    }

    /// What happened, on which days, and to what.
    fileprivate struct Telling {
        let act: Phrase
        var days: DaySet?
        var subjects: [String]

        /// Takes over what a neighbour tells, where it is the same act: of other subjects, or on other days.
        mutating func takes(_ other: Telling) -> Bool {
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

        /// "done", "done, 14 Oct", «отмечено за 14 окт + 2».
        func verb(toldOn today: Day) -> Phrase {
            guard let first = days?.first, let count = days?.count else { return act }
            let more = count > 1 ? " + \(count - 1)" : ""
            return act
                + Phrase(
                    ", \(DateText.short(first, toldOn: today, .english))\(more)",
                    " за \(DateText.short(first, toldOn: today, .russian))\(more)")
        }
    }

    fileprivate func telling(_ names: ChangeNames, bringsIn: Bool) -> Telling {
        func said(_ english: String, _ russian: String, _ id: Identifier) -> Telling {
            Telling(act: Phrase(english, russian), subjects: [names[id]])
        }
        func marked(_ english: String, _ russian: String, _ id: Identifier, _ days: DaySet) -> Telling {
            Telling(act: Phrase(english, russian), days: days, subjects: [names[id]])
        }
        return switch self {
        case .trackerAdded(let tracker, _) where bringsIn:
            said("imported or restored", "перенесено или восстановлено", tracker.id)
        case .trackerAdded(let tracker, _): said("added", "добавлено", tracker.id)
        case .trackerDeleted(let tracker, _): said("deleted", "удалено", tracker.id)
        case .trackerSet(let id, .standing, _, let new):
            Telling(act: TrackerStatus.verb(becoming: new), subjects: [names[id]])
        case .trackerSet(let id, let field, _, _):
            Telling(act: field.verb(isOn: flag?.isOn == true), subjects: [names[id]])
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
                act: Phrase("renamed", "имя"), subjects: ["\(old) → \(new)"])
        }
    }
}

extension Tracker {
    fileprivate var hasDays: Bool {
        DaySetField.allCases.contains { !self[$0].isEmpty } || !amounts.isEmpty || !notes.isEmpty
    }
}

extension TrackerStatus {
    /// What was done to the tracker that came to stand so.
    fileprivate static func verb(becoming text: String) -> Phrase {
        switch TrackerStatus(text: text) {
        case .active, nil: Phrase("back in use", "возвращено")
        case .paused: Phrase("paused", "на паузе")
        case .archived: Phrase("archived", "в архиве")
        }
    }
}
