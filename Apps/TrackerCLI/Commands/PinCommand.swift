import TrackerDomain
import TrackerPresentation

/// `tracker pin` and `tracker unpin`: moves a tracker to the section on top, or back.
struct PinCommand {
    let session: Session
    let isPinned: Bool

    func run() throws(Failure) {
        try session.change { (journal) throws(EditError) in
            let tracker = try journal.library.tracker(matching: session.invocation.operands[0])
            let edit: Edit = isPinned ? .pin(tracker.id) : .unpin(tracker.id)
            let changes = try journal.perform([edit], today: session.today)
            return ChangeReport(changes: changes, said: said(tracker))
        }
    }

    private func said(_ tracker: Tracker) -> Phrase {
        let verb: Phrase =
            switch (isPinned, tracker.isPinned == isPinned, session.globals.isDryRun) {
            case (true, true, _): Phrase("Already pinned", "Уже закреплено")
            case (false, true, _): Phrase("Was not pinned", "Не было закреплено")
            case (true, false, false): Phrase("Pinned", "Закреплено")
            case (false, false, false): Phrase("Unpinned", "Откреплено")
            case (true, false, true): Phrase("Would pin", "Будет закреплено")
            case (false, false, true): Phrase("Would unpin", "Будет откреплено")
            }
        return verb + ": \(tracker.name)."
    }
}
