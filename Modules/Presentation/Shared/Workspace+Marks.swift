internal import TrackerDomain

/// Marks that are shown first and saved later.
extension Workspace {
    /// Carries out edits on the shown library alone, to be saved by `saveMarks`.
    ///
    /// - Returns: Nil if that changes nothing or is refused, and nothing is to be saved: only the store knows why.
    func mark(_ edits: [Edit], over shown: Library, whenSaved: @escaping () -> Void) -> Outcome? {
        let (day, memory) = (today(), replacedAmounts.memory)
        var journal = Journal(library: shown)
        let replacing = replacedAmounts.givingBack(edits, in: shown, today: day)
        guard let summary = try? journal.summary(performing: replacing, for: edits, today: day),
            !summary.isEmpty
        else { return nil }
        unsaved.append(.init(edits: replacing, day: day, whenSaved: whenSaved), to: shown, memory)
        replacedAmounts.remember(edits, summary.changes, in: journal.library)
        replacedAmounts.follow(journal.library)
        return Outcome(library: journal.library, notice: notice(of: summary), summary: summary)
    }

    /// Saves the marks in one write, each as a step of its own; nil if there are none.
    ///
    /// After a failure the library is as it was before them. A refused mark keeps none of the others from being saved.
    func saveMarks() -> Outcome? {
        guard let batch = unsaved.take() else { return nil }
        let outcome = reach(over: batch.library, isChange: true) { (store) throws(StoreError) in
            let updated = try store.update { (journal) throws(EditError) -> (Journal, [EditError?])? in
                if journal.library.isNothing(inPlaceOf: batch.library) { return nil }
                let errors = batch.marks.map { $0.perform(on: &journal) }
                return (journal, errors)
            }
            guard let (journal, errors) = updated.value else {
                return removed(batch.library, updated.warnings)
            }
            for (mark, error) in zip(batch.marks, errors) where error == nil { mark.whenSaved() }
            let refusal = errors.lazy.compactMap(\.self).first
            return Outcome(
                library: journal.library,
                notice: refusal.map { notice(of: .edit($0), over: batch.library, true) }
                    .followed(by: news(updated)),
                history: journal.history)
        }
        if outcome.isRefused {
            replacedAmounts.memory = batch.replacedAmounts
            replacedAmounts.follow(outcome.library)
        }
        return outcome
    }
}

extension UnsavedMarks.Mark {
    /// Performs the mark as a step of its own; returns the reason if it is refused.
    fileprivate func perform(on journal: inout Journal) -> EditError? {
        do throws(EditError) {
            try journal.perform(edits, today: day)
            return nil
        } catch {
            return error
        }
    }
}
