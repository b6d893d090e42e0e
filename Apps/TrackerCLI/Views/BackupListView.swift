import Terminal
import TrackerDomain
import TrackerPresentation

/// Draws the backups with their contents.
struct BackupListView {
    let context: TextContext
    let today: Day

    private static let columns = [
        Table.Column(), Table.Column(alignment: .right, rank: 2),
        Table.Column(alignment: .right, rank: 1), Table.Column(isFlexible: true, rank: 0),
    ]

    /// - Parameter folder: The folder whose files are listed, as typed; nil for the backups.
    func lines(_ rows: [BackupRow], in folder: String?) -> [Line] {
        if rows.isEmpty {
            let text =
                folder.map {
                    Phrase("No backups in \($0.pathExcerpt).", "В папке \($0.pathExcerpt) нет копий.")
                }
                ?? Phrase(
                    "There is no backup yet: each change saves one first.",
                    "Копий пока нет: копия делается перед каждым изменением.")
            return text(context.language).wrapped(to: context.width ?? .max).map { context.line($0) }
        }
        let minutes = Set(rows.map { [$0.written.date.iso, $0.written.time] })
        let table = Table(
            columns: [Table.Column(alignment: folder == nil ? .right : .left)] + Self.columns,
            rows: rows.map { cells($0, withSeconds: minutes.count < rows.count) })
        let place = folder == nil ? Phrase("NUMBER", "НОМЕР") : Phrase("FOLDER/NAME", "ПАПКА/ИМЯ")
        let hint = Phrase {
            Phrase("Bring one back: ", "Вернуть одну: ")($0)
                + context.repeated.line("tracker restore " + place($0))
        }
        return table.lines(width: context.width, ellipsis: context.theme.glyphs.ellipsis)
            + [""] + context.command(hint)
    }

    private func cells(_ row: BackupRow, withSeconds: Bool) -> [Line] {
        let day = DateText.short(row.written.date, relativeTo: today, context.language)
        let time = withSeconds ? row.written.timeWithSeconds : row.written.time
        let kind =
            row.backup.kind.phrase
            + (row.isOther ? Phrase(", another library", ", другой библиотеки") : Phrase(same: ""))
        return [
            context.line(row.number.map(String.init) ?? row.backup.path.pathExcerpt, .secondary),
            context.line("\(day), \(time)"),
            context.line(CountedPhrase.trackers(row.backup.trackers)(context.language)),
            context.line(CountedPhrase.marks(row.backup.completions)(context.language)),
            context.line(kind(context.language), .secondary),
        ]
    }
}

extension Backup.Kind {
    fileprivate var phrase: Phrase {
        switch self {
        case .automatic: Phrase("automatic", "автоматическая")
        case .kept: Phrase("permanent", "постоянная")
        case .found: Phrase("found", "найденная")
        case .file: Phrase("a file", "файл")
        }
    }
}
