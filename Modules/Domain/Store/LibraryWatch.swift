/// Notices that another program has written the library, that other devices have published, or that a new day has begun.
public struct LibraryWatch {
    private let stampNow: () -> LibraryStamp?
    private let folderNow: () -> SyncStamp?
    private let todayNow: () -> Day
    private var stamp: LibraryStamp?
    private var folder: SyncStamp?
    private var today: Day

    /// - Parameter folder: The state of the files of other devices; what is there at first counts as new.
    public init(
        stamp: @escaping () -> LibraryStamp?, folder: @escaping () -> SyncStamp? = { nil },
        today: @escaping () -> Day
    ) {
        (stampNow, folderNow, todayNow) = (stamp, folder, today)
        (self.stamp, self.today) = (stamp(), today())
    }

    /// True if something changed since the last call.
    public mutating func hasChanged() -> Bool {
        let (newStamp, newToday) = (stampNow(), todayNow())
        defer { (stamp, today) = (newStamp, newToday) }
        return newStamp != stamp || newToday != today
    }

    /// Counts the files of other devices as new once more.
    public mutating func forgetFolder() { folder = nil }

    /// True if other devices' files changed since the last call; not if their folder is gone.
    public mutating func folderHasChanged() -> Bool {
        guard let newFolder = folderNow(), newFolder != folder else { return false }
        folder = newFolder
        return true
    }
}
