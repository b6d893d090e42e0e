/// One step of the history: all that one command or one Save did.
public struct Step: Hashable, Sendable {
    /// In the order of application; never empty.
    public let changes: [Change]
    /// Today when the step was made.
    public let day: Day
    /// The name of the step, if its changes alone do not tell it.
    public let name: StepName?

    public init(changes: [Change], day: Day, name: StepName? = nil) {
        self.changes = changes
        self.day = day
        self.name = name
    }

    /// The step that undoes this one; it keeps the name.
    public var inverse: Step { Step(changes: changes.reversed().map(\.inverse), day: day, name: name) }

    /// The step with other changes; nil if there are none.
    func having(_ changes: [Change]) -> Step? {
        changes.isEmpty ? nil : Step(changes: changes, day: day, name: name)
    }
}

/// The name of a step whose changes could also come from other commands; the raw value is its name in files.
public enum StepName: RawRepresentable, Hashable, Sendable {
    /// Imported a file.
    case imported
    /// Restored an earlier state of the library.
    case restored
    /// Merged a tracker, or a category, into the one with this id.
    case merged(into: Identifier)

    public init?(rawValue: String) {
        switch rawValue {
        case Self.imported.rawValue: self = .imported
        case Self.restored.rawValue: self = .restored
        default:
            guard let target = Identifier(rawValue.suffix(36)) else { return nil }
            self = .merged(into: target)
            if self.rawValue != rawValue { return nil }
        }
    }

    public var rawValue: String {
        switch self {
        case .imported: "import"
        case .restored: "restore"
        case .merged(let target): "merge:\(target)"
        }
    }
}
