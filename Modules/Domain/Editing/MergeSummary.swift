/// What became of all that came with another library: each tracker, and all that its days hold, is counted once.
public struct MergeSummary: Sendable {
    public struct Counts: Hashable, Sendable {
        public var trackers = 0
        public var done = 0
        public var amounts = 0
        /// With rest days.
        public var skips = 0
        public var notes = 0

        public init() {}

        /// A tracker with what its days hold.
        fileprivate init(_ tracker: Tracker) {
            trackers = 1
            done = tracker.completions.count
            amounts = tracker.amounts.entries.count
            skips = tracker.skips.count + tracker.pausedDays.count
            notes = tracker.notes.entries.count
        }

        /// What the days of two trackers hold alike.
        fileprivate init(sharedBy one: Tracker, _ other: Tracker) {
            done = one.completions.intersection(other.completions).count
            amounts = one.amounts.entries.count { other.amounts[$0.day] == $0.value }
            skips =
                one.skips.intersection(other.skips).count
                + one.pausedDays.intersection(other.pausedDays).count
            notes = one.notes.entries.count { other.notes[$0.day] == $0.value }
        }

        fileprivate static func += (left: inout Counts, right: Counts) {
            left.trackers += right.trackers
            left.done += right.done
            left.amounts += right.amounts
            left.skips += right.skips
            left.notes += right.notes
        }

        fileprivate static func - (left: Counts, right: Counts) -> Counts {
            var counts = left
            counts.trackers -= right.trackers
            counts.done -= right.done
            counts.amounts -= right.amounts
            counts.skips -= right.skips
            counts.notes -= right.notes
            return counts
        }
    }

    /// What was not here.
    public private(set) var new = Counts()
    /// What was here, the same.
    public private(set) var same = Counts()
    /// What is otherwise here, and stays as it is here; a tracker, where its fields are.
    public private(set) var different = Counts()
    /// How many trackers were here and gained days.
    public private(set) var gaining = 0

    /// - Parameters:
    ///   - after: The library that `before` became by `Edit.merge(other)`.
    ///   - comparesFields: Whether the fields of what came were somebody's choice, so that other ones here are to be told.
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
