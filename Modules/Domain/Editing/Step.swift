/// One step of the history: all that one command or one Save did.
public struct Step: Hashable, Sendable {
    /// In the order of application; never empty.
    public let changes: [Change]
    /// Today when the step was made.
    public let day: Day

    public init(changes: [Change], day: Day) {
        self.changes = changes
        self.day = day
    }

    /// The step that takes this one back.
    public var inverse: Step { Step(changes: changes.reversed().map(\.inverse), day: day) }
}
