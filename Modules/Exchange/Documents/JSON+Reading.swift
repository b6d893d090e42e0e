public import TrackerDomain
public import TrackerPresentation

extension JSON {
    public static let stats = Document<StatisticsState>([
        .init("today") { .day($0.today) },
        .optional("selection", .object(selection.keys)) { $0.selection.map(selection.object) },
        .init("hasData") { .bool($0.figures.hasData) },
        .init("bestPeriod") { .int($0.figures.bestPeriod) },
        .init("perfectDays") { .int($0.figures.perfectDays) },
        .init("completed") { .int($0.figures.completed) },
        .init("average") { .decimal(scaled: $0.figures.averageTenths, digits: 1) },
        .init("trackers", .list(statsKeys)) { state in
            .array(state.rows.map { .object(members(of: state.facts(of: $0))) })
        },
        .optional("from") { $0.days.map { .day($0.lowerBound) } },
        .optional("to") { $0.days.map { .day($0.upperBound) } },
        .optional("year") { if case .year(let year) = $0.range { .int(year) } else { nil } },
    ])

    public static let notes = Document<NotesState>([.list("notes", note) { $0.entries }])

    public static let note = Document<NotesState.Entry>([
        .init("date") { .day($0.day) },
        .init("id") { .id($0.id) },
        .init("name") { .string($0.name) },
        .init("text") { .string($0.text) },
    ])

    public static let log = Document<LogState>([
        .init("from") { .day($0.days.lowerBound) },
        .init("to") { .day($0.days.upperBound) },
        .list("trackers", logRow) { $0.rows },
    ])

    public static let logRow = Document<LogState.Row>([
        .init("id") { .id($0.id) },
        .init("name") { .string($0.name) },
        .init("days") { .string($0.signs) },
    ])

    public static let categories = Document<CategoryListState>([.list("categories", categoryRow) { $0.rows }])

    public static let categoryRow = Document<CategoryListState.Row>([
        .init("id") { .id($0.id) },
        .init("name") { .string($0.name) },
        .init("trackers") { .int($0.trackers) },
    ])

    /// What the trackers were chosen by.
    private static let selection = Document<Selection>([
        .init("category") { $0.category.map { .id($0.id) } ?? .null },
        .init("trackers") { $0.named.map { .array($0.map { .id($0.id) }) } ?? .null },
    ])

    public static let calendar = Document<CalendarMonths>([
        .init("month") { .string($0.months[0].month.iso) },
        .optional("selection", .object(selection.keys)) { $0.selection.map(selection.object) },
        .optional("from") { $0.days.map { .day($0.lowerBound) } },
        .optional("to") { $0.days.map { .day($0.upperBound) } },
        .list("days", calendarDay) { $0.cells },
    ])

    public static let calendarDay = Document<CalendarState.Cell>([
        .init("date") { .day($0.day) },
        .init("planned") { .int($0.planned) },
        .init("completed") { .int($0.share.completed) },
        .init("share") { .hundredths($0.share.share) },
        .init("unplanned") { .int($0.share.unplanned) },
    ])

    public static let history = Document<HistoryState>([
        .list("undo", step) { $0.undo },
        .list("redo", step) { $0.redo },
    ])

    private static let step = Document<HistoryState.Row>([
        .init("step") { .int($0.number) },
        .list("changes", change) { ChangeSummary($0.step).entries.map { ($0, []) } },
    ])

    /// What the doctor found.
    public static let findings = Document<(findings: [(code: String, message: String)], isOK: Bool)>([
        .init("ok") { .bool($0.isOK) },
        .list("findings", remark) { $0.findings },
    ])

    /// The version of the program, and what a packaged one was built from.
    public static let version = Document<(number: String, build: (commit: String, day: String)?)>([
        .init("version") { .string($0.number) },
        .optional("commit") { $0.build.map { .string($0.commit) } },
        .optional("built") { $0.build.map { .string($0.day) } },
    ])

    public static let paths = Document<Paths>([
        .init("library") { .string($0.library) },
        .init("settings") { .string($0.settings) },
        .init("backups") { .string($0.backups) },
        .init("log") { .string($0.log) },
        .init("webToken") { .string($0.webToken) },
    ])

    /// Where a browser finds the trackers.
    public static let web = Document<(addresses: [String], socket: String?)>([
        .init("addresses") { .array($0.addresses.map { .string($0) }) },
        .init("socket") { $0.socket.map { .string($0) } ?? .null },
    ])

    public static let settings = Document<Settings>([.object("settings", setting) { $0 }])

    private static let setting = Document<Settings>(
        SettingKey.allCases.map { key in .init(key.rawValue) { .string($0[key]) } })

    /// The value in force.
    public static let settingInForce = Document<(key: SettingKey, chosen: Resolved<String>)>([
        .init("key") { .string($0.key.rawValue) },
        .init("value") { .string($0.chosen.value) },
        .init("source") { .string($0.chosen.source.rawValue) },
    ])

    public static let changedSetting = Document<(key: SettingKey, value: String, isDryRun: Bool)>([
        .init("key") { .string($0.key.rawValue) },
        .init("value") { .string($0.value) },
        .dryRun { $0.isDryRun },
    ])

    /// A library was exported to a file.
    public static let exported = Document<(file: String, format: String, trackers: Int, notIn: [String])>([
        .object("exported", exportFile) { $0 }
    ])

    private static let exportFile = Document<(file: String, format: String, trackers: Int, notIn: [String])>([
        .init("file") { .string($0.file) },
        .init("format") { .string($0.format) },
        .init("trackers") { .int($0.trackers) },
        .init("notIn") { .texts($0.notIn) },
    ])
}
