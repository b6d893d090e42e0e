public import TrackerDomain
public import TrackerPresentation

extension JSON {
    public static let backups = Document<[BackupRow]>([.list("backups", backup) { $0 }])

    public static let backup = Document<BackupRow>([
        .init("number") { $0.number.map { .int($0) } ?? .null },
        .init("date") { .day($0.written.date) },
        .init("time") { .string($0.written.time) },
        .init("kind") { .string($0.backup.kind.rawValue) },
        .init("library") { .id($0.backup.libraryID) },
        .init("present") { .bool(!$0.isOther) },
        .init("trackers") { .int($0.backup.trackers) },
        .init("completions") { .int($0.backup.completions) },
        .init("path") { .string($0.backup.path) },
    ])

    /// The document of `backup`; without a path if it was only tried out.
    public static let kept = Document<(library: Library, path: String?, isDryRun: Bool)>([
        .init("path") { .text($0.path) },
        .init("trackers") { .int($0.library.trackers.count) },
        .init("completions") { .int($0.library.trackers.reduce(0) { $0 + $1.recordedDoneDays.count }) },
        .dryRun { $0.isDryRun },
    ])
}
