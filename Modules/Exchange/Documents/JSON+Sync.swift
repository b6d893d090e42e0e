public import TrackerDomain
internal import TrackerPresentation

extension JSON {
    /// The document of `sync status`.
    ///
    /// - Parameter status: Nil if the library is in step with no machine.
    public static func syncStatus(
        _ status: SyncStatus?, today: Day, message: (SyncFinding) -> String
    ) -> JSON {
        .versioned([:]).appending(members(status, today, message))
    }

    /// The document of `sync` and `sync take`: what came in, then the status.
    public static func synced(
        _ arrivals: [MergeReport.Arrival], _ status: SyncStatus, today: Day, message: (SyncFinding) -> String
    ) -> JSON {
        .versioned(["changes": .array(arrivals.flatMap(changes))])
            .appending(members(status, today, message))
    }

    /// Each change with the name of the machine that it came from.
    private static func changes(_ arrival: MergeReport.Arrival) -> [JSON] {
        guard case .array(let changes) = changes(ChangeSummary.entries(of: arrival.changes)) else {
            return []
        }
        return changes.map { $0.appending(["device": .string(arrival.machine)]) }
    }

    private static func members(
        _ status: SyncStatus?, _ today: Day, _ message: (SyncFinding) -> String
    ) -> KeyValuePairs<String, JSON> {
        [
            "folder": .text(status?.folder), "carrier": .text(status?.carrier?.rawValue),
            "devices": .array(status.map { [this($0)] + $0.others.map { other($0, today) } } ?? []),
            "findings": .array(
                (status?.findings ?? []).map {
                    .document(["code": .string($0.code), "message": .string(message($0))])
                }),
        ]
    }

    private static func this(_ status: SyncStatus) -> JSON {
        device(
            status.id, status.name, published: nil, behind: 0, ahead: 0, SyncStatusState.Standing.thisMachine)
    }

    private static func other(_ machine: SyncStatus.Machine, _ today: Day) -> JSON {
        device(
            machine.id, machine.name, published: machine.published, behind: machine.behind,
            ahead: machine.ahead, machine.standing(on: today))
    }

    private static func device(
        _ id: DeviceID, _ name: String, published: Day?, behind: Int, ahead: Int,
        _ standing: SyncStatusState.Standing
    ) -> JSON {
        .document([
            "id": .string(id.text), "name": .string(name), "published": .day(published),
            "behind": .int(behind), "ahead": .int(ahead), "state": .string(standing.rawValue),
        ])
    }

    /// The document of `sync on`.
    ///
    /// - Parameter beginning: Nil if it was only tried out.
    public static func syncBegun(_ wish: SyncWish, _ beginning: SyncBeginning?) -> JSON {
        .versioned(
            [
                "name": .string(beginning?.name ?? wish.name), "folder": .text(wish.folder),
                "carrier": .text(beginning?.carrier?.rawValue),
                "from": .array((beginning?.machines ?? []).map { .string($0) }),
                "trackers": .int(beginning?.trackers ?? 0), "marks": .int(beginning?.marks ?? 0),
                "merged": .bool(beginning?.merged != nil), "waiting": .bool(beginning?.isWaiting ?? false),
            ], isDryRun: beginning == nil)
    }

    /// The document of `sync off`.
    public static func syncEnded(_ wasInStep: Bool, removesFile: Bool, isDryRun: Bool) -> JSON {
        .versioned(["ended": .bool(wasInStep), "fileRemoved": .bool(removesFile)], isDryRun: isDryRun)
    }

    /// The document of `sync forget`.
    ///
    /// - Parameter path: Where the file is now; nil if it was only tried out.
    public static func forgotten(machine: String, path: String?) -> JSON {
        .versioned(["machine": .string(machine), "path": .text(path)], isDryRun: path == nil)
    }

    public static func syncLog(_ lines: [String]) -> JSON {
        .versioned(["lines": .array(lines.map { .string($0) })])
    }
}
