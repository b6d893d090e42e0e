import Terminal
import TrackerData
import TrackerPresentation

/// `tracker config list`: every setting with the value in force.
struct ConfigListCommand {
    let session: Session

    func run() {
        let settings = session.settings
        let pairs = SettingKey.allCases.map { (key: $0.rawValue, value: settings[$0]) }
        session.show(
            json: .settings(pairs), records: pairs.map { [$0.key, $0.value] },
            lines: table(pairs).lines(
                width: session.console.canvas.width, ellipsis: session.console.canvas.look.glyphs.ellipsis))
    }

    private func table(_ pairs: [(key: String, value: String)]) -> Table {
        let canvas = session.console.canvas
        return Table(
            columns: [Table.Column(), Table.Column(), Table.Column(isFlexible: true, rank: 0)],
            rows: pairs.map { key, value in
                let summary = SettingKey(rawValue: key)?.summary(canvas.language) ?? ""
                return [canvas.line(key), canvas.line(value, .accent), canvas.line(summary, .secondary)]
            })
    }
}
