import TrackerDomain
import TrackerPresentation

/// Changes whether trackers are kept at present, as `tracker pause` and `tracker archive` do; of all of them or none.
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

/// What can be done to how a tracker stands.
enum StatusChange {
    case pause, resume, archive, unarchive

    /// Whether `--all` is understood.
    var takesAll: Bool { self == .pause || self == .resume }

    /// Whether `--all` means the tracker, too.
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
