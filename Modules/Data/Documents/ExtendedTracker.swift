package import TrackerDomain

/// A tracker of the previous version, with the keys that this version adds.
package struct ExtendedTracker<Own: TrackerExtension>: TrackerDocument {
    package var before: Own.Before
    package var own: Own

    package init(_ tracker: Tracker) {
        before = Own.Before(tracker)
        own = Own(tracker)
    }

    package func tracker() throws(PropertyListFault) -> Tracker {
        var tracker = try before.tracker()
        try own.add(to: &tracker)
        return tracker
    }

    package init(from decoder: any Decoder) throws {
        (before, own) = try decoder.decode(Own.Before.self, beside: Own.self)
    }

    package func encode(to encoder: any Encoder) throws {
        try before.encode(to: encoder)
        try own.encode(to: encoder)
    }
}

/// The keys that one version of the file adds to a tracker of the version before; all are optional.
package protocol TrackerExtension: Codable, Hashable, Sendable {
    associatedtype Before: TrackerDocument

    init(_ tracker: Tracker)

    /// Adds the values of these keys to the tracker read by the previous version.
    func add(to tracker: inout Tracker) throws(PropertyListFault)
}
