public import TrackerDomain
public import TrackerPresentation

extension JSON {
    /// How the devices stand, and what came in before; without a status if the library is in step with no device.
    public typealias SyncReport = (
        arrivals: [MergeReport.Arrival], status: SyncStatus?, every: ExchangeInterval?, today: Day,
        message: (SyncFinding) -> String
    )

    /// The document of `sync status`.
    public static let syncStatus = Document<SyncReport>([
        .init("folder") { .text($0.status?.folder) },
        .init("carrier") { .text($0.status?.carrier?.rawValue) },
        .init("sent") { .text($0.status?.sent?.dateAndTime) },
        .init("received") { .text($0.status?.received?.dateAndTime) },
        .init("every") { .text($0.every?.text) },
        .list("devices", device) { $0.status?.devices(today: $0.today) ?? [] },
        .list("findings", finding) { report in
            (report.status?.findings ?? []).map { ($0, report.message($0.finding)) }
        },
    ])

    /// Something that keeps devices from being in step, and the day since which it is known.
    private static let finding = Document<(known: DatedFinding, message: String)>([
        .init("code") { .string($0.known.finding.code) },
        .init("message") { .string($0.message) },
        .init("since") { .day($0.known.since) },
        .init("detail") { .text($0.known.finding.detail) },
    ])

    /// The document of `sync` and `sync take`: the changes, each with the device that it came from, then the status.
    public static let synced = Document<SyncReport>(
        [
            .list("changes", arrived) { report in
                report.arrivals.flatMap { arrival in
                    ChangeSummary.entries(of: arrival.changes).map { ($0, arrival.device) }
                }
            }
        ] + syncStatus.columns)

    private static let arrived = Document<(entry: ChangeSummary.Entry, device: String)>(
        change.columns { ($0.entry, []) } + [.init("device") { .string($0.device) }])

    /// A device, in JSON and in `--plain`.
    public static let device = Document<SyncStatus.DeviceRow>([
        .init("id") { .string($0.id.text) },
        .init("name") { .string($0.name) },
        .init("published") { .day($0.published) },
        .init("behind") { .int($0.behind) },
        .init("ahead") { .int($0.ahead) },
        .init("state") { .string($0.state) },
    ])

    /// The document of `sync on`; without a beginning if it was only tried out.
    public static let syncBegun = Document<(wish: SyncWish, beginning: SyncBeginning?)>([
        .init("name") { .string($0.beginning?.name ?? $0.wish.name) },
        .init("folder") { .text($0.wish.folder) },
        .init("carrier") { .text($0.beginning?.carrier?.rawValue) },
        .init("from") { .texts($0.beginning?.devices ?? []) },
        .init("trackers") { .int($0.beginning?.trackers ?? 0) },
        .init("marks") { .int($0.beginning?.marks ?? 0) },
        .init("merged") { .bool($0.beginning?.merged != nil) },
        .init("waiting") { .bool($0.beginning?.isWaiting ?? false) },
        .dryRun { $0.beginning == nil },
    ])

    /// The document of `sync off`.
    public static let syncEnded = Document<(wasInStep: Bool, removesFile: Bool, isDryRun: Bool)>([
        .init("ended") { .bool($0.wasInStep) },
        .init("fileRemoved") { .bool($0.removesFile) },
        .dryRun { $0.isDryRun },
    ])

    /// The document of `sync forget`, with what became of the device; without that if it was only tried out.
    public static let forgotten = Document<(device: String, removal: SyncRemoval?, isDryRun: Bool)>([
        .init("machine") { .string($0.device) },
        .init("path") { .text($0.removal?.path) },
        .init("folded") { .int($0.removal?.folded ?? 0) },
        .dryRun { $0.isDryRun },
    ])

    /// The document of `sync log`: its entries, then the same in words.
    public static let syncLog = Document<[LogLine]>([
        .list("entries", logLine) { $0 },
        .init("lines") { .texts($0.map(\.row.line)) },
    ])

    /// A row of the log, and the command that puts it back, as words and as a line.
    public typealias LogLine = (row: SyncLogState.Row, command: [String]?, line: String?)

    private static let logLine = Document<LogLine>([
        .init("date") { .day($0.row.entry.date) },
        .init("device") { .string($0.row.entry.device) },
        .init("kind") { .text($0.row.entry.kind) },
        .init("tracker") { .id($0.row.entry.tracker) },
        .init("category") { .id($0.row.entry.category) },
        .init("name") { .string($0.row.entry.name) },
        .init("day") { .day($0.row.entry.day) },
        .init("field") { .text($0.row.entry.field) },
        .init("old") { .text($0.row.entry.old) },
        .init("new") { .text($0.row.entry.new ?? $0.row.entry.words) },
        .init("command") { $0.command.map { .texts($0) } ?? .null },
    ])

    /// A row of the log in `--plain`.
    public static let plainLogLine = Document<LogLine>(
        logLine.only("date", "device", "kind", "tracker", "name", "day", "field", "old", "new").columns
            + [.init("command") { .text($0.line) }])
}

extension SyncStatus {
    public typealias DeviceRow = (
        id: DeviceID, name: String, published: Day?, behind: Int, ahead: Int, state: String
    )

    /// This device and the others.
    public func devices(today: Day) -> [DeviceRow] {
        [(id, name, published, 0, 0, SyncStatusState.Standing.thisDevice.rawValue)]
            + others.map {
                ($0.id, $0.name, $0.published, $0.behind, $0.ahead, $0.standing(on: today).rawValue)
            }
    }
}
