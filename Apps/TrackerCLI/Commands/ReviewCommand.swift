import TrackerDomain
import TrackerPresentation

extension CommandSpec {
    static let review = CommandSpec(
        in: .everyDay, effect: .answers, makeCommand: ReviewCommand.init,
        summary: Phrase("go through what is open, one by one", "пройти по всему, что осталось"),
        alsoCalled: ["ask", "walk", "обзор"],
        operands: [OperandSpec(.pastDay, .optional)],
        options: [
            OptionSpec(
                .open, nil,
                Phrase(
                    "what was missed in the last seven days, then today",
                    "что пропущено за последние семь дней, потом сегодня"))
        ],
        asks: true, hasJSON: false,
        details: [
            .text(
                Phrase(
                    """
                    It asks about one habit after another, and each answer is saved at once. y is done, n leaves it \
                    open, Enter asks again at the end, s skips the day, a number is the amount, a TEXT a note, u takes \
                    back the last answer, q stops, ? explains them all.
                    """,
                    """
                    Программа спрашивает о привычках по одной, и каждый ответ сразу сохраняется. д — сделано, н — \
                    остаётся, Enter — спросить ещё раз в конце, п — пропустить день, число — количество, з ТЕКСТ — \
                    заметка, о — отменить последний ответ, в — закончить, ? — объяснить всё это.
                    """
                ))
        ],
        examples: [
            Example(
                ["review"], needsTerminal: true,
                Phrase("in the evening, what is left", "вечером, что осталось")),
            Example(
                ["review", "--open"], needsTerminal: true,
                Phrase("what was forgotten in the last week, too", "и что забыто за последнюю неделю")),
        ])
}

/// `tracker review`: asks about one open habit after another; each answer is a step of its own.
struct ReviewCommand: Command {
    let session: Session

    func run() throws(Failure) -> ExitCode {
        guard Prompt(session: session).isPossible else { throw .needsAnswer(.reviewAsks(session.repeated)) }
        let day = try day()
        let library = try session.load().library
        let questions =
            day.map { library.reviewQuestions(on: $0, today: session.today) }
            ?? library.openReviewQuestions(today: session.today)
        guard !questions.isEmpty else {
            session.tell(.nothingOpen(day, today: session.today))
            return .done
        }
        let summary = try ReviewDialogue(session: session, questions, in: library).answered().summary
        if summary != .empty { session.tell(summary) }
        return .done
    }

    /// The day to review; nil with `--open`.
    private func day() throws(Failure) -> Day? {
        let isOpen = session.invocation.has(.open)
        guard let word = session.invocation.operands.first else { return isOpen ? nil : session.today }
        if isOpen { throw .unsupported(.dayOrOpen) }
        let day = try session.parsed(try DayWord.day(word, today: session.today))
        if day > session.today { throw .store(.edit(.futureDay(day))) }
        return day
    }
}

extension Phrase {
    fileprivate static func reviewAsks(_ repeated: RepeatedOptions) -> Phrase {
        Phrase("review asks questions; without a terminal: ", "review задаёт вопросы; без терминала: ")
            + repeated.line("tracker list --filter due")
    }

    fileprivate static let dayOrOpen = Phrase(
        "Name a day or write --open, not both.", "Либо день, либо --open, но не вместе.")
}
