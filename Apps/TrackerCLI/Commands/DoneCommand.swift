import TrackerDomain
import TrackerPresentation

extension CommandSpec {
    static let done = CommandSpec(
        in: .everyDay, effect: .changes, run: DoneCommand.init,
        summary: Phrase("mark trackers as done", "отметить трекеры выполненными"),
        alsoCalled: ["do", "mark", "check", "complete", "готово", "сделано", "отметить"],
        operands: [OperandSpec(.tracker, .oneOrMore)],
        options: [
            OptionSpec(
                .date, .day,
                Phrase("the day to mark; today without it", "за какой день; если не указать — за сегодня"))
        ],
        details: [
            .text(
                Phrase(
                    """
                    A day before today may be marked, a future one may not. Several trackers are marked all \
                    together or, if one cannot be, not at all.
                    """,
                    """
                    Отметить можно сегодняшний или прошедший день, но не будущий. Несколько трекеров \
                    отмечаются все вместе, а если хотя бы один нельзя — ни один.
                    """
                ))
        ],
        examples: [
            Example(["done", .run], Phrase("done today", "сделано сегодня")),
            Example(
                ["done", .run, .waterPlants, "--date", .init("yesterday", "вчера")],
                Phrase("two trackers, done yesterday", "два трекера за вчерашний день")),
            Example(["done", .read, "--date", "-3"], Phrase("done three days ago", "сделано три дня назад")),
        ])
}

/// `tracker done`: marks trackers on a day.
struct DoneCommand: Command {
    let session: Session

    func run() throws(Failure) {
        let day = try session.date()
        try session.change { (journal) throws(EditError) in
            let trackers = try journal.library.trackers(matching: session.invocation.operands)
            let changes = try journal.perform([.complete(trackers.map(\.id), on: day)], today: session.today)
            let (new, old) = trackers.separated { $0.completions.contains(day) }
            let said = MarkSentence(day: day, today: session.today, isDryRun: session.globals.isDryRun)
            return ChangeReport(changes: changes, said: said.done(new, already: old))
        }
    }
}

extension CommandSpec {
    static let undone = CommandSpec(
        in: .everyDay, effect: .changes, run: UndoneCommand.init,
        summary: Phrase("unmark trackers", "снять отметки"),
        alsoCalled: ["unmark", "uncheck", "снять"],
        operands: [OperandSpec(.tracker, .oneOrMore)],
        options: [
            OptionSpec(
                .date, .day,
                Phrase("the day to unmark; today without it", "за какой день; если не указать — за сегодня"))
        ],
        examples: [
            Example(["undone", .run], Phrase("not done today after all", "сегодня всё-таки не сделано")),
            Example(
                ["undone", .run, "--date", .init("mon", "пн")],
                Phrase("not done on the last Monday", "не сделано в последний понедельник")),
        ])
}

/// `tracker undone`: takes the marks of a day away.
struct UndoneCommand: Command {
    let session: Session

    func run() throws(Failure) {
        let day = try session.date()
        try session.change { (journal) throws(EditError) in
            let trackers = try journal.library.trackers(matching: session.invocation.operands)
            let changes = try journal.perform(
                [.uncomplete(trackers.map(\.id), on: day)], today: session.today)
            let (open, marked) = trackers.separated { $0.completions.contains(day) }
            let said = MarkSentence(day: day, today: session.today, isDryRun: session.globals.isDryRun)
            return ChangeReport(changes: changes, said: said.undone(marked, open: open))
        }
    }
}
