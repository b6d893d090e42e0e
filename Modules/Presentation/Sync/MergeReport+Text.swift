public import TrackerDomain

extension MergeReport.Arrival {
    /// "From phone: 3 marks, 1 rename."
    public var sentence: Phrase {
        var counts: [ArrivalKind: Int] = [:]
        let resting = Set(
            changes.compactMap { if case .tracker(let id, .set(.status, _, _)) = $0 { id } else { nil } })
        var marked: [Identifier: DaySet] = [:]
        for change in changes {
            if case .tracker(let id, .days(.completions, let days, _)) = change {
                marked[id, default: DaySet()].formUnion(days)
            }
        }
        for change in changes {
            switch change {
            // The days of a pause that ended go without saying, as do amounts that a mark records.
            case .tracker(let id, .days(.pausedDays, _, isAdded: true)) where resting.contains(id): break
            case .tracker(let id, .value(.amount, let day, _, _, _)) where marked[id]?.contains(day) == true:
                break
            // A break is one thing, however many days it has.
            case .tracker(_, .days(.pausedDays, _, _)):
                counts[ArrivalKind(change), default: 0] += 1
            default: counts[ArrivalKind(change), default: 0] += change.days?.count ?? 1
            }
        }
        let parts = ArrivalKind.allCases.compactMap { kind in counts[kind].map { kind.noun($0) } }
        return Phrase("From ", "От ") + machine + ": " + parts.joined(separator: ", ") + "."
    }
}

extension MergeReport {
    /// A line for each act of each device, and one for each text that gave way: "2026-11-22 phone: done: Run".
    ///
    /// - Parameters:
    ///   - library: The library that it was taken into.
    ///   - advice: The wording of what a person can do.
    public func logLines(_ library: Library, today: Day, advice: Advice.Wording) -> [Phrase] {
        let names = ChangeNames(library, arrivals.flatMap(\.changes))
        let acts = arrivals.flatMap { arrival in
            ChangeSummary(Step(changes: arrival.changes, day: today)).parts(names, isOfHere: false).map {
                Phrase(same: "\(today.iso) \(arrival.machine): ") + $0
            }
        }
        let told = conflicts.filter { !$0.isDeletion }.map {
            Phrase(same: "\(today.iso) ") + $0.message.phrase(advice)
        }
        return acts + told
    }
}

extension SyncEvent {
    /// The lines of the log.
    ///
    /// - Parameter advice: The wording of what a person can do, as the log is read: a text that gave way is found by it.
    public func logLines(today: Day, language: Language, advice: Advice.Wording) -> [String] {
        switch self {
        case .merged(let report, let library):
            report.logLines(library, today: today, advice: advice).map { $0(language) }
        case .began(let beginning): beginning.logLine(today: today).map { [$0(language)] } ?? []
        }
    }
}

extension SyncConflict {
    /// True for what the changes say already.
    fileprivate var isDeletion: Bool { if case .deleted = self { true } else { false } }
}

/// A kind of change as it is counted in a line; in the order of the line.
private enum ArrivalKind: CaseIterable {
    case mark, unmark, amount, note, noteRemoval, skip, unskip, rest, restRemoval
    case newTracker, deletion, rename, schedule, goal, status, move, other, newCategory, categoryDeletion

    init(_ change: Change) {
        switch change {
        case .tracker(_, .added): self = .newTracker
        case .tracker(_, .deleted): self = .deletion
        case .tracker(_, .set(let field, _, _)): self.init(field)
        case .tracker(_, .days(let field, _, let isAdded)): self.init(field, isAdded: isAdded)
        case .tracker(_, .value(.amount, _, _, _, _)): self = .amount
        case .tracker(_, .value(.note, _, _, let new, _)): self = new == nil ? .noteRemoval : .note
        case .category(_, .added): self = .newCategory
        case .category(_, .deleted): self = .categoryDeletion
        case .category(_, .set(.name, _, _)): self = .rename
        case .tracker(_, .moved), .category(_, .moved): self = .move
        case .categoryOrder: self = .other
        }
    }

    private init(_ field: DaySetField, isAdded: Bool) {
        switch field {
        case .completions: self = isAdded ? .mark : .unmark
        case .skips: self = isAdded ? .skip : .unskip
        case .pausedDays: self = isAdded ? .rest : .restRemoval
        }
    }

    private init(_ field: TrackerField) {
        switch field {
        case .name: self = .rename
        case .schedule: self = .schedule
        case .goal: self = .goal
        case .status: self = .status
        default: self = .other
        }
    }

