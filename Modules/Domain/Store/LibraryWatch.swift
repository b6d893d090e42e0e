/// Notices that another program has written the library, or that a new day has begun.
public struct LibraryWatch {
    private let stampNow: () -> LibraryStamp?
    private let todayNow: () -> Day
    private var stamp: LibraryStamp?
    private var today: Day

    public init(stamp: @escaping () -> LibraryStamp?, today: @escaping () -> Day) {
        (stampNow, todayNow) = (stamp, today)
        (self.stamp, self.today) = (stamp(), today())
    }

    /// True if something changed since the last call.
    public mutating func hasChanged() -> Bool {
        let (newStamp, newToday) = (stampNow(), todayNow())
        defer { (stamp, today) = (newStamp, newToday) }
        return newStamp != stamp || newToday != today
    }
}
