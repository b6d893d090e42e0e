import TrackerData
import TrackerDomain
import TrackerPresentation

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
