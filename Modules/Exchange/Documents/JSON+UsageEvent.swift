public import TrackerDomain
public import TrackerPresentation

extension JSON {
    /// A line of the usage log, without names or content.
    public static func usage(_ event: UsageEvent, on day: Day) -> JSON {
        let line = JSON.document([
            "date": .string(day.iso), "event": .string(event.kind.rawValue), "screen": .string(event.screen),
        ])
        return event.item.map { line.appending(["item": .string($0.rawValue)]) } ?? line
    }
}
