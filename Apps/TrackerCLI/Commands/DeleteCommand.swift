import TrackerDomain
import TrackerPresentation

/// `tracker delete`: deletes a tracker with its completions, after asking.
struct DeleteCommand {
    let session: Session

    func run() throws(Failure) {
        let tracker = try session.tracker(session.invocation.operands[0], in: try session.load().library)
        try Prompt(session: session).confirm(.reallyDelete(tracker))
        try session.change { (journal) throws(EditError) in
            let changes = try journal.perform([.deleteTracker(tracker.id)], today: session.today)
            return ChangeReport(changes: changes, said: said(tracker))
        }
    }

    private func said(_ tracker: Tracker) -> Phrase {
        let verb =
            session.globals.isDryRun ? Phrase("Would delete", "Будет удалено") : Phrase("Deleted", "Удалено")
        return verb + ": \(tracker.name), " + CountedPhrase.completions(tracker.completions.count) + "."
    }
}
