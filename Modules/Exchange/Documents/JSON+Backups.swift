public import TrackerDomain
public import TrackerPresentation

extension JSON {
    public static func backups(_ rows: [BackupRow]) -> JSON {
        .versioned([
            "backups": .array(
                rows.map { row in
                    .document([
                        "number": .int(row.number), "date": .day(row.written.date),
                        "time": .string(row.written.time), "kind": .string(row.backup.kind.rawValue),
                        "library": .id(row.backup.libraryID), "present": .bool(!row.isOther),
                        "trackers": .int(row.backup.trackers),
                        "completions": .int(row.backup.completions), "path": .string(row.backup.path),
                    ])
                })
        ])
    }

    /// The document of `backup`.
    ///
    /// - Parameter path: The path of the saved state; nil if it was only tried out.
    public static func kept(_ library: Library, path: String?, isDryRun: Bool) -> JSON {
        .versioned(
            [
                "path": .text(path), "trackers": .int(library.trackers.count),
                "completions": .int(library.trackers.reduce(0) { $0 + $1.recordedDoneDays.count }),
            ], isDryRun: isDryRun)
    }
}
