import TrackerDomain
import TrackerPresentation

extension CommandSpec {
    static let move = CommandSpec(
        in: .trackers, effect: .changes, makeCommand: MoveCommand.init,
        summary: Phrase("move a tracker in its section", "переместить трекер в его разделе"),
        alsoCalled: ["mv", "reorder", "переместить"],
        operands: [OperandSpec(.tracker)],
        options: Self.places(beside: .trackerAmong(.section)), exclusive: [Self.placeNames],
        needsAnOption: true,
        details: [
            .text(
                Phrase(
                    """
                    Trackers are in the order in which they were created until you move them, in lists, tables and \
                    exports alike. A tracker can be put beside another one of its section: both pinned, or both in \
                    one category.
                    """,
                    """
                    Трекеры стоят в том порядке, в котором были созданы, пока вы их не переместите: в списках, \
                    таблицах и выгрузке. Трекер можно поставить рядом с другим из его раздела: оба закреплены или \
                    оба в одной категории.
                    """))
        ],
        examples: [
            Example(
                ["move", .waterPlants, "--first"],
                Phrase("before all others", "перед всеми остальными")),
            Example(
                ["move", .run, "--last", "--dry-run"],
                Phrase("see what would change", "посмотреть, что изменится")),
        ])

    static let categoryMove = CommandSpec(
        in: .trackers, effect: .changes, makeCommand: CategoryMoveCommand.init,
        summary: Phrase("move a category among the others", "переместить категорию среди остальных"),
        alsoCalled: ["mv", "reorder", "переместить"],
        operands: [OperandSpec(.category)],
        options: Self.places(beside: .category), exclusive: [Self.placeNames], needsAnOption: true,
        details: [
            .text(
                Phrase(
                    """
                    Categories are sorted by name until you move one; from then on they keep the order that you give \
                    them. “tracker category sort” sorts them by name again.
                    """,
                    """
                    Категории стоят по алфавиту, пока вы не переместите одну из них; потом — так, как вы их \
                    поставили. «tracker category sort» возвращает алфавитный порядок.
                    """))
        ],
        examples: [
            Example(
                ["category", "move", .sport, "--before", .home],
                Phrase("trackers move with their category", "трекеры перемещаются вместе с категорией")),
            Example(
                ["category", "move", .home, "--last"], Phrase("after all others", "после всех остальных")),
        ])

    static let categorySort = CommandSpec(
        in: .trackers, effect: .changes, makeCommand: CategorySortCommand.init,
        summary: Phrase("sort categories by name", "расставить категории по алфавиту"),
        alsoCalled: ["order", "reset", "сортировать"],
        examples: [
            Example(["category", "sort"], Phrase("sorted by name", "по алфавиту")),
            Example(
                ["category", "sort", "--dry-run"],
                Phrase("see whether anything would change", "посмотреть, изменится ли что-нибудь")),
        ])

    private static let placeNames: [OptionName] = [.before, .after, .first, .last]

    private static func places(beside kind: ValueKind) -> [OptionSpec] {
        [
            OptionSpec(.before, kind, isExpected: true, Phrase("right before this one", "прямо перед этим")),
            OptionSpec(.after, kind, isExpected: true, Phrase("right after this one", "сразу после этого")),
            OptionSpec(.first, isExpected: true, Phrase("to the beginning", "в начало")),
            OptionSpec(.last, isExpected: true, Phrase("to the end", "в конец")),
        ]
    }
}

/// `tracker move`: moves a tracker in the list.
struct MoveCommand: Command {
    let session: Session

    func run() throws(Failure) -> ExitCode {
        try session.change { (library) throws(EditError) in
            let tracker = try library.tracker(matching: session.invocation.operands[0])
            let placement = try session.placement { (word) throws(EditError) in
                try library.tracker(matching: word).id
            }
            return [.move(tracker.id, placement)]
        }
        return .done
    }
}

/// `tracker category move`: moves a category among the others.
struct CategoryMoveCommand: Command {
    let session: Session

    func run() throws(Failure) -> ExitCode {
        try session.change { (library) throws(EditError) in
            let category = try library.category(matching: session.invocation.operands[0])
            let placement = try session.placement { (word) throws(EditError) in
                try library.category(matching: word).id
            }
            return [.moveCategory(category.id, placement)]
        }
        return .done
    }
}

/// `tracker category sort`: lets categories stand by name again.
struct CategorySortCommand: Command {
    let session: Session

    func run() throws(Failure) -> ExitCode {
        try session.change { _ in [.sortCategories] }
        return .done
    }
}

extension Session {
    /// The place of `--before`, `--after`, `--first` or `--last`, one of which is given.
    fileprivate func placement(
        _ find: (String) throws(EditError) -> Identifier
    ) throws(EditError) -> Placement {
        if let word = invocation.value(.before) { return .before(try find(word)) }
        if let word = invocation.value(.after) { return .after(try find(word)) }
        return invocation.has(.first) ? .first : .last
    }
}
