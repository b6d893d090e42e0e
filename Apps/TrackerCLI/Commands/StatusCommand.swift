import TrackerDomain
import TrackerPresentation

/// Changes the status of all given trackers, or of none: `tracker pause`, `tracker archive`.
struct StatusCommand: Command {
    let session: Session
    let act: StatusChange

    func run() throws(Failure) -> ExitCode {
        let words = session.invocation.operands
        let takesAll = act.takesAll ? try session.takesAll(orNames: words) : false
        let day = try session.day(.from)
        let edit = try act.edit(session, from: day)
        try session.change { (library) throws(EditError) in
            let trackers =
                takesAll
                ? act.all(in: library, today: session.today, endingOn: day)
                : try library.trackers(matching: words, meant: act == .unarchive ? .archived : .present)
            return [edit(trackers.map(\.id))]
        }
        return .done
    }
}

/// A change of a tracker's status.
enum StatusChange {
    case pause, resume, archive, unarchive

    /// Whether it has the option `--all`.
    var takesAll: Bool { self == .pause || self == .resume }

    /// The trackers that `--all` stands for.
    ///
    /// - Parameter end: The day that is to be asked for again, of `resume --from`; nil for today.
    func all(in library: Library, today: Day, endingOn end: Day?) -> [Tracker] {
        let present = library.sortedTrackers.filter { !$0.status.isArchived }
        switch self {
        case .pause: return library.presentHabits
        case .resume:
            if let end { return present.filter { $0.isInactive(on: end) } }
            // Only if nothing rests today is the next rest taken back.
            let resting = present.filter { $0.isInactive(on: today) }
            return resting.isEmpty ? present.filter { $0.isInactive(onOrAfter: today) } : resting
        case .archive, .unarchive: return []
        }
    }

    /// - Parameter from: The day of `--from`; nil without it.
    func edit(_ session: Session, from: Day?) throws(Failure) -> ([Identifier]) -> Edit {
        switch self {
        case .pause:
            guard let taken = try session.breakTaken(from: from) else { return { .pause($0, from: from) } }
            return { .takeBreak($0, taken) }
        case .resume: return { ids in from.map { .takeBreak(ids, .ending($0)) } ?? .resume(ids) }
        case .archive: return { .archive($0) }
        case .unarchive: return { .unarchive($0) }
        }
    }
}

extension Session {
    /// The break of `--date` or `--until`; with a first day and with `--all` it only adds days.
    fileprivate func breakTaken(from: Day?) throws(Failure) -> BreakEdit? {
        if let days = try plannedRange() { return .adding(from: days.lowerBound, until: days.upperBound) }
        guard let word = invocation.value(.until) else { return nil }
        let first = from ?? today
        let last = try parsed(try DayWord.lastDay(word, from: first, today: today))
        return from != nil || invocation.has(.all) ? .adding(from: first, until: last) : .until(last)
    }
}
