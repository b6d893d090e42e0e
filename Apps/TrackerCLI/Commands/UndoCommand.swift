import TrackerDomain
import TrackerPresentation

extension CommandSpec {
    static let undo = CommandSpec(
        in: .secondThoughts, effect: .changes, makeCommand: UndoCommand.init,
        summary: Phrase("take back the last changes", "отменить последние изменения"),
        alsoCalled: ["revert", "back", "отменить"],
        operands: [OperandSpec(.count, .optional)],
        details: [
            .text(
                Phrase(
                    """
                    N is the number of steps (default: 1). The last 100 steps are kept, whichever \
                    terminal they were made in.
                    """,
                    """
                    N — сколько шагов отменить; если не указать — один. Хранятся последние 100 шагов, в \
                    каком бы терминале они ни были сделаны.
                    """
                ))
        ],
        examples: [
            Example(["undo"], Phrase("take back the last step", "отменить последний шаг")),
            Example(["undo", "3"], Phrase("take back three steps", "отменить три шага")),
        ])
}

/// `tracker undo`: takes the newest steps back.
struct UndoCommand: Command {
    let session: Session

    func run() throws(Failure) -> ExitCode {
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
                acts: steps.flatMap(\.changes.groups), said: said.phrase, followUp: .redo(steps.count))
        }
        return .done
    }
}

extension CommandSpec {
    static let redo = CommandSpec(
        in: .secondThoughts, effect: .changes, makeCommand: RedoCommand.init,
        summary: Phrase("make undone changes again", "повторить отменённые изменения"),
        alsoCalled: ["вернуть", "повторить"],
        operands: [OperandSpec(.count, .optional)],
        details: [
            .text(
                Phrase(
                    "N is the number of steps (default: 1). A new change ends what can be redone.",
                    """
                    N — сколько шагов повторить; если не указать — один. После нового изменения повторять уже \
                    нечего.
                    """
                ))
        ],
        examples: [
            Example(
                ["redo"], Phrase("make the last undone step again", "повторить последний отменённый шаг")),
            Example(["redo", "3"], Phrase("make three steps again", "повторить три шага")),
        ])
}

/// `tracker redo`: does again what was undone last.
struct RedoCommand: Command {
    let session: Session

    func run() throws(Failure) -> ExitCode {
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
                acts: steps.flatMap(\.changes.groups), said: said.phrase, followUp: .undo(steps.count))
        }
        return .done
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
