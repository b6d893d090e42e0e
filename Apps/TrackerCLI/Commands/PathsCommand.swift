import Terminal
import TrackerDomain
import TrackerExchange
import TrackerPresentation

extension CommandSpec {
    static let paths = CommandSpec(
        in: .upkeep, makeCommand: PathsCommand.init, fields: ["key", "path"],
        summary: Phrase("show where library and settings are", "показать, где библиотека и настройки"),
        alsoCalled: ["path", "where", "files", "пути"],
        examples: [
            Example(
                ["paths"],
                Phrase("library, settings, backups, log", "библиотека, настройки, резервные копии, журнал")),
            Example(["paths", "--plain"], Phrase("the same, for a script", "то же самое для скриптов")),
        ])
}

/// `tracker paths`: where everything is kept.
struct PathsCommand: Command {
    let session: Session

    func run() -> ExitCode {
        let paths = session.paths
        let places: [(key: String, caption: Phrase, path: String)] = [
            ("library", Phrase("Library", "Библиотека"), paths.library),
            ("settings", Phrase("Settings", "Настройки"), paths.settings),
            ("backups", Phrase("Backups", "Резервные копии"), paths.backups),
            ("log", Phrase("Usage log", "Журнал"), paths.log),
        ]
        let context = session.console.context
        // Paths are never cut, so that they can be copied.
        let table = Table(
            columns: [Table.Column(), Table.Column()],
            rows: places.map {
                [context.line($0.caption(context.language), .secondary), context.line($0.path)]
            })
        session.show(
            json: .paths.json(paths), records: places.map { [$0.key, $0.path] },
            lines: table.lines(width: nil, ellipsis: ""))
        return .done
    }
}
