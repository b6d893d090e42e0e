package import TrackerDomain

/// A tracker in one version of the file, from version 2 on; all else is the same in them.
package protocol TrackerDocument: Codable, Hashable, Sendable {
    init(_ tracker: Tracker)
    func tracker() throws(PropertyListFault) -> Tracker
}

/// One version of the file from 2 on.
package struct FileVersion: Sendable {
    package let number: Int
    /// The version's document of a tracker.
    package let tracker: any TrackerDocument.Type
    package let wording: StepWording

    package init(_ number: Int, _ tracker: any TrackerDocument.Type, _ wording: StepWording) {
        self.number = number
        self.tracker = tracker
        self.wording = wording
    }
}

/// Version 7, with the documents of version 6: new are words of older keys, `whenever` among the schedules and
/// `by=merge:ID` of a step, and keys of the facts: `folded`, in published files `mark` and `earlier`.
package enum Version7 {
    package static let number = 7
}

/// The versions of the file from 2 on: all are read, only the newest is written.
package struct Versions {
    /// To add a version, append it.
    package static let known = Versions(all: [
        FileVersion(Version2.number, Version2.Tracker.self, .version2),
        FileVersion(Version3.number, Version3.Tracker.self, .version2),
        FileVersion(Version4.number, Version4.Tracker.self, .version4),
        FileVersion(Version5.number, Version5.Tracker.self, .version5),
        FileVersion(Version6.number, Version6.Tracker.self, .version6),
        FileVersion(Version7.number, Version6.Tracker.self, .version6),
    ])

    /// Oldest first.
    package let all: [FileVersion]

    package var newest: FileVersion { all[all.count - 1] }

    package subscript(number: Int) -> FileVersion? { all.first { $0.number == number } }
}
