/// One step of the history: all that one command or one Save did.
public struct Step: Hashable, Sendable {
    /// In the order of application; never empty.
    public let changes: [Change]
    /// Today when the step was made.
    public let day: Day
    /// What the step was, if its changes alone do not say it.
    public let name: StepName?

    public init(changes: [Change], day: Day, name: StepName? = nil) {
        self.changes = changes
        self.day = day
        self.name = name
    }

    /// The step that takes this one back; it keeps the name.
    public var inverse: Step { Step(changes: changes.reversed().map(\.inverse), day: day, name: name) }
}

/// What a step was that could have made its changes in another way, too.
///
/// The raw value is its word in library files.
public enum StepName: String, CaseIterable, Sendable {
    /// Took in what another program, or this one, had written.
    case imported = "import"
    /// Brought back an earlier state of the library.
    case restored = "restore"
}
