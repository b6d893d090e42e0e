/// The documents of version 2, with values as the file has them.
///
/// They never change: files of that version exist for ever. A later version extends the tracker of the one before
/// (`ExtendedTracker`); its library is `Version2.LibraryOf` that tracker.
package enum Version2 {
    package static let number = 2

    package typealias Library = LibraryOf<Tracker>

    package struct LibraryOf<Tracker: Codable & Hashable & Sendable>: Codable, Hashable, Sendable {
        package var categories: [Category]
        /// The number of writes of the library.
        package var generation: Int
        package var history: HistoryOf<Tracker>?
        package var id: String
        package var trackers: [Tracker]
        package var version: Int
    }

    package struct Category: Codable, Hashable, Sendable {
        package var id: String
        package var name: String
    }

    package struct Tracker: Codable, Hashable, Sendable {
        package var category: String
        /// Its number in the palette.
        package var color: Int
        /// The days by year.
        package var completions: TextsByKey
        package var created: String
        package var emoji: String
        package var id: String
        package var kind: String
        package var name: String
        package var pinned: Bool
        /// The weekdays by the day from which they hold; nil for events.
        package var schedule: TextsByKey?
    }

    /// The steps, one per line; the next one to be undone or redone is last.
    package struct HistoryOf<Tracker: Codable & Hashable & Sendable>: Codable, Hashable, Sendable {
        package var redo = Lines()
        /// The trackers that the steps deleted.
        package var removed: [Tracker] = []
        package var undo = Lines()
    }
}
