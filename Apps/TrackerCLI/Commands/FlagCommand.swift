import TrackerDomain
import TrackerPresentation

/// Switches a flag of trackers on or off, as `tracker pin` does; of all of them or none.
struct FlagCommand: Command {
    let session: Session
    let flag: Flag
    let isOn: Bool

    func run() throws(Failure) -> ExitCode {
        try session.change { (journal) throws(EditError) in
            let trackers = try journal.library.trackers(matching: session.invocation.operands)
            let edits = trackers.map { Edit.editTracker($0.id, TrackerEdit(flag.value(isOn))) }
            let changes = try journal.perform(edits, today: session.today)
            let (switched, there) = trackers.separated { $0[keyPath: flag.path] == isOn }
            return ChangeReport(changes: changes, said: said(switched, already: there))
        }
        return .done
    }

    /// One sentence for each group that has members.
    private func said(_ switched: [Tracker], already there: [Tracker]) -> Phrase {
        let words = isOn ? flag.on : flag.off
        let verb = session.globals.isDryRun ? words.would : words.did
        return [(verb: verb, trackers: switched), (verb: words.already, trackers: there)]
            .filter { !$0.trackers.isEmpty }
            .map { $0.verb + ": " + $0.trackers.map(\.name).joined(separator: ", ") + "." }
            .joined(separator: " ")
    }
}

/// Something that a tracker is or is not, and what is said where a command switches it.
struct Flag: Sendable {
    /// The beginnings of sentences; the names of trackers follow.
    struct Words: Sendable {
        let did: Phrase
        /// In a dry run.
        let would: Phrase
        /// Of those that were so before.
        let already: Phrase
    }

    let path: any KeyPath<Tracker, Bool> & Sendable
    let value: @Sendable (Bool) -> TrackerValue
    let on, off: Words
}
