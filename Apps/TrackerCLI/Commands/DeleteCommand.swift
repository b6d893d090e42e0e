import TrackerDomain
import TrackerPresentation

/// `tracker delete`: deletes trackers with their completions, after asking; all of them or none.
struct DeleteCommand {
    let session: Session

    func run() throws(Failure) {
        // Read as strictly as the change itself reads: nobody is asked about what cannot be deleted.
        let library = try session.loadJournal().journal.library
        let trackers = try session.trackers(session.invocation.operands, in: library)
        try Prompt(session: session).confirm(.reallyDelete(trackers))
        try session.change { (journal) throws(EditError) in
            let going = trackers.map { journal.library.tracker($0.id) ?? $0 }
            let changes = try journal.perform(
                trackers.map { .deleteTracker($0.id) }, today: session.today)
            return ChangeReport(changes: changes, said: said(going))
        }
    }

    private func said(_ trackers: [Tracker]) -> Phrase {
        let verb =
            session.globals.isDryRun ? Phrase("Would delete", "Будет удалено") : Phrase("Deleted", "Удалено")
        let completions = CountedPhrase.completions(trackers.reduce(0) { $0 + $1.completions.count })
        let names = trackers.map(\.name).joined(separator: ", ")
        return verb + ": \(names)" + (trackers.count == 1 ? ", " : "; ") + completions + "."
    }
}
