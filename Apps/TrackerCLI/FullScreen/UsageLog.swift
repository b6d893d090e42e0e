import TrackerDomain
import TrackerExchange
import TrackerPresentation

/// The log of usage events: JSON lines on this machine, without names or content.
struct UsageLog {
    let session: Session
    let today: () -> Day

    func append(_ event: UsageEvent) {
        session.environment.appendLine(session.paths.log, JSON.usage(event, on: today()).text)
    }
}
