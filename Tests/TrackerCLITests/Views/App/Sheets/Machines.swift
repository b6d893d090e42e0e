import DeskKit
import Samples
import TrackerDomain

/// How this device stands with others when a sheet is opened.
enum Machines {
    case inStep, inTrouble, notBegun

    var sync: FakeSync {
        switch self {
        case .inStep: .ofThree
        case .inTrouble: .inTrouble
        case .notBegun: .notBegun
        }
    }
}

extension FakeSync {
    /// Two things are wrong, and this device waits.
    static var inTrouble: FakeSync {
        let sync = FakeSync.ofThree
        var status = sync.get(\.status)
        status?.folder = "/home/anna/Sync/Tracker"
        status?.isWaiting = true
        status?.findings = [
            .cannotPublish(path: "/home/anna/Sync/Tracker", .notPermitted), .file("phone", .incomplete),
        ].map { DatedFinding($0, since: "2026-11-20") }
        sync.set(\.status, to: status)
        return sync
    }

    static var notBegun: FakeSync {
        let sync = FakeSync()
        sync.set(\.proposal, to: SyncProposal(folder: "/home/anna/Sync/Tracker", name: "laptop"))
        let trackers = ["Run", "Read"] + (1...10).map { "Habit \($0)" }
        sync.set(\.contents, to: .otherLibrary(devices: ["desk"], trackers: trackers))
        return sync
    }
}
