import TrackerDomain
import TrackerPresentation

/// `tracker undo`: takes the newest steps back.
struct UndoCommand {
    let session: Session

    func run() throws(Failure) {
        let count = try session.count()
        try session.change { (journal) throws(EditError) in
            let names = ChangeNames(journal)
            let steps = try journal.undo(count)
            guard !steps.isEmpty else {
                return ChangeReport(acts: [], said: .nothingToUndo)
            }
            let verb =
                session.globals.isDryRun
                ? Phrase("Would undo", "Будет отменено") : Phrase("Undone", "Отменено")
            // A step is named by what it had done, not by what taking it back does.
            let said = ReplaySentence(verb: verb, steps: steps.map(\.inverse), names: names)
            return ChangeReport(
                acts: steps.flatMap(\.changes.acts), said: said.phrase, followUp: .redo(steps.count))
        }
    }
}

/// `tracker redo`: does again what was undone last.
struct RedoCommand {
    let session: Session

    func run() throws(Failure) {
        let count = try session.count()
        try session.change { (journal) throws(EditError) in
            let names = ChangeNames(journal)
            let steps = try journal.redo(count)
            guard !steps.isEmpty else {
                return ChangeReport(acts: [], said: .nothingToRedo)
            }
            let verb =
                session.globals.isDryRun
                ? Phrase("Would redo", "Будет повторено") : Phrase("Redone", "Повторено")
            let said = ReplaySentence(verb: verb, steps: steps, names: names)
            return ChangeReport(
                acts: steps.flatMap(\.changes.acts), said: said.phrase, followUp: .undo(steps.count))
        }
    }
}

/// Says which step was undone or redone, or how many.
struct ReplaySentence {
    let verb: Phrase
    let steps: [Step]
    let names: ChangeNames

    var phrase: Phrase {
        guard steps.count == 1 else { return verb + ": " + CountedPhrase.steps(steps.count) + "." }
        return verb + ": " + Phrase(steps[0].text(names, .english), steps[0].text(names, .russian)) + "."
    }
}
