import TrackerDomain
import TrackerPresentation

extension CommandSpec {
    static let delete = CommandSpec(
        in: .trackers, effect: .changes, makeCommand: DeleteCommand.init,
        summary: Phrase("delete trackers and their marks", "удалить трекеры вместе с отметками"),
        alsoCalled: ["rm", "remove", "del", "удалить"],
        operands: [OperandSpec(.tracker, .oneOrMore)],
        asks: true,
        details: [
            .text(
                Phrase(
                    """
                    It asks first. Several trackers are deleted all together or not at all; “tracker undo” brings \
                    them back with all their marks.
                    """,
                    """
                    Сначала программа переспросит. Несколько трекеров удаляются все вместе или не удаляется ни \
                    один; «tracker undo» вернёт их со всеми отметками.
                    """
                ))
        ],
        examples: [
            Example(
                ["delete", .read, "--dry-run"],
                Phrase("see what would be deleted", "посмотреть, что будет удалено")),
            Example(["delete", .read, "--yes"], Phrase("delete without a question", "удалить без вопросов")),
        ])
}

/// `tracker delete`: deletes trackers with their completions, after asking; all of them or none.
struct DeleteCommand: Command {
    let session: Session

    func run() throws(Failure) -> ExitCode {
        // Matches as strictly as the change itself, so that nobody is asked about an impossible deletion.
        let library = try session.loadJournal().journal.library
        let trackers = try session.trackers(session.invocation.operands, in: library)
        try Prompt(session: session).confirm(.reallyDelete(trackers, session.repeated))
        try session.change { _ in trackers.map { .deleteTracker($0.id) } }
        return .done
    }
}
