import TrackerDomain
import TrackerPresentation

extension CommandSpec {
    static let add = CommandSpec(
        in: .everyDay, effect: .changes, makeCommand: AddCommand.init,
        summary: Phrase("create a habit or an irregular event", "создать привычку или нерегулярное событие"),
        alsoCalled: ["new", "create", "habit", "event", "добавить", "создать"],
        operands: [OperandSpec(.name)],
        options: [
            OptionSpec(
                .category, .anyCategory, isExpected: true,
                Phrase("its category; one that does not exist is created", "категория; новая будет создана")),
            OptionSpec(
                .schedule, .rule, isExpected: true,
                Phrase("when a habit is planned", "когда выполнять привычку")),
            OptionSpec(
                .event, nil, isExpected: true,
                Phrase("an irregular event, without a schedule", "нерегулярное событие, без расписания")),
            OptionSpec(
                .goal, .goalAmount,
                Phrase(
                    "at least this much a day, or a week, a month, in 10 days",
                    "не меньше этого количества в день или в неделю, в месяц, за 10 дней")),
            OptionSpec(
                .limit, .goalAmount,
                Phrase("at most this much, likewise", "не больше этого количества, так же")),
            OptionSpec(
                .start, .pastDay,
                Phrase(
                    "the day it counts from (default: today)",
                    "с какого дня считать (по умолчанию: сегодня)")),
            OptionSpec(
                .emoji, .emoji,
                Phrase(
                    "its emoji (default: the one least used)",
                    "эмодзи (по умолчанию: самый редкий из ваших)")),
            OptionSpec(
                .color, .color,
                Phrase(
                    "its color (default: the one least used)",
                    "цвет (по умолчанию: самый редкий из ваших)")),
            OptionSpec(.pin, nil, Phrase("pin it to the top of the list", "закрепить вверху списка")),
        ],
        exclusive: [[.schedule, .event], [.goal, .limit]], asks: true,
        details: [
            .text(
                Phrase(
                    """
                    A name has 1 to 38 characters. On a terminal a missing category or schedule is asked \
                    for.
                    """,
                    """
                    В названии от 1 до 38 символов. В терминале программа сама спросит недостающую категорию \
                    или расписание.
                    """
                ))
        ],
        examples: [
            Example(
                ["add", .run, "--category", .sport, "--schedule", .init("mon,wed,fri", "пн,ср,пт")],
                Phrase("a habit for three days of the week", "привычка на три дня недели")),
            Example(
                ["add", .run, "--category", .sport, "--goal", .init("30 km a week", "30 км в неделю")],
                Phrase("30 km a week, on whichever days", "30 км в неделю, в любые дни")),
            Example(
                [
                    "add", .init("Dentist", "Стоматолог"), "--category", .init("Health", "Здоровье"),
                    "--event",
                ],
                Phrase("an event, done once on any day", "событие: один раз, в любой день")),
        ])
}

/// `tracker add`: creates a habit or an event; what is missing is asked for on a terminal.
struct AddCommand: Command {
    let session: Session

    func run() throws(Failure) -> ExitCode {
        // An invalid value fails before any question, and before what is missing.
        let name = try Failure.unlessRefused(try TrackerField.name.validated(session.invocation.operands[0]))
        let category = try session.invocation.value(.category).map { (word) throws(Failure) in
            try Failure.unlessRefused(try CategoryField.name.validated(word))
        }
        let rule = try session.rule()
        if session.invocation.has(.event), rule.schedule != nil || rule.goal != nil {
            throw .store(.edit(.habitsOnly(.goal, name: name)))
        }
        var others = try session.appearanceValues() + (rule.goal.map { [.goal($0)] } ?? [])
        if session.invocation.has(.pin) { others.append(.pinned(true)) }
        let start = try session.day(.start)
        if let start, start > session.today { throw .store(.edit(.startToCome(start))) }
        // A goal of a day is for every day, unless a schedule says otherwise.
        let everyDay: Schedule? = if case .some(.some) = rule.goal { .weekdays(.everyDay) } else { nil }
        let (chosen, schedule) = try complete(category, rule.schedule ?? everyDay)
        let new = NewTracker(
            id: session.environment.newID(), name: name,
            category: session.categoryChoice(chosen),
            schedule: schedule, startingOn: start, others)
        try session.change { _ in [.addTracker(new)] }
        return .done
    }

    /// Category and schedule, by questions if the line lacks them; no schedule makes an event.
    private func complete(
        _ category: String?, _ schedule: Schedule?
    ) throws(Failure) -> (category: String, schedule: Schedule?) {
        let lacksSchedule = schedule == nil && !session.invocation.has(.event)
        if let category, !lacksSchedule { return (category, schedule) }
        let prompt = Prompt(session: session)
        guard prompt.isPossible else {
            throw .needsAnswer(.addNeeds(category: category == nil, schedule: lacksSchedule))
        }
        let chosen = if let category { category } else { try askCategory(prompt) }
        guard lacksSchedule else { return (chosen, schedule) }
        prompt.explain(.explainSchedule)
        return (chosen, try prompt.ask(.askSchedule, read))
    }

    /// Shows the existing categories.
    private func askCategory(_ prompt: Prompt) throws(Failure) -> String {
        let categories = CategoryAnswer(try session.loadJournal().journal.library)
        for line in categories.lines { session.console.say(line) }
        return try prompt.ask(categories.question, categories.name)
    }

    /// The schedule of an answer; nil for an event.
    private func read(_ answer: String) throws(Failure) -> Schedule? {
        let words = Name.collapsingSpace(answer).lowercased()
        if ["event", "событие"].contains(words) { return nil }
        if FoldedName(answer).isEmpty { return .weekdays(.everyDay) }
        return try session.parsed(try ScheduleWord.schedule(answer, today: session.today))
    }
}
