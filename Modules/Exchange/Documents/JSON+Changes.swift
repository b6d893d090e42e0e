import TrackerDomain
public import TrackerPresentation

extension JSON {
    /// The document of a command that changes something; ids made for this run are null if they were not kept.
    public static let changed = Document<
        (entries: [ChangeSummary.Entry], isDryRun: Bool, hidesNewIDs: Bool)
    >([
        .list("changes", change) { state in
            let added = state.entries.filter { $0.act == .trackerAdded || $0.act == .categoryAdded }
            let new = state.hidesNewIDs ? Set(added.compactMap(\.subject)) : []
            return state.entries.map { ($0, new) }
        },
        .dryRun { $0.isDryRun },
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
