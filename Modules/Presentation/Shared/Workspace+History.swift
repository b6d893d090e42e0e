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
        self.replay(over: shown) { (journal) throws(EditError) in
            guard journal.history.next(replay, steps.count) == steps else {
                return Notice(.error, Phrase.historyHasChanged(conventions.language))
            }
            let names = ChangeNames(journal)
            let replayed = try journal.replay(replay, steps.count, today: today())
            return Notice(
                replay == .undo ? .undone : .information,
                sentence(replay, replayed, names, journal, replay.longSentence))
        }
    }

    /// The sentence for steps that were undone or redone, and what other devices have left to be done.
    ///
    /// - Parameter journal: After undo or redo.
    func sentence(
        _ replay: Replay, _ replayed: Replayed, _ names: ChangeNames, _ journal: Journal,
        _ sentence: ([Step], ChangeNames) -> Phrase
    ) -> String {
        let language = conventions.language
        let status = replayed.conflicts.isEmpty ? nil : (try? sync?.status()) ?? nil
        let left = replayed.left(in: journal, today: today(), language: language) { device in
            status?.name(of: device)
        }
        let done = replay.sentence(for: replayed, names, besides: left, sentence)(language)
        return ([done] + left.map(\.text)).filter { !$0.isEmpty }.joined(separator: " ")
    }
}

extension History {
    /// Why a step that is named is not undone or redone; nil if it is the next one.
    func refusal(of id: StepID, _ replay: Replay, _ names: ChangeNames) -> Phrase? {
        if nextID(replay) == id { return nil }
        let other: Replay = replay == .undo ? .redo : .undo
        if ids(replay).contains(id), let step = next(replay, 1).first {
            return replay.otherComesFirst(ChangeSummary(step).line(names))
        }
        return ids(other).contains(id) ? replay.isDoneAlready : .stepIsGone
    }

    /// The steps to undo or redo next, the next one first.
    func next(_ replay: Replay, _ count: Int) -> [Step] {
        switch replay {
        case .undo: undo.suffix(count).reversed()
        case .redo: redo.suffix(count).reversed()
        }
    }
}

extension Replay {
    fileprivate func otherComesFirst(_ line: Phrase) -> Phrase {
        switch self {
        case .undo:
            Phrase("Something newer is here: ", "Есть более новое изменение: ") + line
                + Phrase(". Nothing was undone.", ". Ничего не отменено.")
        case .redo:
            Phrase("Something else comes first: ", "Сначала повторяется другое: ") + line
                + Phrase(". Nothing was redone.", ". Ничего не повторено.")
        }
    }

    fileprivate var isDoneAlready: Phrase {
        switch self {
        case .undo: Phrase("This step is undone already.", "Этот шаг уже отменён.")
        case .redo: Phrase("This step is done again already.", "Этот шаг уже повторён.")
        }
    }
}

extension Phrase {
    fileprivate static let stepIsGone = Phrase(
        "This step is no longer in the history.", "Этого шага больше нет в истории.")
}
