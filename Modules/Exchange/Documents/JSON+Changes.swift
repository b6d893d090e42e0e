import TrackerDomain
public import TrackerPresentation

extension JSON {
    /// The document of a command that changes something.
    ///
    /// - Parameter hidesNewIDs: Whether ids made for this run are null, as they were not kept.
    public static func changed(
        _ entries: [ChangeSummary.Entry], isDryRun: Bool, hidesNewIDs: Bool = false
    ) -> JSON {
        .versioned(["changes": changes(entries, hidesNewIDs: hidesNewIDs)], isDryRun: isDryRun)
    }

    static func changes(_ entries: [ChangeSummary.Entry], hidesNewIDs: Bool = false) -> JSON {
        let added = entries.filter { $0.act == .trackerAdded || $0.act == .categoryAdded }
        let new = hidesNewIDs ? Set(added.compactMap(\.subject)) : []
        func shown(_ id: Identifier?) -> JSON { .id(id.flatMap { new.contains($0) ? nil : $0 }) }
        return .array(
            entries.map { entry in
                .document([
                    "kind": .string(entry.act.words.scriptName), "tracker": shown(entry.tracker),
                    "category": shown(entry.category), "date": .day(entry.date),
                ])
            })
    }
}
