import TrackerDomain
import TrackerPresentation

extension JSON {
    /// The document of `import`.
    ///
    /// - Parameter message: The sentence about a line that was left out.
    public static func imported(
        _ summary: ImportSummary, hasChanged: Bool, isDryRun: Bool, message: (BrokenLine) -> String
    ) -> JSON {
        .versioned(
            [
                "changes": changes(hasChanged ? [.init(.imported)] : []), "import": result(summary, message),
            ], isDryRun: isDryRun)
    }

    private static func result(_ summary: ImportSummary, _ message: (BrokenLine) -> String) -> JSON {
        let (imported, tally) = (summary.imported, summary.tally)
        return .document([
            "format": .string(imported.format.rawValue), "new": .int(tally.new.trackers),
            "merged": .int(tally.gaining), "done": .int(tally.new.done), "amounts": .int(tally.new.amounts),
            "skips": .int(tally.new.skips), "notes": .int(tally.new.notes),
            "leftOut": .array(
                imported.leftOut.map { line in
                    .document([
                        "file": .string(line.file), "line": .int(line.line),
                        "message": .string(message(line)),
                    ])
                }),
            "notKept": .array(
                remarks(.dropped, of: summary)
                    + imported.unknownColumns.sorted { $0.key < $1.key }.map {
                        .document(["kind": "column", "count": .int($0.value), "name": .string($0.key)])
                    }),
            "understood": .array(remarks(.assumption, of: summary)),
            "alreadyHere": counts(tally.same), "differentHere": counts(tally.different),
        ])
    }

    private static func remarks(_ kind: ImportRemark.Kind, of summary: ImportSummary) -> [JSON] {
        summary.remarks.all(kind).map {
            .document(["kind": .string($0.remark.rawValue), "count": .int($0.count)])
        }
    }

    private static func counts(_ counts: MergeSummary.Counts) -> JSON {
        .document([
            "trackers": .int(counts.trackers), "done": .int(counts.done), "amounts": .int(counts.amounts),
            "skips": .int(counts.skips), "notes": .int(counts.notes),
        ])
    }
}
