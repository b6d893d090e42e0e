package import TrackerDomain

/// A tracker in one version of the file, from version 2 on; all else is the same in them.
package protocol TrackerDocument: Codable, Hashable, Sendable {
    /// The number of the version.
    static var version: Int { get }
    /// The fields that the version stores.
    static var fields: Set<TrackerField> { get }
    static var days: Set<DaySetField> { get }
    static var dayFields: Set<DayValueField> { get }

    init(_ tracker: Tracker)
    func tracker() throws(PropertyListFault) -> Tracker
}

/// The versions of the file from 2 on.
package struct Versions {
    /// To add a version, append it.
    package static let known = Versions([Version2.Tracker.self, Version3.Tracker.self])

    /// Oldest first.
    package let trackers: [any TrackerDocument.Type]

    package init(_ trackers: [any TrackerDocument.Type]) {
        self.trackers = trackers
    }

    package var newest: any TrackerDocument.Type { trackers[trackers.count - 1] }

    package subscript(number: Int) -> (any TrackerDocument.Type)? { trackers.first { $0.version == number } }

    /// The oldest version that stores all of a library and its history, so that older programs can still read it.
    package func oldest(keeping library: Library, _ history: History) -> any TrackerDocument.Type {
        trackers.first { Places($0).keep(library, history) } ?? newest
    }
}

/// The data that a version can store.
private struct Places {
    let version: Int
    let fields: Set<TrackerField>
    let days: Set<DaySetField>
    let dayFields: Set<DayValueField>

    init(_ document: any TrackerDocument.Type) {
        version = document.version
        fields = document.fields
        days = document.days
        dayFields = document.dayFields
    }

    func keep(_ library: Library, _ history: History) -> Bool {
        library.trackers.allSatisfy(keep)
            && (history.undo + history.redo).flatMap(\.changes).allSatisfy(keep)
    }

    private func keep(_ tracker: Tracker) -> Bool {
        keep(tracker.kind)
            && TrackerField.allCases.allSatisfy {
                fields.contains($0) || tracker.text(of: $0) == $0.unsaid
            }
            && DaySetField.allCases.allSatisfy { days.contains($0) || tracker[$0].isEmpty }
            && DayValueField.allCases.allSatisfy { dayFields.contains($0) || $0.days(of: tracker).isEmpty }
    }

    private func keep(_ kind: Tracker.Kind) -> Bool {
        switch kind {
        case .habit(let history): history.entries.allSatisfy { $0.value.firstVersion <= version }
        case .event: true
        }
    }

    private func keep(_ change: Change) -> Bool {
        switch change {
        case .trackerAdded(let tracker, _), .trackerDeleted(let tracker, _): keep(tracker)
        case .trackerSet(_, .schedule, let old, let new):
            // A text without schedules has no rule, either.
            [old, new].compactMap { Tracker.Kind(fieldText: $0) }.allSatisfy(keep)
        case .trackerSet(_, let field, _, _): fields.contains(field)
        case .daysAdded(_, let field, _), .daysRemoved(_, let field, _): days.contains(field)
        case .daySet(_, let field, _, _, _): dayFields.contains(field)
        case .categoryAdded, .categoryDeleted, .categorySet(_, .name, _, _): true
        }
    }
}

extension Schedule {
    /// The version of the file that introduced the rule: older programs would not know its text.
    package var firstVersion: Int {
        switch self {
        case .weekdays: 1
        case .interval, .monthDays, .quota: 3
        }
    }
}
