import TrackerPresentation

extension CommandTable {
    static let categoryList = CommandSpec(
        .categoryList, in: .trackers,
        summary: Phrase("show the categories", "показать категории"),
        alsoCalled: ["ls", "show", "список"],
        examples: [
            Example(
                ["category", "list"],
                Phrase(
                    "every category with the number of its trackers", "все категории и сколько в них трекеров"
                )),
            Example(
                ["category", "list", "--plain"], Phrase("the same, for a script", "то же самое для скриптов")),
        ])

    static let categoryAdd = CommandSpec(
        .categoryAdd, in: .trackers, effect: .changes,
        summary: Phrase("create a category", "создать категорию"),
        alsoCalled: ["new", "create", "добавить", "создать"],
        operands: [OperandSpec(.name)],
        details: [
            .text(
                Phrase(
                    "A name has 1 to 38 characters, and no two categories share one.",
                    "В названии от 1 до 38 символов; двух категорий с одним названием не бывает."))
        ],
        examples: [
            Example(
                ["category", "add", .init("Music", "Музыка")], Phrase("an empty category", "пустая категория")
            ),
            Example(
                ["category", "add", .init("Family and friends", "Семья и друзья")],
                Phrase(
                    "a name of several words stands in quotes",
                    "название из нескольких слов берётся в кавычки")),
        ])

    static let categoryRename = CommandSpec(
        .categoryRename, in: .trackers, effect: .changes,
        summary: Phrase("give a category another name", "переименовать категорию"),
        alsoCalled: ["edit", "change", "move", "mv", "изменить", "переименовать"],
        operands: [OperandSpec(.category), OperandSpec(.newName)],
        examples: [
            Example(
                ["category", "rename", .home, .init("House and garden", "Дом и сад")],
                Phrase("its trackers stay in it", "трекеры остаются в ней")),
            Example(
                ["category", "rename", .sport, .init("Health", "Здоровье"), "--dry-run"],
                Phrase("see what would change", "посмотреть, что изменится")),
        ])

    static let categoryDelete = CommandSpec(
        .categoryDelete, in: .trackers, effect: .changes,
        summary: Phrase("delete a category with its trackers", "удалить категорию вместе с трекерами"),
        alsoCalled: ["rm", "remove", "del", "удалить"],
        operands: [OperandSpec(.category)],
        asks: true,
        details: [
            .text(
                Phrase(
                    """
                    It asks first, naming how many trackers and completions go with the category. “tracker undo” \
                    brings all of them back.
                    """,
                    """
                    Сначала программа переспросит и скажет, сколько трекеров и отметок удалится вместе с \
                    категорией. «tracker undo» вернёт всё.
                    """
                ))
        ],
        examples: [
            Example(
                ["category", "delete", .home, "--dry-run"],
                Phrase("see what would go", "посмотреть, что будет удалено")),
            Example(
                ["category", "delete", .home, "--yes"],
                Phrase("delete without a question", "удалить без вопросов")),
        ])
}
