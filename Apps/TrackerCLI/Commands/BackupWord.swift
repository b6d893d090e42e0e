import TrackerDomain
import TrackerPresentation

/// The name of a backup besides its number: its time as in the list, or its file's name.
struct BackupWord {
    private let word: String

    init(_ word: String) {
        self.word = Self.folded(word)
    }

    /// The backups with that name; several if it is ambiguous.
    func rows(among rows: [BackupRow], today: Day) -> [BackupRow] {
        rows.filter { row in Self.names(of: row, today: today).contains(word) }
    }

    private static func names(of row: BackupRow, today: Day) -> [String] {
        let (date, file) = (
            row.written.date, row.backup.path.split(separator: "/").last.map(String.init) ?? ""
        )
        let dates = [date.iso] + Language.allCases.map { DateText.short(date, relativeTo: today, $0) }
        let times = [row.written.time, row.written.timeWithSeconds]
        let stem = file.hasSuffix(".plist") ? String(file.dropLast(".plist".count)) : file
        return dates.flatMap { date in times.map { folded("\(date) \($0)") } } + [folded(file), folded(stem)]
    }

    /// "2026-11-20T12:30" and "20 Nov, 12:30" without the separator of date and time.
    private static func folded(_ text: String) -> String {
        var text = Name.collapsingSpace(text).lowercased().filter { $0 != "," }
        let place = text.index(text.startIndex, offsetBy: 10, limitedBy: text.endIndex)
        if let place, place < text.endIndex, text[place] == "t", Day(iso: String(text[..<place])) != nil {
            text.replaceSubrange(place...place, with: " ")
        }
        return text
    }
}

/// The backups as last listed, for the meaning of a number.
struct ShownBackups {
    let session: Session

    private var path: String { session.paths.backups + ".list" }

    /// Failing does no harm: numbers then mean the present list.
    func keep(_ backups: [Backup]) {
        let lines = bytes(backups)
        guard known != lines else { return }
        try? session.files.output(path).write([lines], sparing: [])
    }

    /// Whether a number, from 1, was another backup's in the last list.
    func isStale(_ number: Int, among backups: [Backup]) -> Bool {
        guard let known else { return false }
        let (then, now) = (known.split(separator: 0), bytes(backups).split(separator: 0))
        // A list of another library does not count.
        guard then.first == now.first, now.indices.contains(number) else { return false }
        return !then.indices.contains(number) || then[number] != now[number]
    }

    private var known: [UInt8]? {
        (try? session.files.read(path))?.files.first?.bytes
    }

    /// The paths of the library and its backups, separated by zeros.
    private func bytes(_ backups: [Backup]) -> [UInt8] {
        Array(([session.paths.library] + backups.map(\.path)).map { Array($0.utf8) }.joined(separator: [0]))
    }
}
