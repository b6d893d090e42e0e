internal import TrackerDomain

/// What an edit is to whoever counts it, marks days by it and tells of it.
///
/// Each kind of edit is declared once, in `Edit.traits`.
struct EditTraits {
    /// The acts asked of trackers; nil for an edit with a text of its own.
    var requested: RequestedActs?
    /// The sentence for an edit of no tracker at all.
    var phraseOfNone: Phrase?
    /// The item that the usage log counts; nil if it counts none.
    var usageItem: UsageEvent.Item?
    /// The single day that it may complete; nil for any other edit.
    var completed: Day?
    /// The trackers that are added, edited, or taken back from the archive.
    var described: [Identifier] = []
    /// The single day that it marks or unmarks; nil for any other edit.
    var mark: MarkedDay?
}

/// The acts that an edit asks of trackers.
struct RequestedActs {
    let trackers: [Identifier]
    /// The sentence names the first one that was done; if none was, the first one was so already.
    let acts: [Act]
    var days: DaySet?
    /// The day that a pause begins on.
    var from: Day?
    var breakEdit: BreakEdit?
}

/// A day of a tracker that an edit marks or unmarks.
struct MarkedDay {
    let tracker: Identifier
    let day: Day
    /// What else the edit changes; nil for nothing.
    var rest: Edit?
}

extension Edit {
    var traits: EditTraits {
        switch self {
        case .addTracker(let new): EditTraits(described: [new.id])
        case .editTracker(let id, let edit): EditTraits(described: [id], mark: MarkedDay(edit, of: id))
        case .complete(let ids, let days):
            EditTraits(
                requested: RequestedActs(trackers: ids, acts: [.completed, .amountSet, .noted], days: days),
                usageItem: .track, completed: days.only, mark: MarkedDay(ids, days))
        case .uncomplete(let ids, let days):
            EditTraits(
                requested: RequestedActs(trackers: ids, acts: [.uncompleted, .amountRemoved], days: days),
                usageItem: .track, mark: MarkedDay(ids, days))
        case .amount(_, let id, let days):
            EditTraits(
                requested: RequestedActs(trackers: [id], acts: [.completed, .amountSet, .noted], days: days),
                completed: days.only)
        case .skip(let ids, let days):
            EditTraits(
                requested: RequestedActs(trackers: ids, acts: [.skipped, .noted], days: days),
                phraseOfNone: .noHabitToSkip)
        case .unskip(let ids, let days):
            EditTraits(
                requested: RequestedActs(
                    trackers: ids, acts: [.unskipped, .breakRemoved, .noted], days: days),
                phraseOfNone: .noHabitToSkip)
        case .note(let text, let id, let day):
            EditTraits(
                requested: RequestedActs(
                    trackers: [id], acts: [text == nil ? .noteRemoved : .noted], days: DaySet([day])))
        case .pause(let ids, let day):
            EditTraits(
                requested: RequestedActs(trackers: ids, acts: [.paused], from: day),
                phraseOfNone: .noHabitToPause)
        case .takeBreak(let ids, .ending(let day)):
            EditTraits(
                requested: RequestedActs(
                    trackers: ids, acts: [.resumed, .breakRemoved], breakEdit: .ending(day)),
                phraseOfNone: Phrase("Nothing rests on ", "В ") + DateText.full(day)
                    + Phrase(".", ", ничего не на отдыхе."))
        case .takeBreak(let ids, let edit):
            EditTraits(
                requested: RequestedActs(
                    trackers: ids, acts: [.breakAdded, .resumed, .breakRemoved], breakEdit: edit),
                phraseOfNone: .noHabitToPause)
        case .resume(let ids):
            EditTraits(
                requested: RequestedActs(trackers: ids, acts: [.resumed, .breakRemoved]),
                phraseOfNone: Phrase("Nothing is paused.", "На паузе ничего нет."))
        case .archive(let ids): EditTraits(requested: RequestedActs(trackers: ids, acts: [.archived]))
        case .unarchive(let ids):
            EditTraits(requested: RequestedActs(trackers: ids, acts: [.unarchived]), described: ids)
        case .deleteTracker: EditTraits(usageItem: .delete)
        case .mergeTracker, .addCategory, .renameCategory, .deleteCategory, .mergeCategory, .move,
            .moveCategory,
            .sortCategories, .merge, .restore:
            EditTraits()
        }
    }

    /// The acts asked of trackers within a request: a switched flag is an act, a note beside a mark or a skip is none.
    func requested(in request: ChangeSummary.Request) -> RequestedActs? {
        switch self {
        case .note where !request.edits.allSatisfy({ if case .note = $0 { true } else { false } }):
            return nil
        case .editTracker(let id, let edit):
            guard let flag = edit.flagAlone, let text = request.after.tracker(id)?.text(of: flag) else {
                return nil
            }
            return RequestedActs(trackers: [id], acts: [Act(.tracker(id, .set(flag, from: text, to: text)))])
        default: return traits.requested
        }
    }
}

extension DaySet {
    fileprivate var only: Day? { count == 1 ? first : nil }
}

extension MarkedDay {
    fileprivate init?(_ trackers: [Identifier], _ days: DaySet) {
        guard trackers.count == 1, let day = days.only else { return nil }
        self.init(tracker: trackers[0], day: day)
    }

    fileprivate init?(_ edit: TrackerEdit, of tracker: Identifier) {
        let days = edit.completing + edit.uncompleting
        // Another goal may mark the same amount differently.
        guard days.count == 1, !edit.values.contains(where: { $0.field == .goal }) else { return nil }
        let rest = edit.values.isEmpty ? nil : Edit.editTracker(tracker, TrackerEdit(edit.values))
        self.init(tracker: tracker, day: days[0], rest: rest)
    }
}

extension Phrase {
    fileprivate static let noHabitToPause = Phrase("There is no habit to pause.", "Ставить на паузу нечего.")
    fileprivate static let noHabitToSkip = Phrase("There is no habit to skip.", "Пропускать нечего.")
}
