import TrackerPresentation

extension CommandTable {
    static let undo = CommandSpec(
        .undo, in: .secondThoughts, effect: .changes,
        summary: Phrase("take back the last changes", "отменить последние изменения"),
        alsoCalled: ["revert", "back", "отменить"],
        operands: [OperandSpec(.count, .optional)],
        details: [
            .text(
                Phrase(
                    """
                    N is the number of steps; without it one. The last 100 steps are kept, whichever \
                    terminal they were made in.
                    """,
                    """
                    N — сколько шагов отменить; если не указать — один. Хранятся последние 100 шагов, в \
                    каком бы терминале они ни были сделаны.
                    """
                ))
        ],
        examples: [
            Example(["undo"], Phrase("take back the last step", "отменить последний шаг")),
            Example(["undo", "3"], Phrase("take back three steps", "отменить три шага")),
        ])

    static let redo = CommandSpec(
        .redo, in: .secondThoughts, effect: .changes,
        summary: Phrase("make undone changes again", "повторить отменённые изменения"),
        alsoCalled: ["вернуть", "повторить"],
        operands: [OperandSpec(.count, .optional)],
        details: [
            .text(
                Phrase(
                    "N is the number of steps; without it one. A new change ends what can be redone.",
                    """
                    N — сколько шагов повторить; если не указать — один. После нового изменения повторять уже \
                    нечего.
                    """
                ))
        ],
        examples: [
            Example(
                ["redo"], Phrase("make the last undone step again", "повторить последний отменённый шаг")),
            Example(["redo", "3"], Phrase("make three steps again", "повторить три шага")),
        ])

    static let history = CommandSpec(
        .history, in: .secondThoughts,
        summary: Phrase("show what can be undone and redone", "показать, что можно отменить и повторить"),
        alsoCalled: ["log", "changes", "история"],
        examples: [
            Example(["history"], Phrase("the steps, newest first", "шаги, начиная с последнего")),
            Example(["history", "--plain"], Phrase("the same, for a script", "то же самое для скриптов")),
        ])

    static let historyClear = CommandSpec(
        .historyClear, in: .secondThoughts, effect: .changes,
        summary: Phrase("forget the steps and what was deleted", "забыть шаги и всё удалённое"),
        alsoCalled: ["delete", "remove", "rm", "forget", "очистить", "удалить"],
        asks: true,
        details: [
            .text(
                Phrase(
                    """
                    It asks first. Nothing made before can be undone afterwards, and what was deleted leaves \
                    the library and its backups for good.
                    """,
                    """
                    Сначала программа переспросит. После этого прежние шаги отменить нельзя, а удалённое \
                    навсегда исчезнет из библиотеки и резервных копий.
                    """
                ))
        ],
        examples: [
            Example(
                ["history", "clear", "--dry-run"],
                Phrase("see how much would be forgotten", "посмотреть, сколько будет забыто")),
            Example(
                ["history", "clear", "--yes"], Phrase("forget without a question", "забыть без вопросов")),
        ])
}
