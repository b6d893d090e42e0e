import TrackerDomain
import TrackerPresentation

extension CommandSpec {
    static let review = CommandSpec(
        in: .everyDay, effect: .answers, makeCommand: ReviewCommand.init,
        summary: Phrase("go through what is open, one by one", "пройти по всему, что осталось"),
        alsoCalled: ["ask", "walk", "missed", "обзор"],
        operands: [OperandSpec(.pastDayOrTracker, .anyNumber)],
        options: OptionSpec.lookingBack(
            OptionSpec(
                .open, nil,
                Phrase(
                    "what was missed in the last seven days, then today",
                    "что не сделано за последние семь дней, потом сегодня"))),
        exclusive: OptionSpec.exclusiveDays(.open),
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
                ["review", "--category", .sport], needsTerminal: true,
                Phrase("one category alone", "только одна категория")),
            Example(
                ["review", "--open"], needsTerminal: true,
                Phrase("what was missed in the last week, too", "и что не сделано за последнюю неделю")),
        ])
}

/// `tracker review`: asks about one open habit after another; each answer is a step of its own.
struct ReviewCommand: Command {
    let session: Session

    func run() throws(Failure) -> ExitCode {
        let typedDay = try typedDay()
        _ = try session.typedRange(upTo: try session.day(.to))
        guard Prompt(session: session).isPossible else {
            throw .needsAnswer(.reviewAsks(lineWithoutTerminal(typedDay)))
        }
        let loaded = try session.load()
        let word = session.invocation.operands.first
        let isTracker = word.map { word in loaded.library.trackers.contains { $0.isExactly(word) } } ?? false
        let day = isTracker ? nil : typedDay
        if let day, day > session.today { throw .store(.edit(.futureDay(day))) }
        let names = day == nil ? session.invocation.operands : []
        let asked = try session.lookingBack(at: names, in: loaded)
        let days = day.map { $0...$0 } ?? days(asked.range)
        let questions = asked.library.reviewQuestions(over: days, today: session.today)
        guard !questions.isEmpty else {
            session.tell(.nothingOpen(days.count == 1 ? days.lowerBound : nil, today: session.today))
            return .done
        }
        let summary = try ReviewDialogue(session: session, questions, in: loaded.library).answered().summary
        if summary != .empty { session.tell(summary) }
        return .done
    }

    /// The chosen days, with `--open` the last week; else today.
    private func days(_ range: StatisticsRange) -> ClosedRange<Day> {
        let today = session.today
        if session.invocation.has(.open) { return max(.earliest, today - 7)...today }
        return range.days(today: today) ?? today...today
    }

    /// The day that the only operand is, unless it is a tracker's whole name.
    private func typedDay() throws(Failure) -> Day? {
        let operands = session.invocation.operands
        guard operands.count == 1 else { return nil }
        do throws(WordError) {
            let day = try DayWord.day(operands[0], today: session.today)
            let others: [OptionName] = [.open, .from, .to, .year, .date]
            guard others.contains(where: session.invocation.has) else { return day }
        } catch {
            if case .day = error { return nil }
            throw .word(error)
        }
        throw .unsupported(.dayOrOpen)
    }

    /// The line that shows what a review would ask about: a list of one day, a log of several.
    private func lineWithoutTerminal(_ typedDay: Day?) -> CommandLineText? {
        let invocation = session.invocation
        let category = invocation.options.filter { $0.name == .category }
        let days = invocation.options.filter { [.date, .from, .to, .year].contains($0.name) }
        let week = invocation.has(.open) ? [GivenOption(.from, "-7")] : []
        let date = invocation.value(.date).flatMap { try? DaysWord.range($0, today: session.today) }
        let areSeveral =
            [.open, .from, .to, .year].contains(where: invocation.has) || date?.count ?? 1 > 1
        if typedDay == nil, !invocation.operands.isEmpty || areSeveral {
            return CommandLineText(
                ["log"] + invocation.operands, category + days + week + session.repeated.given)
        }
        let day = typedDay == nil ? days : [GivenOption(.date, invocation.operands[0])]
        return CommandLineText(
            ["list"], day + [GivenOption(.filter, "not-completed")] + category + session.repeated.given)
    }
}

extension Phrase {
    fileprivate static func reviewAsks(_ line: CommandLineText?) -> Phrase {
        let text = line.map { ": \($0.text)." } ?? "."
        return Phrase("review asks questions; without a terminal", "review задаёт вопросы; без терминала")
            + Phrase(same: text)
    }

    fileprivate static let dayOrOpen = Phrase(
        "Name a day or write --open, not both.", "Либо день, либо --open, но не вместе.")
}
