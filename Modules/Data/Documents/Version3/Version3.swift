/// The documents of version 3, which differ from those of version 2 in what a tracker has.
///
/// They never change: files of that version are there for ever.
package enum Version3 {
    package static let number = 3

    package typealias Tracker = ExtendedTracker<Keys>
    package typealias Library = Version2.LibraryOf<Tracker>
    package typealias History = Version2.HistoryOf<Tracker>

    /// What a tracker makes no use of is left out.
    package struct Keys: Codable, Hashable, Sendable {
        /// The days of each year that have an amount.
        package var amounts: [String: String]?
        /// The goal from each day on.
        package var goals: [String: String]?
        /// The text of each day that has one.
        package var notes: [String: String]?
        /// The days of each year.
        package var rests: [String: String]?
        /// The days of each year.
        package var skips: [String: String]?
        /// Left out while the tracker is active.
        package var standing: String?
    }
}
