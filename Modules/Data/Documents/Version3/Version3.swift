package import TrackerDomain

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

/// Converts the keys that version 3 adds to a tracker.
extension Version3.Keys: TrackerExtension {
    package typealias Before = Version2.Tracker

    package init(_ tracker: Tracker) {
        amounts = tracker.amounts.version3.unlessEmpty
        goals = tracker.goals?.version2(Goal.text(of:))
        notes = tracker.notes.version3.unlessEmpty
        rests = tracker.pausedDays.version2.unlessEmpty
        skips = tracker.skips.version2.unlessEmpty
        standing = tracker.status == .active ? nil : tracker.status.text
    }

    package func add(to tracker: inout Tracker) throws(PropertyListFault) {
        tracker.goals = try goals.map { texts throws(PropertyListFault) in
            try part("goals", GoalHistory(version2: texts) { Goal.value(ofText: UserText($0).name) })
        }
        tracker.status = try part("standing", TrackerStatus(version3: standing))
        tracker[.skips] = try part("skips", DaySet(version2: skips ?? TextsByKey()))
        tracker[.pausedDays] = try part("rests", DaySet(version2: rests ?? TextsByKey()))
        tracker.amounts = try part("amounts", DayMap(version3: amounts ?? TextsByKey()))
        tracker.notes = try part("notes", DayMap(version3: notes ?? TextsByKey()))
    }
}

extension TextsByKey {
    /// Nil if empty: such a key is left out of the file.
    fileprivate var unlessEmpty: Self? { isEmpty ? nil : self }
}
