public import TrackerDomain

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
    public let damagedCopy: String?
    /// The steps that the damaged file still told of and the backup does not have, oldest first.
    public let lost: [Step]
}
