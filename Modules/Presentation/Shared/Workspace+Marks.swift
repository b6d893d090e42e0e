internal import TrackerDomain

/// Marks that are shown first and saved later.
extension Workspace {
    /// Carries out edits on the shown library alone, to be saved by `saveMarks`.
    ///
    /// - Returns: Nil if that changes nothing or is refused, and nothing is to be saved: only the store knows why.
    func mark(_ edits: [Edit], over shown: Library, whenSaved: @escaping () -> Void) -> Outcome? {
        let (day, before) = (today(), replacedAmounts.memory)
        var (journal, memory) = (Journal(library: shown), before)
        guard let summary = try? journal.summary(performing: edits, today: day, replacing: &memory),
            !summary.isEmpty
        else { return nil }
        unsaved.append(.init(edits: edits, day: day, whenSaved: whenSaved), to: shown, before)
        memory.follow(journal.library)
        replacedAmounts.memory = memory
        return Outcome(library: journal.library, notice: notice(of: summary), summary: summary)
    }

    /// Saves the marks in one write, each as a step of its own; nil if there are none.
    ///
    /// After a failure the library is as it was before them. A refused mark keeps none of the others from being saved.
    /// The outcome has the summary of the last mark, and a notice if the screen has said something else of any.
    func saveMarks() -> Outcome? {
        guard let batch = unsaved.take() else { return nil }
        // Whoever has changed a day meanwhile, what its mark replaces is what the store holds.
        replacedAmounts.memory = batch.replacedAmounts
        return reach(over: batch.library, isChange: true) { (store) throws(StoreError) in
            let updated = try store.update { (journal) throws(EditError) -> (Journal, Marked)? in
                if journal.library.isNothing(inPlaceOf: batch.library) { return nil }
                let marked = batch.perform(on: &journal)
                return (journal, marked)
            }
            guard let (journal, marked) = updated.value else {
                return removed(batch.library, updated.warnings)
            }
            replacedAmounts.memory = marked.memory
            for (mark, summary) in zip(batch.marks, marked.summaries) where summary != nil {
                mark.whenSaved()
            }
            let refusal = marked.refusal.map { notice(of: .edit($0), over: batch.library, nil, true) }
            let (last, others) = corrections(of: batch, marked)
            let news = others.followed(by: news(updated))
            return Outcome(
                library: journal.library, notice: refusal.followed(by: last).followed(by: news),
                summary: marked.summaries.last ?? nil, history: journal.history, news: news)
        }
    }

    /// The notices of marks that were written otherwise than the screen had said, and that of the last mark with them.
    private func corrections(
        of batch: UnsavedMarks.Batch, _ marked: Marked
    ) -> (last: Notice?, others: Notice?) {
        func notices(_ marked: Marked) -> [Notice?] { marked.summaries.map { $0.flatMap { notice(of: $0) } } }
        var shown = Journal(library: batch.library)
        let said = notices(batch.perform(on: &shown))
        let written = notices(marked)
        let others = zip(said, written).dropLast().filter { $1 != nil && $0 != $1 }.map(\.1)
        guard !others.isEmpty || written.last != said.last else { return (nil, nil) }
        return (written.last ?? nil, others.reduce(nil) { $0.followed(by: $1) })
    }
}

/// The result of marks that were carried out.
private struct Marked {
    /// One for each mark; nil for a refused one.
    var summaries: [ChangeSummary?] = []
    /// The reason for the first refusal.
    var refusal: EditError?
    var memory: ReplacedAmounts.Memory
}

extension UnsavedMarks.Batch {
    /// Carries out the marks, each as a step of its own.
    fileprivate func perform(on journal: inout Journal) -> Marked {
        var marked = Marked(memory: replacedAmounts)
        for mark in marks {
            do throws(EditError) {
                marked.summaries.append(
                    try journal.summary(
                        performing: mark.edits, today: mark.day, replacing: &marked.memory))
            } catch {
                marked.summaries.append(nil)
                marked.refusal = marked.refusal ?? error
            }
        }
        return marked
    }
}
