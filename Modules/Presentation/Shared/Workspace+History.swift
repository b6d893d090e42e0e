internal import TrackerDomain

/// The history as a list to go back and forth in.
extension Workspace {
    /// Reads the steps that can be undone and redone; nil if the library cannot be read or is gone.
    func readHistory(over shown: Library) -> (outcome: Outcome, timeline: HistoryTimeline?) {
        var timeline: HistoryTimeline?
        let outcome = reach(over: shown, isChange: false) { (store) throws(StoreError) in
            let journal = try store.loadJournal()
            if journal.library.isNothing(inPlaceOf: shown) { return removed(shown, []) }
            timeline = HistoryTimeline(journal, today: today(), language: conventions.language)
            return Outcome(library: journal.library, notice: nil, history: journal.history)
        }
        return (outcome, timeline)
    }

    /// Undoes or redoes just these steps, all or none; nothing if the history has others in their places by now.
    ///
    /// - Parameter steps: As they were made, the next one first.
    func replay(_ replay: Replay, _ steps: [Step], over shown: Library) -> Outcome {
        reach(over: shown, isChange: true) { (store) throws(StoreError) in
            let updated = try store.update {
                (journal) throws(EditError) -> (before: Journal, after: Journal)? in
                if journal.library.isNothing(inPlaceOf: shown) { return nil }
                let before = journal
                guard before.history.next(replay, steps.count) == steps else { return (before, before) }
                switch replay {
                case .undo: _ = try journal.undo(steps.count)
                case .redo: _ = try journal.redo(steps.count)
                }
                return (before, journal)
            }
            guard let (before, journal) = updated.value else { return removed(shown, updated.warnings) }
            let isDone = journal.revision > before.revision
            let text: Phrase =
                isDone ? replay.longSentence(steps, ChangeNames(before)) : .historyHasChanged
            let kind: Notice.Kind = isDone ? (replay == .undo ? .undone : .information) : .error
            return Outcome(
                library: journal.library, notice: Notice(kind, text(conventions.language)),
                history: journal.history)
        }
    }
}

extension History {
    /// The steps to undo or redo next, the next one first.
    fileprivate func next(_ replay: Replay, _ count: Int) -> [Step] {
        switch replay {
        case .undo: undo.suffix(count).reversed()
        case .redo: redo.suffix(count).reversed()
        }
    }
}
