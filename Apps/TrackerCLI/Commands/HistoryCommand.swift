import Terminal
import TrackerDomain
import TrackerExchange
import TrackerPresentation

extension CommandSpec {
    static let history = CommandSpec(
        in: .undo, needs: .library, makeCommand: HistoryCommand.init,
        fields: ["step", "kind", "name", "date"],
        summary: Phrase("show what can be undone and redone", "показать, что можно отменить и повторить"),
        alsoCalled: ["changes", "steps", "история"],
        examples: [
            Example(["history"], Phrase("the steps, newest first", "шаги, начиная с последнего")),
            Example(["history", "--plain"], Phrase("the same, for a script", "то же самое для скриптов")),
        ])
}

/// `tracker history`: the steps that can be undone and redone.
struct HistoryCommand: Command {
    let session: Session

    func run() throws(Failure) -> ExitCode {
        let (journal, warnings) = try session.loadJournal()
        let state = HistoryState(journal, today: session.today, language: session.language)
        session.show(
            warnings, json: .history.json(state), records: records(state, names: ChangeNames(journal)),
            lines: HistoryView(context: session.console.context).lines(state))
        return .done
    }

    /// Steps to redo have negative numbers.
    private func records(_ state: HistoryState, names: ChangeNames) -> [[String]] {
        records(state.undo, sign: "", names) + records(state.redo, sign: "-", names)
    }

    private func records(_ rows: [HistoryState.Row], sign: String, _ names: ChangeNames) -> [[String]] {
        rows.flatMap { row in
            ChangeSummary(row.step).entries.map { entry in
                [
                    "\(sign)\(row.number)", entry.act.words.scriptName, entry.subject.map { names[$0] } ?? "",
                    entry.date?.iso ?? "",
                ]
            }
        }
    }
}

extension CommandSpec {
    static let historyClear = CommandSpec(
        in: .undo, effect: .changes, makeCommand: HistoryClearCommand.init,
        summary: Phrase("clear the steps and what was deleted", "очистить историю: шаги и всё удалённое"),
        alsoCalled: ["delete", "remove", "rm", "forget", "очистить", "удалить"],
        asks: true,
        details: [
            .text(
                Phrase(
                    """
                    It asks first. Nothing made before can be undone afterwards, and what was deleted leaves \
                    the library and its backups for good.
                    """,
                    """
                    Сначала программа переспросит. После этого прежние шаги отменить нельзя, а удалённое \
                    навсегда исчезнет из библиотеки и резервных копий.
                    """
                ))
        ],
        examples: [
            Example(
                ["history", "clear", "--dry-run"],
                Phrase("see how much would be cleared", "посмотреть, сколько будет очищено")),
            Example(
                ["history", "clear", "--yes"], Phrase("clear without a question", "очистить без вопросов")),
        ])
}

/// `tracker history clear`: forgets the steps, and with them what was deleted, in the backups too.
struct HistoryClearCommand: Command {
    let session: Session

    func run() throws(Failure) -> ExitCode {
        if session.upkeep.stamp() == nil { throw .notFound(.noHistoryToForget) }
        var warnings = try session.loadJournal().warnings
        try Prompt(session: session).confirm(.reallyClearHistory)
        let isDryRun = session.globals.isDryRun
        do throws(StoreError) {
            // Read first, as nothing may fail after the history is deleted.
            let left = try session.upkeep.warningsOfClearing()
            if !isDryRun {
                try session.upkeep.clearHistory()
                session.completed.last = .change
            }
            session.say(left)
            warnings += left
        } catch {
            throw .store(error)
        }
        if session.console.format == .json {
            session.print(.changed.json(([], [], isDryRun, hidesNewIDs: false)), warnings)
        } else if isDryRun {
            session.tell(Phrase("Would clear the history.", "История будет очищена."))
        } else {
            session.tell(Phrase("History cleared.", "История очищена."))
        }
        return .done
    }
}

extension Phrase {
    fileprivate static let noHistoryToForget = Phrase(
        "There is no library yet, so there is no history to clear.",
        "Библиотеки ещё нет, очищать нечего.")
}
