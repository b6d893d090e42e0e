/// The documents of version 3, which differ from those of version 2 in what a tracker has.
///
/// They never change: files of that version are there for ever.
package enum Version3 {
    package static let number = 3

    package typealias Library = Version2.LibraryOf<Tracker>
    package typealias History = Version2.HistoryOf<Tracker>

    /// What a tracker makes no use of is left out.
    package struct Tracker: Codable, Hashable, Sendable {
        /// The days of each year that have an amount.
        package var amounts: [String: String]?
        package var category: String
        /// Its number in the palette.
        package var color: Int
        /// The days of each year.
        package var completions: [String: String]
        package var created: String
        package var emoji: String
        /// The goal from each day on.
        package var goals: [String: String]?
        package var id: String
        package var kind: String
        package var name: String
        /// The text of each day that has one.
        package var notes: [String: String]?
        package var pinned: Bool
        /// The days of each year.
        package var rests: [String: String]?
        /// The rule from each day on; left out of events.
        package var schedule: [String: String]?
        /// The days of each year.
        package var skips: [String: String]?
        /// Left out while the tracker is active.
        package var standing: String?
    }
}
