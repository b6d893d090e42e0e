import Terminal
import TrackerDomain
import TrackerPresentation

extension CommandSpec {
    static let edit = CommandSpec(
        in: .trackers, effect: .changes, makeCommand: EditCommand.init,
        summary: Phrase("change a tracker", "изменить трекер"),
        alsoCalled: ["change", "rename", "update", "изменить", "переименовать"],
        operands: [OperandSpec(.tracker)],
        options: [
            OptionSpec(.name, .name, Phrase("a new name", "новое название")),
            OptionSpec(
                .category, .anyCategory,
                Phrase(
                    "another category; one that does not exist is created",
                    "другая категория; новая будет создана")),
            OptionSpec(
                .schedule, .rule,
                Phrase(
                    "when a habit is planned from today on", "когда выполнять привычку, начиная с сегодня")),
            OptionSpec(
                .goal, .goal,
                Phrase(
                    "at least this much a day or a week, a month, in 10 days, from today on, or no goal",
                    "с сегодняшнего дня — не меньше этого количества в день или в неделю, в месяц, за 10 дней; none — без цели"
                )),
            OptionSpec(
                .limit, .goalAmount,
                Phrase(
                    "at most this much from today on, likewise",
                    "с сегодняшнего дня — не больше этого количества, так же")),
            OptionSpec(.emoji, .emoji, Phrase("another emoji", "другой эмодзи")),
            OptionSpec(.color, .color, Phrase("another color", "другой цвет")),
        ],
        exclusive: [[.goal, .limit]], needsAnOption: true,
        details: [
            .text(
                Phrase(
                    "What was done stays done, and past days keep the schedule and the goal they had.",
                    "Отметки сохраняются, а у прошедших дней остаются прежние расписание и цель."))
        ],
        examples: [
            Example(
                ["edit", .run, "--schedule", .init("weekdays", "будни")],
                Phrase("Monday to Friday from now on", "отныне с понедельника по пятницу")),
            Example(
                [
                    "edit", .run, "--name", .init("Morning run", "Утренний бег"), "--color",
                    .init("blue", "синий"),
                ],
                Phrase("another name and color", "другое название и цвет")),
            Example(
                ["edit", .read, "--category", .init("Evening", "Вечер"), "--dry-run"],
                Phrase("see what would change", "посмотреть, что изменится")),
        ])
}

/// `tracker edit`: changes fields of a tracker.
struct EditCommand: Command {
    let session: Session

    func run() throws(Failure) -> ExitCode {
        let invocation = session.invocation
        let rule = try session.rule()
        let named: [TrackerValue?] = [
            invocation.value(.name).map { .name($0) },
            invocation.value(.category).map { .category(session.categoryChoice($0)) },
            rule.schedule.map { .schedule($0) },
        ]
        let values = named.compactMap(\.self) + (try session.appearanceValues())
        try session.change { (library) throws(EditError) in
            let tracker = try library.tracker(matching: invocation.operands[0])
            // A bare number is in the unit that the goal has.
            let unit = tracker.goal(on: session.today)?.unit ?? ""
            let goal: [TrackerValue] = rule.goal.map { [.goal($0?.measured(in: unit))] } ?? []
            return [.editTracker(tracker.id, TrackerEdit(values + goal))]
        }
        return .done
    }
}

extension Session {
    /// A category by full id or name; a new name creates one.
    func categoryChoice(_ word: String) -> CategoryChoice {
        .named(word, newID: environment.newID())
    }
}
