import TrackerData
import TrackerDomain
import TrackerPresentation

/// What names a backup besides its number: its time as the list shows it, or the name of its file.
struct BackupWord {
    private let word: String

    init(_ word: String) {
        self.word = Self.folded(word)
    }

    /// The backups that the word means; several where it says too little.
    func rows(among rows: [BackupRow], today: Day) -> [BackupRow] {
        rows.filter { row in Self.names(of: row, today: today).contains(word) }
    }

    private static func names(of row: BackupRow, today: Day) -> [String] {
        let (date, file) = (
            row.written.date, row.backup.path.split(separator: "/").last.map(String.init) ?? ""
        )
        let dates = [date.iso] + Language.allCases.map { DateText.short(date, toldOn: today, $0) }
        let times = [row.written.time, row.written.timeWithSeconds]
        let stem = file.hasSuffix(".plist") ? String(file.dropLast(".plist".count)) : file
        return dates.flatMap { date in times.map { folded("\(date) \($0)") } } + [folded(file), folded(stem)]
    }

    /// "2026-11-20T12:30" and "20 Nov, 12:30" without what may stand between date and time.
    private static func folded(_ text: String) -> String {
        var text = Name.collapsingSpace(text).lowercased().filter { $0 != "," }
        let place = text.index(text.startIndex, offsetBy: 10, limitedBy: text.endIndex)
        if let place, place < text.endIndex, text[place] == "t", Day(iso: String(text[..<place])) != nil {
            text.replaceSubrange(place...place, with: " ")
        }
        return text
    }
}

/// The backups as the list showed them last: a number means what stood there.
struct ShownBackups {
    let session: Session

    private var path: String { session.paths.backups + ".list" }

    /// Failing does no harm: numbers mean what they mean now.
    func keep(_ backups: [Backup]) {
        let lines = bytes(backups)
        guard known != lines else { return }
        try? OutputFile(path: path, fileSystem: session.environment.fileSystem).write(lines)
    }

    /// Whether a number, from 1, stood for another backup when the list was shown last.
    func isStale(_ number: Int, among backups: [Backup]) -> Bool {
        guard let known else { return false }
        let (then, now) = (known.split(separator: 0), bytes(backups).split(separator: 0))
        // The list of another library says nothing.
        guard then.first == now.first, now.indices.contains(number) else { return false }
        return !then.indices.contains(number) || then[number] != now[number]
    }

    private var known: [UInt8]? {
        (try? ImportFiles.read(path, session.environment.fileSystem))?.files.first?.bytes
    }

    /// The library's path and those of its backups, apart by zeros.
    private func bytes(_ backups: [Backup]) -> [UInt8] {
        Array(([session.paths.library] + backups.map(\.path)).map { Array($0.utf8) }.joined(separator: [0]))
    }
}
