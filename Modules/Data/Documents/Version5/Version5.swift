internal import TrackerDomain

/// The documents of version 5, which add what several devices did to a library of version 4; they never change.
package enum Version5 {
    package static let number = 5

    package typealias Tracker = Version4.Tracker

    /// The key of the facts in a library.
    static let syncKey = "sync"
    static let deviceKey = "device"

    /// What several devices did, as lines that say what differs from the usual; the library has the rest. Version 7 adds `earlier`, `folded` and `mark`.
    ///
    ///     items:  77D1… category #0 k7q2=1
    ///             0F8C… #3 k7q2=41/12 p3xx=377 ; name p3xx@2026-10-02/2 ; goal k7q2@2026-11-03 "2026-10-01:at least 5 km"
    ///     days:   0F8C… completions k7q2 2026: p3xx k7q2 11:3,5 12:1 k7q2/2 11:9
    ///     values: 0F8C… amount k7q2 2026: k7q2=2 11:4 ; 2026-11-09 p3xx@/1 "5" k7q2=2+3000~
    package struct Sync: Codable, Hashable, Sendable {
        /// The sets of days of the trackers (`SourceLine`).
        package var days: [String]
        /// The device that wrote the file.
        package var device: String
        /// Only in a file that a device published: the ids of its earlier lives, `k7q2 m2ab`.
        package var earlier: String?
        /// The ids that nobody uses any more, with their numbers of changes: `k7q2=41 p3xx=377`.
        package var folded: String?
        /// The categories and trackers (`ItemLine`).
        package var items: [String]
        /// Only in a file that a device published: tells the device from others.
        package var mark: String?
        /// The trackers that were deleted, unless they are forgotten.
        package var lost: [Tracker]
        /// Only in a file that a device published: its name, and the day.
        package var published: String?
        /// The amounts and notes of the trackers (`ValueLine`).
        package var values: [String]
    }

    /// What a published file tells of its device, beside the facts.
    struct Sender {
        let name: String
        let day: Day
        let mark: String?
        let earlier: Set<DeviceID>
    }

    /// A library of an earlier version with the facts beside its keys.
    struct Library<Before: Encodable>: Encodable {
        let before: Before
        let sync: Sync

        private enum Key: String, CodingKey {
            case sync
        }

        func encode(to encoder: any Encoder) throws {
            try before.encode(to: encoder)
            var keys = encoder.container(keyedBy: Key.self)
            try keys.encode(sync, forKey: .sync)
        }
    }
}
