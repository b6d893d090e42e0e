import TrackerPresentation

extension CommandSpec {
    static let edit = CommandSpec(
        in: .trackers, effect: .changes, run: EditCommand.init,
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
                .schedule, .days,
                Phrase(
                    "new days of a habit, from today on",
                    "новые дни недели для привычки, начиная с сегодняшнего")),
            OptionSpec(.emoji, .emoji, Phrase("another emoji", "другой эмодзи")),
            OptionSpec(.color, .color, Phrase("another color", "другой цвет")),
        ],
        needsAnOption: true,
        details: [
            .text(
                Phrase(
                    "What was done stays done, and past days keep the schedule they had.",
                    "Отметки сохраняются, а у прошедших дней остаётся прежнее расписание."))
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

extension EditCommand: Command {}