    /// "3 marks".
    func noun(_ count: Int) -> Phrase {
        switch self {
        case .mark: CountedPhrase.marks(count)
        case .unmark: CountedPhrase.marksRemoved(count)
        case .amount: CountedPhrase.amounts(count)
        case .note: CountedPhrase.notes(count)
        case .noteRemoval: CountedPhrase.notesRemoved(count)
        case .skip: CountedPhrase.skips(count)
        case .unskip: CountedPhrase.skipsRemoved(count)
        case .rest: CountedPhrase.breaks(count)
        case .restRemoval: CountedPhrase.breaksRemoved(count)
        case .newTracker: CountedPhrase.newTrackers(count)
        case .deletion: CountedPhrase.trackersDeleted(count)
        case .rename: CountedPhrase.renames(count)
        case .schedule: CountedPhrase.newSchedules(count)
        case .goal: CountedPhrase.newGoals(count)
        case .status: CountedPhrase.newStatuses(count)
        case .move: CountedPhrase.moves(count)
        case .other: CountedPhrase.otherChanges(count)
        case .newCategory: CountedPhrase.newCategories(count)
        case .categoryDeletion: CountedPhrase.categoriesDeleted(count)
        }
    }
}

extension CountedPhrase {
    fileprivate static let marksRemoved = CountedPhrase(
        EnglishPlural(one: "mark removed", other: "marks removed"),
        RussianPlural(one: "снятая отметка", few: "снятые отметки", many: "снятых отметок"))
    fileprivate static let notesRemoved = CountedPhrase(
        EnglishPlural(one: "note removed", other: "notes removed"),
        RussianPlural(one: "убранная заметка", few: "убранные заметки", many: "убранных заметок"))
    fileprivate static let skipsRemoved = CountedPhrase(
        EnglishPlural(one: "skip removed", other: "skips removed"),
        RussianPlural(one: "отменённый пропуск", few: "отменённых пропуска", many: "отменённых пропусков"))
    fileprivate static let breaks = CountedPhrase(
        EnglishPlural(one: "break", other: "breaks"),
        RussianPlural(one: "перерыв", few: "перерыва", many: "перерывов"))
    fileprivate static let breaksRemoved = CountedPhrase(
        EnglishPlural(one: "break taken back", other: "breaks taken back"),
        RussianPlural(one: "отменённый перерыв", few: "отменённых перерыва", many: "отменённых перерывов"))
    fileprivate static let trackersDeleted = CountedPhrase(
        EnglishPlural(one: "tracker deleted", other: "trackers deleted"),
        RussianPlural(one: "удалённый трекер", few: "удалённых трекера", many: "удалённых трекеров"))
    fileprivate static let renames = CountedPhrase(
        EnglishPlural(one: "rename", other: "renames"),
        RussianPlural(one: "новое имя", few: "новых имени", many: "новых имён"))
    fileprivate static let newSchedules = CountedPhrase(
        EnglishPlural(one: "new schedule", other: "new schedules"),
        RussianPlural(one: "новое расписание", few: "новых расписания", many: "новых расписаний"))
    fileprivate static let newGoals = CountedPhrase(
        EnglishPlural(one: "new goal", other: "new goals"),
        RussianPlural(one: "новая цель", few: "новые цели", many: "новых целей"))
    fileprivate static let newStatuses = CountedPhrase(
        EnglishPlural(one: "new status", other: "new statuses"),
        RussianPlural(one: "новое состояние", few: "новых состояния", many: "новых состояний"))
    fileprivate static let moves = CountedPhrase(
        EnglishPlural(one: "move", other: "moves"),
        RussianPlural(one: "перемещение", few: "перемещения", many: "перемещений"))
    fileprivate static let otherChanges = CountedPhrase(
        EnglishPlural(one: "other change", other: "other changes"),
        RussianPlural(one: "другое изменение", few: "других изменения", many: "других изменений"))
    fileprivate static let newCategories = CountedPhrase(
        EnglishPlural(one: "new category", other: "new categories"),
        RussianPlural(one: "новая категория", few: "новые категории", many: "новых категорий"))
    fileprivate static let categoriesDeleted = CountedPhrase(
        EnglishPlural(one: "category deleted", other: "categories deleted"),
        RussianPlural(one: "удалённая категория", few: "удалённые категории", many: "удалённых категорий"))
}
