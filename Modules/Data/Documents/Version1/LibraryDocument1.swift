internal import TrackerDomain

/// The root of a library file of version 1: the original app's flat lists.
///
/// Read and migrated, never written.
struct LibraryDocument1: Decodable {
    static let version = 1

    var categories: [Category]
    var records: [Record]
    var trackers: [Tracker]
    var version: Int

    struct Category: Decodable {
        @AsText var id: Identifier
        @AsText var title: UserText
    }

    struct Tracker: Decodable {
        @AsText var categoryID: Identifier
        var color: ColorNumber
        @AsText var emoji: UserText
        @AsText var id: Identifier
        @AsText var name: UserText
        var pinned: Bool
        /// Weekdays, 1 = Sunday to 7 = Saturday; empty for an irregular event.
        var schedule: [SundayFirstWeekday]
    }

    /// One tracker done on one day.
    struct Record: Decodable {
        @AsText var date: Day
        @AsText var trackerID: Identifier
    }
}
