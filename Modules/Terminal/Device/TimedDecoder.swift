/// A key decoder that knows the time: a lone escape is a key once nothing has followed for a moment.
package struct TimedDecoder {
    private var decoder = KeyDecoder()
    /// When the bytes so far mean something even if no more come; nil while nothing is open.
    package private(set) var deadline: ContinuousClock.Instant?

    /// The terminal sends a sequence in one piece; over a slow line its pieces come a few milliseconds apart.
    private static let patience = Duration.milliseconds(40)

    package init() {}

    package mutating func decode(_ bytes: [UInt8], at now: ContinuousClock.Instant) -> [InputEvent] {
        let events = decoder.decode(bytes)
        deadline = decoder.isAmbiguous ? now + Self.patience : nil
        return events
    }

    /// What the open bytes mean, if their time is over.
    package mutating func passTime(to now: ContinuousClock.Instant) -> [InputEvent] {
        guard let deadline, deadline <= now else { return [] }
        self.deadline = nil
        return decoder.timeout()
    }
}
