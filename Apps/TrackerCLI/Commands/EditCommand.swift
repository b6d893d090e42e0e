import TrackerDomain
import TrackerPresentation

/// `tracker edit`: changes fields of a tracker.
struct EditCommand {
    let session: Session

    func run() throws(Failure) {
        let invocation = session.invocation
        let edit = TrackerEdit(
            name: invocation.value(.name),
            category: invocation.value(.category).map { session.categoryChoice($0) },
            schedule: try session.weekdays().map(Schedule.weekdays),
            emoji: try session.emoji(), color: try session.color())
        try session.change { (journal) throws(EditError) in
            let tracker = try journal.library.tracker(matching: invocation.operands[0])
            let changes = try journal.perform([.editTracker(tracker.id, edit)], today: session.today)
            return ChangeReport(changes: changes, said: said(tracker, changes), makesIDs: true)
        }
    }

    private func said(_ tracker: Tracker, _ changes: [Change]) -> Phrase {
        guard !changes.isEmpty else {
            return Phrase("Nothing to change: \(tracker.name).", "Менять нечего: \(tracker.name).")
        }
        let isDryRun = session.globals.isDryRun
        let newCategory = changes.lazy
            .compactMap { if case .categoryAdded(let category, _) = $0 { category.name } else { nil } }.first
        let wish = isDryRun ? Phrase("Would change: ", "Будет изменено: ") : Phrase(same: "")
        if let newCategory {
            return wish + "\(tracker.name)"
                + Phrase(": new category \(newCategory).", ": новая категория \(newCategory).")
        }
        return (isDryRun ? wish : Phrase("Changed: ", "Изменено: ")) + "\(tracker.name)."
    }
}

extension Session {
    /// A category by its full id or its name; one that does not exist is created.
    func categoryChoice(_ word: String) -> CategoryChoice {
        .named(word, newID: world.newID())
    }
}
