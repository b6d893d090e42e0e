public import TrackerDomain

extension MergeReport.Arrival {
    /// "From phone: 3 marks, 1 new name, 2 other changes: tracker sync log"
    public func sentence(_ advice: Advice.Wording) -> Phrase {
        var counts: [ArrivalKind: Int] = [:]
        let marked = changes.days(of: [.completions])
        for change in changes.withoutDaysOfEndedPauses {
            switch change {
            // An amount that a mark records goes without saying.
            case .tracker(let id, .value(.amount, let day, _, _, _)) where marked[id]?.contains(day) == true:
                break
            // A break is one thing, however many days it has.
            case .tracker(_, .days(.pausedDays, _, _)): counts[.other, default: 0] += 1
            default: counts[ArrivalKind(change), default: 0] += change.days?.count ?? 1
            }
        }
        counts[.mergedCategory] = mergedCategories.isEmpty ? nil : mergedCategories.count
        let parts = ArrivalKind.allCases.compactMap { kind in counts[kind].map { kind.noun($0) } }
        let sentence = Phrase("From ", "От ") + device + ": " + parts.joined(separator: ", ")
        let log = counts[.other] == nil ? nil : advice(.sync(.showLog))
        return log.map { sentence + ": " + $0 } ?? sentence + "."
    }
}

/// A kind of change as it is counted in a line; in the order of the line.
private enum ArrivalKind: CaseIterable {
    case mark, unmark, amount, note, newTracker, deletion, rename, newCategory, mergedCategory, other

    init(_ change: Change) {
        self =
            switch change {
            case .tracker(_, .added): .newTracker
            case .tracker(_, .deleted): .deletion
            case .tracker(_, .set(.name, _, _)), .category(_, .set(.name, _, _)): .rename
            case .tracker(_, .days(.completions, _, let isAdded)): isAdded ? .mark : .unmark
            case .tracker(_, .value(.amount, _, _, _, _)): .amount
            case .tracker(_, .value(.note, _, _, let new, _)): new == nil ? .other : .note
            case .category(_, .added): .newCategory
            case .tracker(_, .set), .tracker(_, .days), .tracker(_, .moved), .category(_, .deleted),
                .category(_, .moved), .categoryOrder:
                .other
            }
    }

    /// "3 marks".
    func noun(_ count: Int) -> Phrase {
        switch self {
        case .mark: CountedPhrase.marks(count)
        case .unmark: CountedPhrase.marksRemoved(count)
        case .amount: CountedPhrase.amounts(count)
        case .note: CountedPhrase.notes(count)
        case .newTracker: CountedPhrase.newTrackers(count)
        case .deletion: CountedPhrase.trackersDeleted(count)
        case .rename: CountedPhrase.renames(count)
        case .newCategory: CountedPhrase.newCategories(count)
        case .mergedCategory: CountedPhrase.categoriesMerged(count)
        case .other:
            Phrase(count == 1 ? "1 other change" : "\(count) other changes", "другие изменения (\(count))")
        }
    }
}

extension CountedPhrase {
    fileprivate static let marksRemoved = CountedPhrase(
        EnglishPlural(one: "mark removed", other: "marks removed"),
        RussianPlural(one: "снятая отметка", few: "снятые отметки", many: "снятых отметок"))
    fileprivate static let trackersDeleted = CountedPhrase(
        EnglishPlural(one: "tracker deleted", other: "trackers deleted"),
        RussianPlural(one: "удалённый трекер", few: "удалённых трекера", many: "удалённых трекеров"))
    fileprivate static let renames = CountedPhrase(
        EnglishPlural(one: "rename", other: "renames"),
        RussianPlural(one: "новое имя", few: "новых имени", many: "новых имён"))
    fileprivate static let newCategories = CountedPhrase(
        EnglishPlural(one: "new category", other: "new categories"),
        RussianPlural(one: "новая категория", few: "новые категории", many: "новых категорий"))
    fileprivate static let categoriesMerged = CountedPhrase(
        EnglishPlural(one: "category merged", other: "categories merged"),
        RussianPlural(one: "категория объединена", few: "категории объединены", many: "категорий объединено"))
}
