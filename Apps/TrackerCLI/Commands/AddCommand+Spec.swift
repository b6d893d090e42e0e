import TrackerPresentation

extension CommandSpec {
    static let add = CommandSpec(
        in: .everyDay, effect: .changes, run: AddCommand.init,
        summary: Phrase("create a habit or an irregular event", "создать привычку или нерегулярное событие"),
        alsoCalled: ["new", "create", "habit", "event", "добавить", "создать"],
        operands: [OperandSpec(.name)],
        options: [
            OptionSpec(
                .category, .anyCategory, isExpected: true,
                Phrase("its category; one that does not exist is created", "категория; новая будет создана")),
            OptionSpec(
                .schedule, .days, isExpected: true, Phrase("the days of a habit", "дни недели для привычки")),
            OptionSpec(
                .event, nil, isExpected: true,
                Phrase("an irregular event, without a schedule", "нерегулярное событие, без расписания")),
            OptionSpec(
                .emoji, .emoji,
                Phrase(
                    "its emoji; without it the one least used",
                    "эмодзи; если не указать — самый редкий из ваших")),
            OptionSpec(
                .color, .color,
                Phrase(
                    "its color; without it the one least used",
                    "цвет; если не указать — самый редкий из ваших")),
            OptionSpec(.pin, nil, Phrase("pin it to the top of the list", "закрепить вверху списка")),
        ],
        exclusive: [.schedule, .event], asks: true,
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
                [
                    "add", .init("Guitar", "Гитара"), "--category", .init("Music", "Музыка"),
                    "--schedule", .init("weekends", "выходные"), "--emoji", "🎸", "--pin",
                ],
                Phrase(
                    "a habit for weekends, pinned, with an emoji of its own",
                    "привычка на выходные: закреплена вверху, со своим эмодзи")),
            Example(
                [
                    "add", .init("Dentist", "Стоматолог"), "--category", .init("Health", "Здоровье"),
                    "--event",
                ],
                Phrase("an event that comes when it comes", "событие, которое случается когда придётся")),
        ])
}

extension AddCommand: Command {}
