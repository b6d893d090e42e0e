import TrackerDomain
import TrackerPresentation

/// `tracker delete`: deletes a tracker with its completions, after asking.
struct DeleteCommand {
    let session: Session

    func run() throws(Failure) {
        // Read as strictly as the change itself reads: nobody is asked about what cannot be deleted.
        let library = try session.loadJournal().journal.library
        let tracker = try session.tracker(session.invocation.operands[0], in: library)
        try Prompt(session: session).confirm(.reallyDelete(tracker))
        try session.change { (journal) throws(EditError) in
            let going = journal.library.tracker(tracker.id) ?? tracker
            let changes = try journal.perform([.deleteTracker(tracker.id)], today: session.today)
            return ChangeReport(changes: changes, said: said(going))
        }
    }

    private func said(_ tracker: Tracker) -> Phrase {
        let verb =
            session.globals.isDryRun ? Phrase("Would delete", "Будет удалено") : Phrase("Deleted", "Удалено")
        return verb + ": \(tracker.name), " + CountedPhrase.completions(tracker.completions.count) + "."
    }
}
