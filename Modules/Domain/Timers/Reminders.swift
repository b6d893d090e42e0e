/// The reminders of this device; closures, so that a test can answer in the place of its systems.
public struct Reminders: Sendable {
    public var timer: SystemTimer
    /// Brings a message to the person; returns the way it took, nil if it has to be printed.
    public var deliver: @Sendable (ReminderMessage, ReminderDelivery) -> String?
    /// Keeps how the last reminder went: its time, and its way.
    public var record: @Sendable (_ line: String) -> Void
    public var lastRecord: @Sendable () -> String?

    public init(
        timer: SystemTimer, deliver: @escaping @Sendable (ReminderMessage, ReminderDelivery) -> String?,
        record: @escaping @Sendable (String) -> Void, lastRecord: @escaping @Sendable () -> String?
    ) {
        self.timer = timer
        self.deliver = deliver
        self.record = record
        self.lastRecord = lastRecord
    }
}

/// A title with its lines.
public struct ReminderMessage: Hashable, Sendable {
    public let title: String
    public let lines: [String]

    public init(title: String, lines: [String]) {
        self.title = title
        self.lines = lines
    }
}
