/// What a repair brought back, and what it could not.
public struct Repair: Hashable, Sendable {
    public enum Source: Hashable, Sendable {
        /// The newest good backup, written on a day.
        case backup(day: Day)
        /// The library itself: only its history of changes was damaged, and is forgotten.
        case library
        /// The library as it is: this many backups had numbers that no counting reaches, and are kept under others.
        case backupNumbers(Int)
    }

    public let source: Source
    public let library: Library
    /// Where the damaged bytes are kept; nil where there were none.
    public var damagedCopy: String?
    /// The steps that the damaged file still told of and the backup does not have, oldest first.
    public let lost: [LostStep]
    /// Whether the damaged file broke off before it had told of all steps, so that more may be lost.
    public let mayHaveLostMore: Bool

    public init(
        _ source: Source, _ library: Library, lost: [LostStep] = [], mayHaveLostMore: Bool = false
    ) {
        self.source = source
        self.library = library
        self.lost = lost
        self.mayHaveLostMore = mayHaveLostMore
    }
}

/// A step that a repair does not bring back.
public enum LostStep: Hashable, Sendable {
    case done(Step)
    /// The undo of a step, which is there again.
    case undone(Step)

    public var step: Step {
        switch self {
        case .done(let step), .undone(let step): step
        }
    }
}
