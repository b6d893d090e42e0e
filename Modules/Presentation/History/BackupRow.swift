public import TrackerDomain

/// A backup in the list.
public struct BackupRow: Hashable, Sendable {
    /// 1 for the first one; what a restore takes.
    public let number: Int
    public let backup: Backup
    public let written: ClockReading
    /// True if it is of another library that had the same path before.
    public let isOther: Bool

    /// The rows of a list, the newest first.
    ///
    /// - Parameter reading: What the clock showed at a moment, in seconds since 1970.
    public static func rows(of list: BackupList, _ reading: (Int64) -> ClockReading) -> [BackupRow] {
        list.backups.enumerated().map { index, backup in
            BackupRow(
                number: index + 1, backup: backup, written: reading(backup.written),
                isOther: list.presentID.map { $0 != backup.libraryID } ?? false)
        }
    }
}
