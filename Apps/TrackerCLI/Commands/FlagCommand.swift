import TrackerDomain
import TrackerPresentation

/// Switches a flag of trackers on or off, as `tracker pin` does; of all of them or none.
struct FlagCommand: Command {
    let session: Session
    let value: TrackerValue

    func run() throws(Failure) -> ExitCode {
        try session.change { (library) throws(EditError) in
            try library.trackers(matching: session.invocation.operands)
                .map { .editTracker($0.id, TrackerEdit(value)) }
        }
        return .done
    }
}
