import TrackerDomain
import TrackerPresentation

extension CommandSpec {
    static let delete = CommandSpec(
        in: .trackers, effect: .changes, makeCommand: DeleteCommand.init,
        summary: Phrase("delete trackers and their completions", "удалить трекеры вместе с отметками"),
        alsoCalled: ["rm", "remove", "del", "удалить"],
        operands: [OperandSpec(.tracker, .oneOrMore)],
        asks: true,
        details: [
            .text(
                Phrase(
                    """
                    It asks first. Several trackers are deleted all together or not at all; “tracker undo” brings \
                    them back with all their completions.
                    """,
                    """
                    Сначала программа переспросит. Несколько трекеров удаляются все вместе или не удаляется ни \
                    один; «tracker undo» вернёт их со всеми отметками.
                    """
                ))
        ],
        examples: [
            Example(
                ["delete", .read, "--dry-run"], Phrase("see what would be deleted", "посмотреть, что будет удалено")),
            Example(["delete", .read, "--yes"], Phrase("delete without a question", "удалить без вопросов")),
        ])
}

/// `tracker delete`: deletes trackers with their completions, after asking; all of them or none.
struct DeleteCommand: Command {
    let session: Session

    func run() throws(Failure) -> ExitCode {
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
        return .done
    }

    private func said(_ trackers: [Tracker]) -> Phrase {
        let verb =
            session.globals.isDryRun ? Phrase("Would delete", "Будет удалено") : Phrase("Deleted", "Удалено")
        let completions = CountedPhrase.completions(trackers.reduce(0) { $0 + $1.completions.count })
        let names = trackers.map(\.name).joined(separator: ", ")
        return verb + ": \(names)" + (trackers.count == 1 ? ", " : "; ") + completions + "."
    }
}
