import TrackerDomain
import TrackerPresentation

extension CommandSpec {
    static let pause = CommandSpec(
        in: .trackers, effect: .changes, makeCommand: { StatusCommand(session: $0, act: .pause) },
        summary: Phrase(
            "put habits off until they are resumed", "отложить привычки, пока не вернётесь к ним"),
        alsoCalled: ["suspend", "freeze", "holiday", "пауза"],
        operands: [OperandSpec(.trackerAmong(.active), .anyNumber)],
        options: [
            all,
            OptionSpec(
                .from, .day,
                Phrase(
                    "the first day off; today without it", "с какого дня; если не указать — с сегодняшнего")),
        ],
        details: [
            .text(
                Phrase(
                    "Nothing is asked meanwhile, and the days of a pause break no streak.",
                    "Тем временем ничего не требуется, и дни паузы не прерывают серию."))
        ],
        examples: [
            Example(["pause", .run], Phrase("no running until further notice", "бег пока отложен")),
            Example(
                ["pause", "--all", "--from", "2026-12-24"],
                Phrase("all habits rest over the holidays", "на праздники отдыхают все привычки")),
        ])

    static let resume = CommandSpec(
        in: .trackers, effect: .changes, makeCommand: { StatusCommand(session: $0, act: .resume) },
        summary: Phrase("go on with paused habits", "вернуться к отложенным привычкам"),
        alsoCalled: ["continue", "unpause", "возобновить"],
        operands: [OperandSpec(.trackerAmong(.paused), .anyNumber)], options: [all],
        examples: [
            Example(
                ["resume", .run], Phrase("asked for again from today on", "снова нужно с сегодняшнего дня")),
            Example(["resume", "--all"], Phrase("the holidays are over", "праздники кончились")),
        ])

    private static let all = OptionSpec(
        .all, nil, isExpected: true, replacesOperand: true, Phrase("all of them", "все сразу"))
}
