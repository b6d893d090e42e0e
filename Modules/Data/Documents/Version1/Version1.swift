/// The documents of version 1, the original app's flat lists: read and migrated, never written or changed.
package enum Version1 {
    package static let number = 1

    package struct Library: Codable, Hashable, Sendable {
        package var categories: [Category]
        package var records: [Record]
        package var trackers: [Tracker]
        package var version: Int
    }

    package struct Category: Codable, Hashable, Sendable {
        package var id: String
        package var title: String
    }

    /// One tracker done on one day.
    package struct Record: Codable, Hashable, Sendable {
        package var date: String
        package var trackerID: String
    }

    package struct Tracker: Codable, Hashable, Sendable {
        package var categoryID: String
        package var color: Int
        package var emoji: String
        package var id: String
        package var name: String
        package var pinned: Bool
        /// 1 for Sunday to 7 for Saturday; empty for an irregular event.
        package var schedule: [Int]
    }
}
