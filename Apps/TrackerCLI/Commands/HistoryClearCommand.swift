import TrackerDomain
import TrackerPresentation

/// `tracker history clear`: forgets the steps, and with them what was deleted, in the backups too.
struct HistoryClearCommand {
    let session: Session

    func run() throws(Failure) {
        try Prompt(session: session).confirm(.reallyClearHistory)
        guard !session.globals.isDryRun else { return say(Phrase("Would forget the history.", "История будет забыта.")) }
        try session.clearHistory()
        say(Phrase("The history is forgotten.", "История забыта."))
    }

    private func say(_ said: Phrase) {
        guard session.console.form != .json else {
            return session.console.print(.changed([], isDryRun: session.globals.isDryRun, hidesNewIDs: false))
        }
        if !session.globals.isQuiet { session.console.print(change: said(session.language), hint: nil) }
    }
}
