public import TrackerDomain
public import TrackerPresentation

extension JSON {
    /// The document of a command that changes something; ids made for this run are null if they were not kept.
    public static let changed = Document<
        (entries: [ChangeSummary.Entry], left: [LeftChange], isDryRun: Bool, hidesNewIDs: Bool)
    >([
        .list("changes", change) { state in
            let added = state.entries.filter { $0.act == .trackerAdded || $0.act == .categoryAdded }
            let new = state.hidesNewIDs ? Set(added.compactMap(\.subject)) : []
            return state.entries.map { ($0, new) }
        },
        .optional("left", .list(leftChange.keys)) {
            $0.left.isEmpty ? nil : .array($0.left.map(leftChange.object))
        },
        .dryRun { $0.isDryRun },
    ])

    /// What another device has set or marked, so that undo left it, and the words of the command that undoes it.
    public typealias LeftChange = (entry: SyncLogEntry, command: [String]?)

    private static let leftChange = Document<LeftChange>([
        .init("tracker") { .id($0.entry.tracker) },
        .init("date") { .day($0.entry.day) },
        .init("field") { .text($0.entry.field) },
        .init("device") { .string($0.entry.device) },
        .init("command") { $0.command.map { .texts($0) } ?? .null },
    ])

    static let change = Document<(entry: ChangeSummary.Entry, hidden: Set<Identifier>)>([
        .init("kind") { .string($0.entry.act.words.scriptName) },
        .init("tracker") { .id($0.entry.tracker, unless: $0.hidden) },
        .init("category") { .id($0.entry.category, unless: $0.hidden) },
        .init("date") { .day($0.entry.date) },
    ])

    private static func id(_ id: Identifier?, unless hidden: Set<Identifier>) -> JSON {
        .id(id.flatMap { hidden.contains($0) ? nil : $0 })
    }
}
