import Terminal
import TrackerData
import TrackerDomain
import TrackerPresentation

/// `tracker history`: the steps that can be undone and redone.
struct HistoryCommand {
    let session: Session

    func run() throws(Failure) {
        let (journal, warnings) = try session.loadJournal()
        let state = HistoryState(journal, today: session.today, language: session.language)
        session.show(
            warnings, json: .history(state), records: records(state, names: ChangeNames(journal)),
            lines: HistoryView(canvas: session.console.canvas).lines(state))
    }

    /// Steps to redo have negative numbers.
    private func records(_ state: HistoryState, names: ChangeNames) -> [[String]] {
        records(state.undo, sign: "", names) + records(state.redo, sign: "-", names)
    }

    private func records(_ rows: [HistoryState.Row], sign: String, _ names: ChangeNames) -> [[String]] {
        rows.flatMap { row in
            row.step.changes.acts.flatMap(ChangeEntry.entries).map { entry in
                [
                    "\(sign)\(row.number)", entry.kind, entry.subject.map { names[$0] } ?? "",
                    entry.date?.iso ?? "",
                ]
            }
        }
    }
}

/// `tracker history clear`: forgets the steps, and with them what was deleted, in the backups too.
struct HistoryClearCommand {
    let session: Session

    func run() throws(Failure) {
        var warnings = try session.loadJournal().warnings
        try Prompt(session: session).confirm(.reallyClearHistory)
        let isDryRun = session.globals.isDryRun
        do throws(StoreError) {
            // Asked before: nothing may fail once the history is forgotten.
            let left = try session.store.warningsOfClearing()
            if !isDryRun { try session.store.clearHistory() }
            session.say(left)
            warnings += left
        } catch {
            throw .store(error)
        }
        if session.console.form == .json {
            session.print(.changed([], isDryRun: isDryRun, hidesNewIDs: false), warnings)
        } else if isDryRun {
            session.tell(Phrase("Would forget the history.", "История будет забыта."))
        } else {
            session.tell(Phrase("The history is forgotten.", "История забыта."))
        }
        try session.toldChange()
    }
}
