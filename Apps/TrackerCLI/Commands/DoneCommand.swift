import TrackerDomain
import TrackerPresentation

extension CommandSpec {
    static let done = CommandSpec(
        in: .everyDay, effect: .changes, makeCommand: DoneCommand.init,
        summary: Phrase("mark trackers as done", "отметить трекеры выполненными"),
        alsoCalled: ["do", "mark", "check", "complete", "готово", "сделано", "отметить"],
        operands: [OperandSpec(.tracker, .oneOrMore)],
        options: [
            OptionSpec(
                .date, .pastDays,
                Phrase("the days to mark (default: today)", "за какие дни (по умолчанию: сегодня)")),
            OptionSpec(
                .amount, .amount,
                Phrase(
                    "how much it was; +2 adds, -2 takes away",
                    "сколько сделано; +2 прибавит, -2 отнимет")),
            OptionSpec(.note, .text, Phrase("a note for the day", "заметка об этом дне")),
        ],
        details: [
            .text(
                Phrase(
                    """
                    A day before today may be marked, a future one may not. Several trackers are marked all \
                    together or, if one cannot be, not at all. Where there is a goal, a day without --amount \
                    counts as the whole of it; for a goal of a week, a month or some days the amount is asked for. \
                    The amount may also stand behind a single tracker, in any unit that can be converted into that \
                    of its goal; without a goal it is a bare number.
                    """,
                    """
                    Отметить можно сегодняшний или прошедший день, но не будущий. Несколько трекеров \
                    отмечаются все вместе, а если хотя бы один нельзя — ни один. Если есть цель, отметка без \
                    --amount засчитывает её целиком; для цели на неделю, месяц или несколько дней программа \
                    спросит количество. Его можно написать и просто после единственного трекера, в любой единице, \
                    которая переводится в единицу цели; без цели это просто число.
                    """
                ))
        ],
        examples: [
            Example(["done", .run], Phrase("done today", "сделано сегодня")),
            Example(
                ["done", .run, .waterPlants, "--date", .init("yesterday", "вчера")],
                Phrase("two trackers, for yesterday", "два трекера, за вчерашний день")),
            Example(
                ["done", .steps, "7500"],
                Phrase("an amount of a habit with a goal", "количество для привычки с целью")),
        ])
}

/// `tracker done`: marks trackers on days, records an amount, keeps a note; all in one step.
struct DoneCommand: Command {
    let session: Session

    func run() throws(Failure) -> ExitCode {
        let (days, amount, note) = (try session.days(), try session.amount(), session.invocation.value(.note))
        do throws(Failure) {
            try mark(days, amount, note)
        } catch {
            let prompt = Prompt(session: session)
            guard case .store(.edit(.needsAmount(_, let unit))) = error, prompt.isPossible,
                session.invocation.operands.count == 1
            else { throw error }
            try askAmount(prompt, unit, days, note)
        }
        return .done
    }

    /// Asks how much it was, until that can be recorded.
    private func askAmount(
        _ prompt: Prompt, _ unit: String, _ days: DaySet, _ note: String?
    ) throws(Failure) {
        while true {
            let amount = try prompt.ask(.howMuch(unit)) { (word) throws(Failure) in
                try session.parsed(try AmountWord.edit(word, session.language))
            }
            do throws(Failure) {
                return try mark(days, amount, note)
            } catch {
                guard case .store(.edit(let refusal)) = error, refusal.isOfTypedAmount else { throw error }
                session.console.say(error.text(session.language, session.repeated), .error)
            }
        }
    }

    private func mark(_ days: DaySet, _ amount: AmountEdit?, _ note: String?) throws(Failure) {
        try session.changeAsUnderstood { (library) throws(Failure) in
            let (trackers, typed) = try session.marked(in: library, on: days)
            if amount != nil, session.invocation.operands.count > 1 { throw .invalid(.amountOfOne) }
            let marks = trackers.map { tracker -> Edit in
                (amount ?? typed).map { .amount($0, of: tracker.id, on: days) }
                    ?? .complete([tracker.id], on: days)
            }
            return marks + notes(note, of: trackers, on: days)
        }
    }
}

extension EditError {
    /// True if another amount may be accepted.
    fileprivate var isOfTypedAmount: Bool {
        switch self {
        case .otherUnit, .inexactAmount, .doubtfulAmount, .shortThousands, .amountBelowZero, .amountTooLarge:
            true
        default: false
        }
    }
}

extension Command {
    /// The edits that set a note on each day.
    func notes(_ text: String?, of trackers: [Tracker], on days: DaySet) -> [Edit] {
        guard let text else { return [] }
        return trackers.flatMap { tracker in days.map { .note(text, of: tracker.id, on: $0) } }
    }
}

extension CommandSpec {
    static let undone = CommandSpec(
        in: .everyDay, effect: .changes, makeCommand: UndoneCommand.init,
        summary: Phrase("unmark trackers", "снять отметки"),
        alsoCalled: ["unmark", "uncheck", "снять"],
        operands: [OperandSpec(.tracker, .oneOrMore)],
        options: [
            OptionSpec(
                .date, .pastDays,
                Phrase("the days to unmark (default: today)", "за какие дни (по умолчанию: сегодня)"))
        ],
        examples: [
            Example(["undone", .run], Phrase("not done today after all", "сегодня всё-таки не сделано")),
            Example(
                ["undone", .run, "--date", .init("mon", "пн")],
                Phrase("not done on the last Monday", "не сделано в последний понедельник")),
        ])
}

/// `tracker undone`: takes the marks of days away, and forgets their amounts.
struct UndoneCommand: Command {
    let session: Session

    func run() throws(Failure) -> ExitCode {
        let days = try session.days()
        try session.changeAsUnderstood { (library) throws(Failure) in
            let (trackers, _) = try session.marked(in: library, on: days)
            return [.uncomplete(trackers.map(\.id), on: days)]
        }
        return .done
    }
}
