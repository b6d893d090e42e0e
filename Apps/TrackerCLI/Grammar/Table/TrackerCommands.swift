import TrackerPresentation

extension CommandTable {
    static let edit = CommandSpec(
        .edit, in: .trackers, effect: .changes,
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

    static let pin = CommandSpec(
        .pin, in: .trackers, effect: .changes,
        summary: Phrase("keep trackers at the top of the list", "закрепить трекеры вверху списка"),
        alsoCalled: ["закрепить"],
        operands: [OperandSpec(.tracker, .oneOrMore)],
        examples: [
            Example(
                ["pin", .run, .waterPlants],
                Phrase("among the pinned from now on", "теперь среди закреплённых")),
            Example(
                ["pin", .init("Wat", "Пол")],
                Phrase(
                    "a name's beginning will do if no other begins so",
                    "хватит начала названия, если других таких нет")),
        ])

    static let unpin = CommandSpec(
        .unpin, in: .trackers, effect: .changes,
        summary: Phrase("put trackers back into their categories", "вернуть трекеры в их категории"),
        alsoCalled: ["открепить"],
        operands: [OperandSpec(.tracker, .oneOrMore)],
        examples: [
            Example(["unpin", .run], Phrase("back among its category", "снова в своей категории")),
            Example(["unpin", .waterPlants, "-q"], Phrase("the same without a word", "то же самое молча")),
        ])

    static let delete = CommandSpec(
        .delete, in: .trackers, effect: .changes,
        summary: Phrase("delete trackers and their completions", "удалить трекеры вместе с отметками"),
        alsoCalled: ["rm", "remove", "del", "удалить"],
        operands: [OperandSpec(.tracker, .oneOrMore)],
        asks: true,
        details: [
            .text(
                Phrase(
                    """
                    It asks first. Several trackers are deleted all together or not at all; “tracker undo” brings \
                    them back with all their completions.
                    """,
                    """
                    Сначала программа переспросит. Несколько трекеров удаляются все вместе или не удаляется ни \
                    один; «tracker undo» вернёт их со всеми отметками.
                    """
                ))
        ],
        examples: [
            Example(
                ["delete", .read, "--dry-run"], Phrase("see what would go", "посмотреть, что будет удалено")),
            Example(["delete", .read, "--yes"], Phrase("delete without a question", "удалить без вопросов")),
        ])
}
