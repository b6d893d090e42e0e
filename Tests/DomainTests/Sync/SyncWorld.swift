import Samples
import TestKit
import TrackerDomain

/// Devices that change one library, each on its own, and see of each other what a folder brings: late, twice, in any order.
///
/// An event is a number, from which all of it follows; a world without some of its events is a world, too.
struct SyncWorld {
    static let firstDay: Day = "2026-03-06"
    static let libraryID: Identifier = 1000

    /// The facts of a device as it published them once.
    struct Version {
        let device: DeviceID
        let facts: ReplicaState
        let seen: OperationSet

        var peer: Peer { Peer(device: device, name: device.text, facts: facts) }
    }

    struct Member {
        var device: DeviceID
        var journal: Journal
        var seen: OperationSet
        /// How far its clock is off, in days.
        var offset: Int
        /// Earlier states, to be restored.
        var earlier: [(journal: Journal, seen: OperationSet)] = []
    }

    /// A rule of the design that does not hold.
    struct Violation: Error, CustomStringConvertible {
        let rule: String
        let what: String
        var description: String { "\(rule): \(what)" }
    }

    var devices: [Member] = []
    var published: [[Version]] = []
    var causality = Causality()
    /// True once a clearing of the history forgot something: what others mark since then is the one exception.
    var hasForgotten = false
    /// True if devices may be copied with their id, and nothing tells the copies.
    let hasTwins: Bool
    /// Four worlds in five are about something.
    let stress: SmallEdits.Stress
    /// The violations of the exception, told apart.
    var exceptions = 0
    /// The number of times that ids became one.
    var foldings = 0
    /// Whether each device is held against all it has seen after each step, not only at the end.
    var checksEachStep = false
    /// What happened, if asked for.
    var log: [String]?
    private var newDevices = 0

    init(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        hasTwins = Self.hasTwins(seed: seed)
        stress = SmallEdits.Stress.allCases.randomElement(using: &random)!
        let library = try Library.holding(
            .habit(1, "Run", done: ["2026-03-06"]),
            .habit(2, "Water", goal: "at least 5", done: ["2026-03-06"], amounts: [("2026-03-06", "5")]),
            .habit(3, "Coffee", in: .work, goal: "at most 2"), .event(4, "Dentist", in: .work))
        var seen = OperationSet()
        let first = newDevice()
        causality.begin(with: library, by: first, seen: &seen)
        let facts = ReplicaState(library, by: first)
        for index in 0..<[1, 2, 2, 2, 3, 3, 4, 6].prefix(stress == .none ? 8 : 4).randomElement(
            using: &random)!
        {
            // The last of many begins with nothing and takes everything from the folder.
            let begins = index < 4
            let known = begins ? facts : ReplicaState()
            devices.append(
                Member(
                    device: index == 0 ? first : newDevice(),
                    journal: Journal(library: try known.library(Self.libraryID)),
                    seen: begins ? seen : OperationSet(),
                    offset: [0, 0, 0, 1, -1, 400, -3].randomElement(using: &random)!))
            devices[index].journal = Journal(
                library: devices[index].journal.library,
                replica: Replica(facts: known, device: devices[index].device))
            published.append([])
            publish(index)
        }
    }

    /// Whether a world is one of the few in which devices are copied untold.
    static func hasTwins(seed: UInt64) -> Bool { seed % 20 == 19 }

    mutating func tell(_ index: Int, _ line: @autoclosure () -> String) {
        if log != nil { log?.append("\(index) \(devices[index].device.text) \(line())") }
    }

    mutating func newDevice() -> DeviceID {
        newDevices += 1
        // A later device may come before or after others in the order of ids.
        let letters = Array("mzakbycx")
        return DeviceID(stringLiteral: "\(letters[newDevices % letters.count])\(100 + newDevices)")
    }

    mutating func publish(_ index: Int) {
        guard let replica = devices[index].journal.replica else { return }
        published[index].append(
            Version(device: replica.device, facts: replica.facts, seen: devices[index].seen))
    }

    /// Lets everything arrive everywhere, and checks that all are equal then.
    mutating func deliverAll() throws {
        for _ in 0..<8 {
            for index in devices.indices { publish(index) }
            let newest = published.map { $0.last! }
            for index in devices.indices { try takeIn(newest, on: index, today: Self.firstDay + 2) }
            let first = devices[0].journal
            guard devices.allSatisfy({ $0.journal.replica?.facts == first.replica?.facts }) else { continue }
            guard devices.allSatisfy({ $0.journal.library == first.library }) else {
                throw Violation(rule: "(a) equal", what: "libraries differ")
            }
            return try checkCausality(of: 0)
        }
        throw Violation(rule: "(a) equal", what: "facts differ after eight rounds")
    }
}
