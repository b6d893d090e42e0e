internal import TrackerDomain

/// The documents of version 4, which stores steps that have a name.
///
/// Its trackers are those of version 3; its steps stand alone. It never changes: files of that version exist for
/// ever.
package enum Version4 {
    package static let number = 4

    package typealias Tracker = Version3.Tracker
}

extension StepName {
    /// The version of the file that introduced the name: older programs would not know its word.
    var firstVersion: Int {
        switch self {
        case .imported, .restored: Version4.number
        }
    }
}
