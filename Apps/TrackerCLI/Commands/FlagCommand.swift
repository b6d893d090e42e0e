import TrackerDomain
import TrackerPresentation

/// Switches a flag of all given trackers on or off, or of none: `tracker pin`.
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
