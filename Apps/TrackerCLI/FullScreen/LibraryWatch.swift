import TrackerData
import TrackerDomain

/// Notices that another program has written the library, or that a new day has begun.
struct LibraryWatch {
    private let session: Session
    private var stamp: LibraryStamp?
    private var today: Day

    init(_ session: Session) {
        self.session = session
        stamp = session.store.stamp()
        today = session.todayNow()
    }

    /// Whether there is something new since the last time.
    mutating func hasChanged() -> Bool {
        let (newStamp, newToday) = (session.store.stamp(), session.todayNow())
        defer { (stamp, today) = (newStamp, newToday) }
        return newStamp != stamp || newToday != today
    }
}
