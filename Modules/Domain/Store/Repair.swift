/// The result of a repair.
public struct Repair: Hashable, Sendable {
    public enum Source: Hashable, Sendable {
        /// The newest good backup, written on the day.
        case backup(day: Day)
        /// The library itself: only its history was damaged, and is removed.
        case library
        /// The library as it is: so many backups had a generation of 10⁹ or more and are renamed.
        case backupNumbers(Int)
    }

    public let source: Source
    public let library: Library
    /// The path of the backup of the damaged bytes; nil if there were none.
    public var damagedCopy: String?
    /// The steps in the damaged file that the backup lacks, oldest first.
    public let lost: [LostStep]
    /// True if the damaged file was cut off within its steps.
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

/// A step that a repair does not restore.
public enum LostStep: Hashable, Sendable {
    case done(Step)
    /// The undo of a step, which is done again.
    case undone(Step)

    public var step: Step {
        switch self {
        case .done(let step), .undone(let step): step
        }
    }
}
