import Terminal
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
