internal import TrackerDomain

/// The acts that an edit asked of trackers.
struct Asked {
    let trackers: [Identifier]
    /// The sentence names the first one that was done; if none was, the first one was so already.
    let acts: [Act]
    var days: DaySet?
    /// The day that a pause begins on.
    var from: Day?
    var breakEdit: BreakEdit?
}

extension Edit {
    /// nil for an edit with a text of its own, and for a note beside a mark or a skip.
    func asked(in request: ChangeSummary.Request) -> Asked? {
        switch self {
        case .complete(let ids, let days):
            return Asked(trackers: ids, acts: [.completed, .amountSet, .noted], days: days)
        case .amount(_, let id, let days):
            return Asked(trackers: [id], acts: [.completed, .amountSet, .noted], days: days)
        case .uncomplete(let ids, let days):
            return Asked(trackers: ids, acts: [.uncompleted, .amountRemoved], days: days)
        case .skip(let ids, let days): return Asked(trackers: ids, acts: [.skipped, .noted], days: days)
        case .unskip(let ids, let days):
            return Asked(trackers: ids, acts: [.unskipped, .breakRemoved, .noted], days: days)
        case .note(let text, let id, let day):
            let isAlone = request.edits.allSatisfy { if case .note = $0 { true } else { false } }
            let act: Act = text == nil ? .noteRemoved : .noted
            return isAlone ? Asked(trackers: [id], acts: [act], days: DaySet([day])) : nil
        case .pause(let ids, let day): return Asked(trackers: ids, acts: [.paused], from: day)
        case .takeBreak(let ids, let edit):
            return Asked(
                trackers: ids, acts: [.breakAdded, .resumed, .breakRemoved], breakEdit: edit)
        case .resume(let ids): return Asked(trackers: ids, acts: [.resumed, .breakRemoved])
        case .archive(let ids): return Asked(trackers: ids, acts: [.archived])
        case .unarchive(let ids): return Asked(trackers: ids, acts: [.unarchived])
        case .editTracker(let id, let edit):
            guard let flag = edit.flagAlone, let text = request.after.tracker(id)?.text(of: flag) else {
                return nil
            }
            return Asked(trackers: [id], acts: [Act(.trackerSet(id, flag, from: text, to: text))])
        case .addTracker, .deleteTracker, .addCategory, .renameCategory, .deleteCategory, .move,
            .moveCategory,
            .sortCategories, .merge, .restore:
            return nil
        }
    }

    /// The sentence for an edit of no tracker at all.
    var phraseOfNone: Phrase? {
        switch self {
        case .pause, .takeBreak: Phrase("There is no habit to pause.", "Ставить на паузу нечего.")
        case .skip, .unskip: Phrase("There is no habit to skip.", "Пропускать нечего.")
        case .resume: Phrase("Nothing is paused.", "На паузе ничего нет.")
        default: nil
        }
    }
}
