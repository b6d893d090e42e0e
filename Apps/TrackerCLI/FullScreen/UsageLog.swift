import TrackerData
import TrackerDomain
import TrackerExchange
import TrackerPresentation

/// The log of usage events: JSON lines on this machine, without names or content.
struct UsageLog {
    let session: Session
    let today: () -> Day

    func append(_ event: UsageEvent) {
        var line = JSON.document([
            "date": .string(today().iso), "event": .string(event.kind.rawValue),
            "screen": .string(event.screen),
        ])
        if let item = event.item { line = line.appending(["item": .string(item.rawValue)]) }
        session.environment.appendLine(session.paths.log, line.text)
    }
}
