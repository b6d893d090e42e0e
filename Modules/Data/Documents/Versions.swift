package import TrackerDomain

/// A tracker in one version of the file, from version 2 on; all else is the same in them.
package protocol TrackerDocument: Codable, Hashable, Sendable {
    /// The fields that the version stores.
    static var fields: Set<TrackerField> { get }
    static var days: Set<DaySetField> { get }
    static var dayFields: Set<DayValueField> { get }

    init(_ tracker: Tracker)
    func tracker() throws(PropertyListFault) -> Tracker
}

/// One version of the file from 2 on.
package struct FileVersion: Sendable {
    package let number: Int
    /// The version's document of a tracker.
    package let tracker: any TrackerDocument.Type
    package let wording: StepWording

    package init(_ number: Int, _ tracker: any TrackerDocument.Type, _ wording: StepWording = .version6) {
        self.number = number
        self.tracker = tracker
        self.wording = wording
    }
}

/// The versions of the file from 2 on.
package struct Versions {
    /// To add a version, append it.
    package static let known = Versions([
        FileVersion(Version2.number, Version2.Tracker.self, .version2),
        FileVersion(Version3.number, Version3.Tracker.self, .version2),
        FileVersion(Version4.number, Version4.Tracker.self, .version4),
        FileVersion(Version5.number, Version5.Tracker.self, .version5),
        FileVersion(Version6.number, Version6.Tracker.self, .version6),
    ])

    /// Oldest first.
    package let all: [FileVersion]

    package init(_ all: [FileVersion]) {
        self.all = all
    }

    package var newest: FileVersion { all[all.count - 1] }

    package subscript(number: Int) -> FileVersion? { all.first { $0.number == number } }

    /// The oldest version that stores all of a library and its history, so that older programs can still read it.
    ///
    /// - Parameter facts: What several devices did, if it is stored beside the library.
    package func oldest(keeping library: Library, _ history: History, facts: ReplicaState? = nil)
        -> FileVersion
    {
        let least = max(library.categoryOrder.firstVersion, facts?.firstVersion ?? 0)
        return all.first { $0.number >= least && Unstorable($0).isAbsent(from: library, history) } ?? newest
    }
}

/// The data that a version cannot store.
private struct Unstorable {
    let version: Int
    let fields: [TrackerField]
    let days: [DaySetField]
    let dayFields: [DayValueField]

    init(_ file: FileVersion) {
        version = file.number
        let (fields, days, dayFields) = (file.tracker.fields, file.tracker.days, file.tracker.dayFields)
        self.fields = TrackerField.allCases.filter { !fields.contains($0) }
        self.days = DaySetField.allCases.filter { !days.contains($0) }
        self.dayFields = DayValueField.allCases.filter { !dayFields.contains($0) }
    }

    func isAbsent(from library: Library, _ history: History) -> Bool {
        library.trackers.allSatisfy(isAbsent) && history.undo.allSatisfy(isAbsent)
            && history.redo.allSatisfy(isAbsent)
    }

    private func isAbsent(from step: Step) -> Bool {
        step.name?.firstVersion ?? 0 <= version && step.changes.allSatisfy(isAbsent)
    }

    private func isAbsent(from tracker: Tracker) -> Bool {
        isAbsent(from: tracker.kind) && fields.allSatisfy { tracker.text(of: $0) == $0.defaultText }
            && days.allSatisfy { tracker[$0].isEmpty }
            && dayFields.allSatisfy { $0.days(of: tracker).isEmpty }
    }

    private func isAbsent(from kind: Tracker.Kind) -> Bool { kind.firstVersion <= version }

    private func isAbsent(from change: Change) -> Bool {
        switch change {
        case .tracker(_, .added(let tracker, _)), .tracker(_, .deleted(let tracker, _)):
            isAbsent(from: tracker)
        case .tracker(_, .moved), .category(_, .moved), .categoryOrder: version >= Version6.number
        case .tracker(_, .set(.schedule, let old, let new)):
            // A text without a schedule has no rule.
            [old, new].compactMap { Tracker.Kind(fieldText: $0) }.allSatisfy(isAbsent)
        case .tracker(_, .set(let field, _, _)): !fields.contains(field)
        case .tracker(_, .days(let field, _, _)): !days.contains(field)
        case .tracker(_, .value(let field, _, _, _, let isAdding)):
            !dayFields.contains(field) && (!isAdding || version >= Version5.number)
        case .category(_, .added), .category(_, .deleted), .category(_, .set(.name, _, _)): true
        }
    }
}

extension Tracker.Kind {
    /// The version of the file that introduced the newest of its rules.
    var firstVersion: Int {
        switch self {
        case .habit(let history): history.entries.reduce(0) { max($0, $1.value.firstVersion) }
        case .event: 0
        }
    }
}

extension Schedule {
    /// The version of the file that introduced the rule: older programs would not know its text.
    package var firstVersion: Int {
        switch self {
        case .weekdays: 1
        case .interval, .monthDays, .quota: 3
        case .sum: 6
        }
    }
}
