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
        let paths = JSON.paths.record(session.paths)
        let captions = [
            "library": Phrase("Library", "Библиотека"), "settings": Phrase("Settings", "Настройки"),
            "backups": Phrase("Backups", "Резервные копии"), "log": Phrase("Usage log", "Журнал"),
            "webToken": Phrase("Web token", "Ключ для браузера"),
        ]
        let context = session.console.context
        // Paths are never cut, so that they can be copied.
        let table = Table(
            columns: [Table.Column(), Table.Column()],
            rows: zip(JSON.paths.names, paths).map { key, path in
                let caption = captions[key] ?? Phrase(same: key)
                return [context.line(caption(context.language), .secondary), context.line(path)]
            })
        session.show(
            json: .paths.json(session.paths), records: zip(JSON.paths.names, paths).map { [$0, $1] },
            lines: table.lines(width: nil, ellipsis: ""))
        return .done
    }
}
