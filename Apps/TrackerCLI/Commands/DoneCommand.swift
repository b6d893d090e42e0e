import TrackerDomain
import TrackerPresentation

/// `tracker done`: marks trackers on a day.
struct DoneCommand {
    let session: Session

    func run() throws(Failure) {
        let day = try session.date()
        try session.change { (journal) throws(EditError) in
            let trackers = try journal.library.trackers(matching: session.invocation.operands)
            let changes = try journal.perform([.complete(trackers.map(\.id), on: day)], today: session.today)
            let (new, old) = trackers.separated { $0.completions.contains(day) }
            let said = MarkSentence(day: day, today: session.today, isDryRun: session.globals.isDryRun)
            return ChangeReport(changes: changes, said: said.done(new, already: old))
        }
    }
}

/// `tracker undone`: takes the marks of a day away.
struct UndoneCommand {
    let session: Session

    func run() throws(Failure) {
        let day = try session.date()
        try session.change { (journal) throws(EditError) in
            let trackers = try journal.library.trackers(matching: session.invocation.operands)
            let changes = try journal.perform(
                [.uncomplete(trackers.map(\.id), on: day)], today: session.today)
            let (open, marked) = trackers.separated { $0.completions.contains(day) }
            let said = MarkSentence(day: day, today: session.today, isDryRun: session.globals.isDryRun)
            return ChangeReport(changes: changes, said: said.undone(marked, open: open))
        }
    }
}
