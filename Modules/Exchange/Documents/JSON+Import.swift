import TrackerDomain
import TrackerPresentation

extension JSON {
    /// The document of `import`, with the sentence about a line that was left out.
    public static let imported = Document<
        (summary: ImportSummary, hasChanged: Bool, isDryRun: Bool, message: (BrokenLine) -> String)
    >([
        .list("changes", change) { $0.hasChanged ? [(.init(.imported), [])] : [] },
        .object("import", result) { ($0.summary, $0.message) },
        .dryRun { $0.isDryRun },
    ])

    private static let result = Document<(summary: ImportSummary, message: (BrokenLine) -> String)>([
        .init("format") { .string($0.summary.imported.format.rawValue) },
        .init("new") { .int($0.summary.tally.new.trackers) },
        .init("merged") { .int($0.summary.tally.gaining) },
        .init("done") { .int($0.summary.tally.new.done) },
        .init("amounts") { .int($0.summary.tally.new.amounts) },
        .init("skips") { .int($0.summary.tally.new.skips) },
        .init("notes") { .int($0.summary.tally.new.notes) },
        .list("leftOut", leftOut) { state in
            state.summary.imported.leftOut.map { ($0, state.message($0)) }
        },
        .list("notKept", notKept) { state in
            let columns = state.summary.imported.leftOutColumns.sorted { $0.key < $1.key }
            return state.summary.remarks.all(.dropped).map { ($0.remark.rawValue, $0.count, nil) }
                + columns.map { ("column", $0.value.count, $0.key) }
        },
        .list("understood", understood) { state in
            state.summary.remarks.all(.assumption).map { ($0.remark.rawValue, $0.count) }
        },
        .object("alreadyHere", counts) { $0.summary.tally.same },
        .object("differentHere", counts) { $0.summary.tally.different },
    ])

    private static let leftOut = Document<(line: BrokenLine, message: String)>([
        .init("file") { .string($0.line.file) },
        .init("line") { .int($0.line.line) },
        .init("message") { .string($0.message) },
        .optional("entry") { $0.line.entry.map { .string($0) } },
    ])

    private static let understood = Document<(kind: String, count: Int)>([
        .init("kind") { .string($0.kind) },
        .init("count") { .int($0.count) },
    ])

    private static let notKept = Document<(kind: String, count: Int, name: String?)>(
        understood.columns { ($0.kind, $0.count) } + [.optional("name") { $0.name.map { .string($0) } }])

    private static let counts = Document<MergeSummary.Counts>([
        .init("trackers") { .int($0.trackers) },
        .init("done") { .int($0.done) },
        .init("amounts") { .int($0.amounts) },
        .init("skips") { .int($0.skips) },
        .init("notes") { .int($0.notes) },
    ])
}
