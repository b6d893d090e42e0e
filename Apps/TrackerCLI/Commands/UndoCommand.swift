import TrackerDomain
import TrackerPresentation

extension CommandSpec {
    static let undo = CommandSpec(
        in: .undo, effect: .changes, makeCommand: { ReplayCommand(session: $0, replay: .undo) },
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
                    N — сколько шагов отменить (по умолчанию: 1). Хранятся последние 100 шагов, в \
                    каком бы терминале они ни были сделаны.
                    """
                ))
        ],
        examples: [
            Example(["undo"], Phrase("take back the last step", "отменить последний шаг")),
            Example(["undo", "3"], Phrase("take back three steps", "отменить три шага")),
        ])
}

extension CommandSpec {
    static let redo = CommandSpec(
        in: .undo, effect: .changes, makeCommand: { ReplayCommand(session: $0, replay: .redo) },
        summary: Phrase("make undone changes again", "повторить отменённые изменения"),
        alsoCalled: ["вернуть", "повторить"],
        operands: [OperandSpec(.count, .optional)],
        details: [
            .text(
                Phrase(
                    "N is the number of steps (default: 1). A new change ends what can be redone.",
                    """
                    N — сколько шагов повторить (по умолчанию: 1). После нового изменения повторять уже \
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

/// `tracker undo` and `tracker redo`: takes the newest steps back, or does again what was undone last.
struct ReplayCommand: Command {
    let session: Session
    let replay: Replay

    func run() throws(Failure) -> ExitCode {
        let count = try count()
        try session.change { (journal) throws(EditError) in
            let before = journal
            let replayed = try journal.replay(replay, count, today: session.today)
            let sums = journal.library.sumChanges(since: before.library, today: session.today)
            return (before, journal, replayed, sums)
        } report: { before, after, replayed, sums in
            let left = session.left(by: replayed, in: after)
            let remarks = left.map { Phrase(same: $0.left.text + ($0.command.map { " " + $0.text } ?? "")) }
            let said = replay.sentence(for: replayed, ChangeNames(before), besides: left.map(\.left)) {
                replay.sentence($0, $1, isTrial: session.globals.isDryRun)
            }
            return ChangeReport(
                entries: replayed.steps.flatMap {
                    replay == .undo ? ChangeSummary($0).undoneEntries : ChangeSummary($0).entries
                }
                    + ChangeSummary.entries(
                        of: sums.filter { change in
                            !replayed.steps.contains { $0.name == change.tracker.map { .merged(into: $0) } }
                        }),
                said: said == .empty ? remarks.joined(separator: " ") : said,
                followUp: replay == .undo ? .redo(replayed.steps.count) : .undo(replayed.steps.count),
                details: said == .empty ? [] : remarks,
                left: left.map { ($0.left.entry, $0.command?.words) })
        }
        return .done
    }

    /// The number of steps of the operand (default: 1).
    private func count() throws(Failure) -> Int {
        guard let word = session.invocation.operands.first else { return 1 }
        // A number too large for Int means all steps, like any other large one.
        let isNumber = !word.isEmpty && word.utf8.allSatisfy { (0x30...0x39).contains($0) }
        guard let count = Int(word) ?? (isNumber ? Int.max : nil), count > 0 else {
            throw session.twin(ofWords: [word]) ?? session.twin(
                ofTracker: word, replay == .undo ? .undone : .done)
                ?? .invalid(.badCount(word))
        }
        return count
    }
}

extension Session {
    /// What undo or redo has left to other devices, each with the command that makes it after all.
    fileprivate func left(
        by replayed: Replayed, in journal: Journal
    ) -> [(left: LeftByReplay, command: CommandLineText?)] {
        let status = replayed.conflicts.isEmpty ? nil : (try? sync.status()) ?? nil
        let left = replayed.left(in: journal, today: today, language: language) { device in
            status?.name(of: device)
        }
        return left.map { ($0, $0.entry.command(in: journal.library, today: today, repeated)) }
    }
}
