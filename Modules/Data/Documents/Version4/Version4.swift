internal import TrackerDomain

/// The documents of version 4, with the trackers of version 3 and a new syntax of steps; they never change.
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
