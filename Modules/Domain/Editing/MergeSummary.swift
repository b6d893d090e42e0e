/// The counts of a merge: each incoming tracker and each value of its days is new, the same or different.
public struct MergeSummary: Sendable {
    public struct Counts: Hashable, Sendable {
        public var trackers = 0
        public var done = 0
        public var amounts = 0
        /// Including paused days.
        public var skips = 0
        public var notes = 0

        public init() {}

        fileprivate init(_ tracker: Tracker) {
            trackers = 1
            done = tracker.marks.count
            amounts = tracker.amounts.count
            skips = tracker.skips.count + tracker.pausedDays.count
            notes = tracker.notes.count
        }

        /// The counts of the values that the days of two trackers share.
        fileprivate init(sharedBy one: Tracker, _ other: Tracker) {
            done = one.marks.intersection(other.marks).count
            amounts = one.amounts.entries.count { other.amounts[$0.day] == $0.value }
            skips =
                one.skips.intersection(other.skips).count
                + one.pausedDays.intersection(other.pausedDays).count
            notes = one.notes.entries.count { other.notes[$0.day] == $0.value }
        }

        private static let parts: [any WritableKeyPath<Counts, Int> & Sendable] = [
            \.trackers, \.done, \.amounts, \.skips, \.notes,
        ]

        fileprivate static func += (left: inout Counts, right: Counts) {
            for part in parts { left[keyPath: part] += right[keyPath: part] }
        }

        fileprivate static func - (left: Counts, right: Counts) -> Counts {
            var counts = left
            for part in parts { counts[keyPath: part] -= right[keyPath: part] }
            return counts
        }
    }

    /// The values added to this library.
    public private(set) var new = Counts()
    /// The values that this library had already.
    public private(set) var same = Counts()
    /// The values that differ here and stay as they are; a tracker, if its fields differ.
    public private(set) var different = Counts()
    /// The number of existing trackers that gained days.
    public private(set) var gaining = 0

    /// - Parameters:
    ///   - after: The library that `before` became by `Edit.merge(other)`.
    ///   - comparesFields: True if a person chose the incoming fields, so that different ones here count.
    public init(of other: Library, into before: Library, giving after: Library, comparesFields: Bool) {
        for incoming in before.matching(other) {
            let tracker = incoming.tracker
            guard let index = incoming.index else {
                new += Counts(tracker)
                continue
            }
            let (old, now) = (before.trackers[index], after.trackers[index])
            if old != now { gaining += 1 }
            new += Counts(now) - Counts(old)
            same += Counts(sharedBy: tracker, old)
            var rest = Counts(tracker) - Counts(sharedBy: tracker, now)
            rest.trackers = comparesFields && old.differs(from: tracker) ? 1 : 0
            same.trackers += 1 - rest.trackers
            different += rest
        }
    }
}

extension Tracker {
    fileprivate func differs(from other: Tracker) -> Bool {
        createdOn != other.createdOn || !changes(to: other).isEmpty
    }
}
