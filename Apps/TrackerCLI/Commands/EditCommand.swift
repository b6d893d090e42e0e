import Terminal
import TrackerDomain
import TrackerPresentation

/// `tracker edit`: changes fields of a tracker.
struct EditCommand {
    let session: Session

    func run() throws(Failure) {
        let invocation = session.invocation
        let named: [TrackerValue?] = [
            invocation.value(.name).map { .name($0) },
            invocation.value(.category).map { .category(session.categoryChoice($0)) },
            try session.schedule().map { .schedule($0) },
        ]
        let edit = TrackerEdit(named.compactMap(\.self) + (try session.looks()))
        try session.change { (journal) throws(EditError) in
            let before = journal.library
            let tracker = try before.tracker(matching: invocation.operands[0])
            let changes = try journal.perform([.editTracker(tracker.id, edit)], today: session.today)
            return ChangeReport(
                changes: changes, said: said(tracker, before, journal.library, changes), makesIDs: true)
        }
    }

    private func said(_ old: Tracker, _ before: Library, _ after: Library, _ changes: [Change]) -> Phrase {
        guard !changes.isEmpty, let new = after.tracker(old.id) else {
            return Phrase("Nothing to change: \(old.name).", "Менять нечего: \(old.name).")
        }
        let sentence = EditSentence(
            old: (old, before.category(old.categoryID)), new: (new, after.category(new.categoryID)),
            isCategoryNew: before.category(new.categoryID) == nil, today: session.today,
            firstWeekday: session.conventions.firstWeekday,
            arrow: session.console.canvas.theme.glyphs.becomes)
        return sentence.phrase(hint: session.globals.isDryRun ? nil : .undo())
    }
}

extension Session {
    /// A category by its full id or its name; one that does not exist is created.
    func categoryChoice(_ word: String) -> CategoryChoice {
        .named(word, newID: environment.newID())
    }
}
