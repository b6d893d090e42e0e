import TrackerDomain
import TrackerPresentation

/// `tracker history`: the steps that can be undone and redone.
struct HistoryCommand {
    let session: Session

    func run() throws(Failure) {
        let journal: Journal
        do throws(StoreError) { journal = try session.store.loadJournal() } catch { throw .store(error) }
        let state = HistoryState(journal, language: session.language)
        session.show(
            json: .history(state), records: records(state),
            lines: HistoryView(canvas: session.console.canvas).lines(state))
    }

    /// Steps to redo have negative numbers.
    private func records(_ state: HistoryState) -> [[String]] {
        let undo = state.undo.map { (number: $0.number, row: $0) }
        let redo = state.redo.map { (number: -$0.number, row: $0) }
        return (undo + redo).flatMap { number, row in
            row.changes.map { [String(number), $0.kind, $0.name, $0.date?.iso ?? ""] }
        }
    }
}
