import TrackerPresentation

extension CommandSpec {
    static let show = CommandSpec(
        in: .lookingBack, needs: .library, run: ShowCommand.init,
        summary: Phrase(
            "show one tracker: calendar, heat map, streaks", "показать трекер: календарь, карта года, серии"),
        alsoCalled: ["details", "info", "view", "подробности", "показать"],
        operands: [OperandSpec(.tracker)],
        examples: [
            Example(
                ["show", .run], Phrase("how it goes with one tracker", "как идут дела с одним трекером")),
            Example(["show", .run, "--json"], Phrase("the same, for a script", "то же самое для скриптов")),
        ])
}

extension ShowCommand: Command {}
