import Terminal
import TrackerData
import TrackerPresentation

/// `tracker config list`: every setting with its value; where that is left to the system, the value in force too.
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
                return [canvas.line(key), line(key, value), canvas.line(summary, .secondary)]
            })
    }

    /// "ru", "system (ru)".
    private func line(_ key: String, _ value: String) -> Line {
        let canvas = session.console.canvas
        guard let key = SettingKey(rawValue: key), session.isLeftToSystem(key) else {
            return canvas.line(value, .accent)
        }
        return canvas.line(value, .accent) + canvas.line(" (\(session.inForce(key).value))", .secondary)
    }
}
