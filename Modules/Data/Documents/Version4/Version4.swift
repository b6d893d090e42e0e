/// The documents of version 4, with the trackers of version 3 and a new syntax of steps; they never change.
package enum Version4 {
    package static let number = 4

    package typealias Tracker = Version3.Tracker
}
