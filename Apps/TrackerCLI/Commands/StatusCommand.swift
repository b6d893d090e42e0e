import TrackerDomain
import TrackerPresentation

/// Changes the status of all given trackers, or of none: `tracker pause`, `tracker archive`.
struct StatusCommand: Command {
    let session: Session
    let act: StatusChange

    func run() throws(Failure) -> ExitCode {
        let words = session.invocation.operands
        let takesAll = session.invocation.has(.all)
        if takesAll, !words.isEmpty { throw .unsupported(.namesAndAll) }
        if act.takesAll, !takesAll, words.isEmpty { throw .unsupported(.namesOrAll) }
        let from = try session.day(.from)
        try session.change { (library) throws(EditError) in
            let trackers =
                takesAll
                ? library.sortedTrackers.filter(act.suits)
                : try library.trackers(matching: words, meant: act == .unarchive ? .archived : .present)
            return [act.edit(trackers.map(\.id), from)]
        }
        return .done
    }
}

/// A change of a tracker's status.
enum StatusChange {
    case pause, resume, archive, unarchive

    /// Whether it has the option `--all`.
    var takesAll: Bool { self == .pause || self == .resume }

    /// Whether `--all` includes a tracker.
    func suits(_ tracker: Tracker) -> Bool {
        switch (self, tracker.status) {
        case (.pause, .active), (.pause, .paused): !tracker.isEvent
        case (.resume, .paused): true
        case (.pause, .archived), (.resume, _), (.archive, _), (.unarchive, _): false
        }
    }

    func edit(_ trackers: [Identifier], _ from: Day?) -> Edit {
        switch self {
        case .pause: .pause(trackers, from: from)
        case .resume: .resume(trackers)
        case .archive: .archive(trackers)
        case .unarchive: .unarchive(trackers)
        }
    }
}
