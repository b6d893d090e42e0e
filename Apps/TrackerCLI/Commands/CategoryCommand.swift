import Terminal
import TrackerDomain
import TrackerExchange
import TrackerPresentation

extension CommandSpec {
    static let categoryAdd = CommandSpec(
        in: .trackers, effect: .changes, makeCommand: CategoryAddCommand.init,
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
                    "put a name of several words in quotes",
                    "название из нескольких слов берётся в кавычки")),
        ])
}

/// `tracker category add`: creates a category.
struct CategoryAddCommand: Command {
    let session: Session

    func run() throws(Failure) -> ExitCode {
        let id = session.environment.newID()
        try session.change { _ in [.addCategory(id: id, name: session.invocation.operands[0])] }
        return .done
    }
}

extension CommandSpec {
    static let categoryDelete = CommandSpec(
        in: .trackers, effect: .changes, makeCommand: CategoryDeleteCommand.init,
        summary: Phrase("delete a category with its trackers", "удалить категорию вместе с трекерами"),
        alsoCalled: ["rm", "remove", "del", "удалить"],
        operands: [OperandSpec(.category)],
        asks: true,
        details: [
            .text(
                Phrase(
                    """
                    It asks first, naming how many trackers and marks go with the category. “tracker undo” \
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
                Phrase("see what would be deleted", "посмотреть, что будет удалено")),
            Example(
                ["category", "delete", .home, "--yes"],
                Phrase("delete without a question", "удалить без вопросов")),
        ])
}

/// `tracker category delete`: deletes a category with its trackers, after asking.
struct CategoryDeleteCommand: Command {
    let session: Session

    func run() throws(Failure) -> ExitCode {
        // Matches as strictly as the change itself, so that nobody is asked about an impossible deletion.
        let library = try session.loadJournal().journal.library
        let category = try session.category(session.invocation.operands[0], in: library)
        try Prompt(session: session).confirm(.reallyDelete(category, of: library, session.repeated))
        try session.change { _ in [.deleteCategory(category.id)] }
        return .done
    }
}

extension CommandSpec {
    static let categoryList = CommandSpec(
        in: .trackers, needs: .library, makeCommand: CategoryListCommand.init,
        fields: JSON.categoryRow.names,
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
}

/// `tracker category list`: the categories with their trackers counted.
struct CategoryListCommand: Command {
    let session: Session

    func run() throws(Failure) -> ExitCode {
        let loaded = try session.load()
        let state = CategoryListState(loaded.library, language: session.language)
        session.show(
            loaded.warnings, json: .categories.json(state),
            records: state.rows.map(JSON.categoryRow.record),
            lines: CategoryListView(context: session.console.context).lines(state))
        return .done
    }
}

extension CommandSpec {
    static let categoryRename = CommandSpec(
        in: .trackers, effect: .changes, makeCommand: CategoryRenameCommand.init,
        summary: Phrase("give a category another name", "переименовать категорию"),
        alsoCalled: ["edit", "change", "изменить", "переименовать"],
        operands: [OperandSpec(.category), OperandSpec(.newName)],
        examples: [
            Example(
                ["category", "rename", .home, .init("House and garden", "Дом и сад")],
                Phrase("its trackers stay in it", "трекеры остаются в ней")),
            Example(
                ["category", "rename", .sport, .init("Health", "Здоровье"), "--dry-run"],
                Phrase("see what would change", "посмотреть, что изменится")),
        ])
}

/// `tracker category rename`: gives a category another name.
struct CategoryRenameCommand: Command {
    let session: Session

    func run() throws(Failure) -> ExitCode {
        let operands = session.invocation.operands
        try session.change { (library) throws(EditError) in
            [.renameCategory(try library.category(matching: operands[0]).id, to: operands[1])]
        }
        return .done
    }
}
