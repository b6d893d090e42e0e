import TrackerDomain
import TrackerPresentation

/// `tracker redo`: does again what was undone last.
struct RedoCommand {
    let session: Session

    func run() throws(Failure) {
        let count = try session.count()
        try session.change { (journal) throws(EditError) in
            let names = ChangeNames(journal)
            let steps = try journal.redo(count)
            guard !steps.isEmpty else {
                return ChangeReport(changes: [], said: .nothingToRedo)
            }
            let verb =
                session.globals.isDryRun
                ? Phrase("Would redo", "Будет повторено") : Phrase("Redone", "Повторено")
            let said = ReplaySentence(verb: verb, steps: steps, names: names)
            return ChangeReport(
                changes: steps.flatMap(\.changes), said: said.phrase, followUp: .undo(steps.count))
        }
    }
}
