/// The documents of version 3, which add keys to the tracker of version 2; they never change.
package enum Version3 {
    package static let number = 3

    package typealias Tracker = ExtendedTracker<Keys>

    /// The keys that version 3 adds; those that a tracker does not use are left out.
    package struct Keys: Codable, Hashable, Sendable {
        /// The days that have an amount, by year.
        package var amounts: TextsByKey?
        /// The goal by the day from which it holds.
        package var goals: TextsByKey?
        /// The notes by day.
        package var notes: TextsByKey?
        /// The days by year.
        package var rests: TextsByKey?
        /// The days by year.
        package var skips: TextsByKey?
        /// Left out while the tracker is active.
        package var standing: String?
    }
}
