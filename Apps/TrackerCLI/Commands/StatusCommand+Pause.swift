import TrackerDomain
import TrackerPresentation

extension CommandSpec {
    static let pause = CommandSpec(
        in: .trackers, effect: .changes, makeCommand: { StatusCommand(session: $0, act: .pause) },
        summary: Phrase(
            "pause habits until they are resumed, or for a break",
            "поставить привычки на паузу или сделать перерыв"),
        alsoCalled: ["suspend", "freeze", "holiday", "break", "vacation", "пауза", "перерыв"],
        operands: [OperandSpec(.trackerAmong(.active), .anyNumber)],
        options: [
            all,
            OptionSpec(
                .from, .day,
                Phrase(
                    "the first day of the pause (default: today)",
                    "с какого дня (по умолчанию: сегодня)")),
            OptionSpec(
                .until, .lastDay,
                Phrase(
                    "the last day: a break with an end (default: until it is resumed)",
                    "последний день перерыва (по умолчанию: до возобновления)")),
            OptionSpec(.date, .days, Phrase("all days of a break", "все дни перерыва")),
        ],
        exclusive: [[.date, .from], [.date, .until]],
        details: [
            .text(
                Phrase(
                    "Nothing is due meanwhile, and the days of a pause do not break a streak.",
                    "Тем временем ничего не требуется, и дни паузы не прерывают серию.")),
            .text(
                Phrase(
                    """
                    A break has an end and may be planned ahead. --until alone gives what rests now, or is \
                    paused, its last day; with --from, --date or --all a break only adds days, and a pause stays. A \
                    planned break gets longer by --from with one of its days, and shorter by “tracker resume --all \
                    --from 2026-12-31”.
                    """,
                    """
                    У перерыва есть конец, и его можно задать заранее. Одно --until задаёт последний день тому, \
                    что отдыхает сейчас или стоит на паузе; с --from, --date и --all дни только добавляются, а пауза \
                    остаётся. Будущий перерыв удлиняет --from с одним из его дней, а укорачивает «tracker resume --all \
                    --from 2026-12-31».
                    """)),
        ],
        examples: [
            Example(["pause", .run], Phrase("no running until further notice", "бег пока на паузе")),
            Example(
                ["pause", "--all", "--from", "2026-12-24", "--until", "2027-01-03"],
                Phrase("a break of all habits over the holidays", "на праздники перерыв у всех привычек")),
            Example(
                ["pause", "--all", "--date", .init("next week", "следующая неделя")],
                Phrase("a week off", "неделя отдыха")),
        ])

    static let resume = CommandSpec(
        in: .trackers, effect: .changes, makeCommand: { StatusCommand(session: $0, act: .resume) },
        summary: Phrase(
            "resume habits after a pause or a break", "возобновить привычки после паузы или перерыва"),
        alsoCalled: ["continue", "unpause", "возобновить"],
        operands: [OperandSpec(.trackerAmong(.resting), .anyNumber)],
        options: [
            all,
            OptionSpec(
                .from, .day,
                Phrase(
                    "the day to begin again on (default: today)",
                    "с какого дня снова (по умолчанию: сегодня)")),
        ],
        details: [
            .text(
                Phrase(
                    "Without a pause or a break today, the next one to come is taken back.",
                    "Если сегодня нет ни паузы, ни перерыва, отменяется ближайший предстоящий."))
        ],
        examples: [
            Example(
                ["resume", .run], Phrase("due again from today on", "снова нужно с сегодняшнего дня")),
            Example(["resume", "--all"], Phrase("the holidays are over", "праздники кончились")),
            Example(
                ["resume", "--all", "--from", "2026-12-31"],
                Phrase("a holiday ends earlier", "отпуск кончится раньше")),
        ])

    private static let all = OptionSpec(
        .all, nil, isExpected: true, replacesOperand: true, Phrase("all of them", "все сразу"))
}
