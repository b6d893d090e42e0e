import TrackerDomain
import TrackerPresentation

extension CommandTable {
    static let add = CommandSpec(
        .add, in: .everyDay, effect: .changes,
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

    static let list = CommandSpec(
        .list, in: .everyDay,
        summary: Phrase("show the trackers of a day", "показать трекеры на день"),
        alsoCalled: ["ls", "today", "agenda", "trackers", "список", "сегодня"],
        options: [
            OptionSpec(.date, .day, Phrase("the day; today without it", "день; если не указать — сегодня")),
            OptionSpec(
                .filter, .words(TrackerFilter.allCases.map(\.rawValue)),
                Phrase(
                    "all trackers (as without it), those for today, the completed, the others",
                    "все трекеры (как без параметра), трекеры на сегодня, завершённые, незавершённые")),
            OptionSpec(
                .search, .text,
                Phrase(
                    "only names with TEXT somewhere in them", "только названия, в которых встречается ТЕКСТ")),
        ],
        examples: [
            Example(["list"], Phrase("what there is to do today", "что нужно сделать сегодня")),
            Example(
                ["list", "--date", .init("yesterday", "вчера"), "--filter", "not-completed"],
                Phrase("what was left undone yesterday", "что осталось несделанным вчера")),
            Example(
                ["list", "--search", .init("run", "бег"), "--json"],
                Phrase("the trackers found, for a script", "найденные трекеры для скриптов")),
        ])

    static let done = CommandSpec(
        .done, in: .everyDay, effect: .changes,
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

    static let undone = CommandSpec(
        .undone, in: .everyDay, effect: .changes,
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
