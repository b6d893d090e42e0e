import Terminal
import TrackerData
import TrackerPresentation

/// `tracker paths`: where everything is kept.
struct PathsCommand {
    let session: Session

    func run() {
        let paths = session.paths
        let places: [(key: String, caption: Phrase, path: String)] = [
            ("library", Phrase("Library", "Библиотека"), paths.library),
            ("settings", Phrase("Settings", "Настройки"), paths.settings),
            ("backups", Phrase("Backups", "Резервные копии"), paths.backups),
            ("log", Phrase("Usage log", "Журнал"), paths.log),
        ]
        let canvas = session.console.canvas
        // A path is there to be copied: it is never cut.
        let table = Table(
            columns: [Table.Column(), Table.Column()],
            rows: places.map { [canvas.line($0.caption(canvas.language), .secondary), canvas.line($0.path)] })
        session.show(
            json: .paths(places.map { ($0.key, $0.path) }), records: places.map { [$0.key, $0.path] },
            lines: table.lines(width: nil, ellipsis: ""))
    }
}
