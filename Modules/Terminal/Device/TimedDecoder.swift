/// A key decoder with a clock: a lone escape is a key if nothing follows within 40 ms.
package struct TimedDecoder {
    private var decoder = KeyDecoder()
    /// The time at which the bytes so far count as complete; nil if none are open.
    package private(set) var deadline: ContinuousClock.Instant?

    /// The longest gap within a sequence: on a slow line its pieces come a few milliseconds apart.
    private static let patience = Duration.milliseconds(40)

    package init() {}

    package mutating func decode(_ bytes: [UInt8], at now: ContinuousClock.Instant) -> [InputEvent] {
        let events = decoder.decode(bytes)
        deadline = decoder.isAmbiguous ? now + Self.patience : nil
        return events
    }

    /// Returns the events of the open bytes if their time is over.
    package mutating func passTime(to now: ContinuousClock.Instant) -> [InputEvent] {
        guard let deadline, deadline <= now else { return [] }
        self.deadline = nil
        return decoder.timeout()
    }
}
