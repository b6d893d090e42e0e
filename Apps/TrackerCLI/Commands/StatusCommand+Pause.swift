import TrackerDomain
import TrackerPresentation

extension CommandSpec {
    static let pause = CommandSpec(
        in: .trackers, effect: .changes, makeCommand: { StatusCommand(session: $0, act: .pause) },
        summary: Phrase(
            "pause habits until they are resumed", "поставить привычки на паузу"),
        alsoCalled: ["suspend", "freeze", "holiday", "пауза"],
        operands: [OperandSpec(.trackerAmong(.active), .anyNumber)],
        options: [
            all,
            OptionSpec(
                .from, .day,
                Phrase(
                    "the first day of the pause (default: today)",
                    "с какого дня; если не указать — с сегодняшнего")),
        ],
        details: [
            .text(
                Phrase(
                    "Nothing is due meanwhile, and the days of a pause do not break a streak.",
                    "Тем временем ничего не требуется, и дни паузы не прерывают серию."))
        ],
        examples: [
            Example(["pause", .run], Phrase("no running until further notice", "бег пока на паузе")),
            Example(
                ["pause", "--all", "--from", "2026-12-24"],
                Phrase("all habits paused over the holidays", "на праздники все привычки на паузе")),
        ])

    static let resume = CommandSpec(
        in: .trackers, effect: .changes, makeCommand: { StatusCommand(session: $0, act: .resume) },
        summary: Phrase("resume paused habits", "возобновить привычки после паузы"),
        alsoCalled: ["continue", "unpause", "возобновить"],
        operands: [OperandSpec(.trackerAmong(.paused), .anyNumber)], options: [all],
        examples: [
            Example(
                ["resume", .run], Phrase("due again from today on", "снова нужно с сегодняшнего дня")),
            Example(["resume", "--all"], Phrase("the holidays are over", "праздники кончились")),
        ])

    private static let all = OptionSpec(
        .all, nil, isExpected: true, replacesOperand: true, Phrase("all of them", "все сразу"))
}
